#include "engine/rewrite/collect/collect_needs.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/rewrite/source/taken_names.hpp"

namespace paddle_ls::rewrite {

namespace {

FindingNeed need_of(const FoundRule& found, const Need& need) {
  return {found.table->text(need.name), found.table->text(need.code), need.patches};
}

bool is_taken(const PassInput& view, Findings& into, const FindingNeed& need) {
  if (need.is_inner && !into.file.imports.helper_module.empty()) return false;
  const std::string_view bound = need.name.substr(0, need.name.find('.'));
  const auto [known, is_new] = into.is_taken.try_emplace(need.name);
  if (is_new) {
    known->second = rewrite::is_taken(view.source, view.names, bound) &&
                    !has_need(view.source, into.file.imports, need);
  }
  return known->second;
}

// True where an edit of `finding` writes `name`.
bool spells(const EditTable& edits, const Finding& finding, std::string_view name) {
  for (const PlannedEdit& edit : std::span(edits.edits).subspan(finding.plan.edits.first)) {
    if (mentions(edits.replacement(edit), name)) return true;
  }
  return false;
}

// Records in the finding which part of its fix is a helper.
void name_helpers(Findings& into, const UsePlan& plan, Finding& finding) {
  finding.helper_module = into.file.imports.helper_module;
  for (const FindingNeed& need : into.file.needs_of(finding)) {
    if (need.code.empty() || need.is_inner) continue;
    const std::string_view local = need.local.empty() ? need.name : need.local;
    if (plan.target == local || (plan.target.empty() && plan.form == local)) {
      finding.helpers = Helpers::target;
      return;
    }
    finding.helpers = finding.helpers == Helpers::none ? Helpers::one : Helpers::several;
  }
}

// What a helper is called where the file gives its name to something else.
std::string other_name(const FindingNeed& need) {
  return (need.code.starts_with("class ") ? "Torch" : "torch_") + std::string(need.name);
}

// Spells `name` as `other` in what `edit` writes; source text that it moves stays as it is.
void respell(EditTable& edits, PlannedEdit& edit, std::string_view name, std::string_view other) {
  const std::string old(edits.replacement(edit));
  const std::string_view written = old;
  std::string text;
  std::size_t copied = 0;
  for (std::uint32_t i = 0; i < edit.moved.count; ++i) {
    MovedText& moved = edits.moved[edit.moved.first + i];
    text += with_renamed(written.substr(copied, moved.at - copied), name, other);
    copied = moved.at + moved.size;
    const std::string_view kept = written.substr(moved.at, moved.size);
    moved.at = static_cast<std::uint32_t>(text.size());
    text += kept;
  }
  text += with_renamed(written.substr(copied), name, other);
  edit.replacement = {static_cast<std::uint32_t>(edits.text.size()),
                      static_cast<std::uint32_t>(text.size())};
  edits.text += text;
}

// Spells `need` by its local name in the edits from `first` on; false where none has its name, or
// where an edit may be made for other uses too.
bool spell_locally(EditTable& edits, const EditMark& first, const FindingNeed& need) {
  const auto planned = std::span(edits.edits).subspan(first.edits);
  const auto spells_it = [&](const PlannedEdit& edit) {
    return mentions(edits.replacement(edit), need.name);
  };
  if (std::none_of(planned.begin(), planned.end(), spells_it)) return false;
  for (const PlannedEdit& edit : planned) {
    if (edit.is_shared && spells_it(edit)) return false;
  }
  for (PlannedEdit& edit : planned) {
    if (spells_it(edit)) respell(edits, edit, need.name, need.local);
  }
  return true;
}

}  // namespace

bool is_served(const PassInput& view, Findings& into, const FoundRule& found, const UsePlan& plan) {
  if (!plan.stays) return false;
  const auto needs = found.table->rows(plan.needs);
  return std::all_of(needs.begin(), needs.end(), [&](const Need& need) {
    FindingNeed wanted = need_of(found, need);
    wanted.is_inner = !need.patches;  // the use calls nothing new
    return has_need(view.source, into.file.imports, wanted);
  });
}

void settle_taken_names(const PassInput& view, Findings& into, const FoundRule& found,
                        UsePlan& plan, const EditMark& before) {
  if (plan.ending != Ending::edits) return;
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    wanted.is_inner = need.of_helper;
    if (!is_taken(view, into, wanted)) continue;
    wanted.local = into.keep(other_name(wanted));
    const bool is_free =
        !view.names.mentions(wanted.local) || has_need(view.source, into.file.imports, wanted);
    if (plan.replaces_name && plan.target == wanted.name && is_free) {
      plan.target = wanted.local;
      continue;
    }
    const bool may_rename = is_free && !need.of_helper && !need.patches;
    if (may_rename && spell_locally(into.file.edits, before, wanted)) continue;
    fail(plan, "the rewrite needs the name `" + std::string(wanted.name) +
                   "`, which the file gives something else");
    return;
  }
}

void add_needs(const PassInput& view, Findings& into, const FoundRule& found, const UsePlan& plan,
               Finding& finding) {
  std::vector<FindingNeed>& needs = into.file.needs;
  finding.plan.needs.first = static_cast<std::uint32_t>(needs.size());
  for (const Need& need : found.table->rows(plan.needs)) {
    FindingNeed wanted = need_of(found, need);
    if (plan.replaces_name && plan.target.ends_with(wanted.name) && is_taken(view, into, wanted)) {
      wanted.local = plan.target;
    } else if (is_taken(view, into, wanted) &&
               spells(into.file.edits, finding, other_name(wanted))) {
      wanted.local = into.keep(other_name(wanted));
    }
    wanted.is_inner = !need.patches && plan.target != wanted.name && wanted.local.empty() &&
                      !spells(into.file.edits, finding, wanted.name);
    needs.push_back(wanted);
  }
  finding.plan.needs.count = static_cast<std::uint32_t>(needs.size()) - finding.plan.needs.first;
  if (plan.ending == Ending::edits) name_helpers(into, plan, finding);
}

}  // namespace paddle_ls::rewrite
