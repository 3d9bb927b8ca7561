// What the code of rules needs in the file, and under which names.

#include <algorithm>
#include <span>
#include <string>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/rewrite/source/taken_names.hpp"

namespace paddle_ls::rewrite {

namespace {

FindingNeed need_of(const FoundRule& found, const Need& need) {
  return {0, found.table->text(need.name), found.table->text(need.code), need.patches};
}

// `text` with the identifier `name` spelled `other`, where it is no attribute.
std::string with_other_name(std::string_view text, std::string_view name, std::string_view other) {
  std::string result;
  std::size_t end = 0;
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + name.size())) {
    const std::size_t behind = at + name.size();
    const bool begins = at == 0 || (!is_identifier_byte(text[at - 1]) && text[at - 1] != '.');
    const bool ends =
        behind == text.size() || (!is_identifier_byte(text[behind]) && text[behind] != '=');
    if (!begins || !ends) continue;
    result.append(text.substr(end, at - end)).append(other);
    end = behind;
  }
  return result.append(text.substr(end));
}

// What a helper is called where the file gives its name to something else.
std::string other_name(const FindingNeed& need) {
  return (need.code.starts_with("class ") ? "Torch" : "torch_") + std::string(need.name);
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

// Writes the other name of a helper in the edits from `first` on; false where none has its name, or
// where one also moves text of the source.
bool FindingCollector::call_differently(const EditMark& first, const FindingNeed& need) {
  bool any = false;
  const auto edits = std::span(into_.edits.edits).subspan(first.edits);
  for (const PlannedEdit& edit : edits) {
    if (!mentions(into_.edits.replacement(edit), need.name)) continue;
    if (edit.moved.count > 0 || edit.is_shared) return false;
    any = true;
  }
  for (PlannedEdit& edit : edits) {
    const std::string text = with_other_name(into_.edits.replacement(edit), need.name, need.local);
    edit.replacement = {static_cast<std::uint32_t>(into_.edits.text.size()),
                        static_cast<std::uint32_t>(text.size())};
    into_.edits.text += text;
  }
  return any;
}

// A name that the rule's code brings into the file, and that something else has there, refuses the
// plan; what stands in for torch's by its name has another one there.
void FindingCollector::settle_taken_names(const FoundRule& found, UsePlan& plan,
                                          const EditMark* written) {
  if (plan.ending != Ending::edits) return;
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    wanted.is_inner = need.of_helper;
    if (!is_taken(wanted)) continue;
    wanted.local = keep(other_name(wanted));
    const bool is_free = !names_.mentions(wanted.local) || has_need(source_, into_.imports, wanted);
    if (plan.replaces_name && plan.target == wanted.name && is_free) {
      plan.target = wanted.local;
      continue;
    }
    const bool may_rename = is_free && !need.of_helper && !need.patches;
    if (may_rename && written != nullptr && call_differently(*written, wanted)) continue;
    fail(plan, "the rewrite needs the name `" + std::string(wanted.name) +
                   "`, which the file gives something else");
    return;
  }
}

void FindingCollector::add_needs(const FoundRule& found, const UsePlan& plan) {
  const std::size_t first = into_.needs.size();
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    wanted.finding = static_cast<std::uint32_t>(into_.findings.size() - 1);
    if (plan.replaces_name && plan.target.ends_with(wanted.name) && is_taken(wanted)) {
      wanted.local = plan.target;
    } else if (is_taken(wanted) && spells(into_.plans.back(), other_name(wanted))) {
      wanted.local = keep(other_name(wanted));
    }
    wanted.is_inner = !need.patches && plan.target != wanted.name && wanted.local.empty() &&
                      !spells(into_.plans.back(), wanted.name);
    into_.needs.push_back(wanted);
  }
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
  for (std::uint32_t i = 0; i < plan.edit_count; ++i) {
    if (mentions(into_.edits.replacement(into_.edits.edits[plan.first_edit + i]), name))
      return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
