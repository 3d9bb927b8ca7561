// What the code of rules needs in the file, and under which names.

#include <algorithm>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/rewrite/source/taken_names.hpp"

namespace paddle_ls::rewrite {

namespace {

FindingNeed need_of(const FoundRule& found, const Need& need) {
  return {found.table->text(need.name), found.table->text(need.code), need.patches};
}

}  // namespace

// True for a use that is right as it stands because the file has all that it needs.
bool FindingCollector::is_served(const FoundRule& found, const UsePlan& plan) const {
  if (!plan.stays) return false;
  const auto needs = found.table->rows(plan.needs);
  return std::all_of(needs.begin(), needs.end(), [&](const Need& need) {
    FindingNeed wanted = need_of(found, need);
    wanted.is_inner = !need.patches;  // the use calls nothing new
    return has_need(source_, into_.imports, wanted);
  });
}

bool FindingCollector::is_taken(const FindingNeed& need) {
  if (need.is_inner && !into_.imports.helper_module.empty()) return false;
  const std::string_view bound = need.name.substr(0, need.name.find('.'));
  const auto [known, is_new] = is_taken_.try_emplace(need.name);
  if (is_new) {
    known->second =
        rewrite::is_taken(source_, names_, bound) && !has_need(source_, into_.imports, need);
  }
  return known->second;
}

// A name that the rule's code brings into the file, and that something else has there, refuses the
// plan; what stands in for torch's by its name has another one there.
void FindingCollector::settle_taken_names(const FoundRule& found, UsePlan& plan) {
  if (plan.ending != Ending::edits) return;
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    wanted.is_inner = need.of_helper;
    if (!is_taken(wanted)) continue;
    const bool is_class = wanted.code.starts_with("class ");
    wanted.local = keep((is_class ? "Torch" : "torch_") + std::string(wanted.name));
    const bool is_free = !names_.mentions(wanted.local) || has_need(source_, into_.imports, wanted);
    if (plan.replaces_name && plan.target == wanted.name && is_free) {
      plan.target = wanted.local;
      continue;
    }
    fail(plan, "the rewrite needs the name `" + std::string(wanted.name) +
                   "`, which the file gives something else");
    return;
  }
}

void FindingCollector::add_needs(const FoundRule& found, const UsePlan& plan) {
  const std::size_t first = into_.needs.size();
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    if (plan.replaces_name && plan.target.ends_with(wanted.name) && is_taken(wanted)) {
      wanted.local = plan.target;
    }
    wanted.is_inner = !need.patches && plan.target != wanted.name && wanted.local.empty() &&
                      !spells(into_.findings.back().plan, wanted.name);
    into_.needs.push_back(wanted);
  }
  into_.findings.back().plan.needs = {static_cast<std::uint32_t>(first),
                                      static_cast<std::uint32_t>(into_.needs.size() - first)};
  if (plan.ending == Ending::edits) name_helpers(plan, first);
}

// Says in the finding added last what of its fix is a helper, by what it needs from `first` on.
void FindingCollector::name_helpers(const UsePlan& plan, std::size_t first) {
  Finding& finding = into_.findings.back();
  finding.helper_module = into_.imports.helper_module;
  for (std::size_t i = first; i < into_.needs.size(); ++i) {
    const FindingNeed& need = into_.needs[i];
    if (need.code.empty() || need.is_inner) continue;
    const std::string_view local = need.local.empty() ? need.name : need.local;
    if (plan.target == local || (plan.target.empty() && plan.form == local)) {
      finding.helpers = Helpers::target;
      return;
    }
    finding.helpers = finding.helpers == Helpers::none ? Helpers::one : Helpers::several;
  }
}

// True where an edit of the plan writes `name`.
bool FindingCollector::spells(const FindingPlan& plan, std::string_view name) const {
  for (const PlannedEdit& edit : into_.edits.rows(plan.edits)) {
    if (mentions(into_.edits.replacement(edit), name)) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
