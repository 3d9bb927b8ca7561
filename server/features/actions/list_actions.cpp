#include "server/features/actions/list_actions.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "engine/rewrite/other_style.hpp"
#include "engine/text/counted.hpp"
#include "protocol/types/code_actions.hpp"
#include "server/features/convey/action_kinds.hpp"

namespace paddle_ls::server {
namespace {

using rewrite::Finding;
using rewrite::FixClass;
using settings::FixScope;

struct FixCounts {
  std::size_t all = 0;
  std::size_t safe = 0;
  std::size_t to_confirm = 0;

  std::size_t in(FixScope scope) const { return safe + (scope == FixScope::all ? to_confirm : 0); }
};

using CountsByApi = std::unordered_map<std::string_view, FixCounts>;

CountsByApi counts_by_api(const Analysis& analysis) {
  CountsByApi counts;
  for (const Finding& finding : analysis.uses.found.findings) {
    if (!analysis.uses.is_shown(finding)) continue;
    FixCounts& of_api = counts[finding.api];
    ++of_api.all;
    if (finding.fix == FixClass::safe) ++of_api.safe;
    if (finding.fix == FixClass::needs_confirmation) ++of_api.to_confirm;
  }
  return counts;
}

OfferedAction quick_fix(const Finding& finding, std::size_t index, const std::string& kind) {
  if (!finding.has_edits()) {
    return {kind, "Replace " + std::string(finding.api), RefuseFix{index}};
  }
  std::string title = rewrite::title(finding);
  if (!finding.accepted.empty()) {
    title += " (accepts: " + rewrite::titles_of(finding.accepted) + ")";
  }
  if (finding.fix != FixClass::safe) {
    title += " (needs review: " + rewrite::named_reason(finding) + ")";
  }
  // Three more ways to accept follow it in the menu.
  if (finding.difference != rewrite::no_difference) title.insert(0, "Accept here: ");
  return {kind, std::move(title), FixOne{index}};
}

std::string title_in(const rewrite::OtherStyle& other, std::string_view api) {
  const std::string use = "Replace " + std::string(api);
  const std::string titles = rewrite::titles_of(other.differences);
  if (other.style == rewrite::Style::exact) return use + " and keep PyTorch's " + titles;
  return use + " with " + std::string(other.target) + " (accepts: " + titles + ")";
}

std::string title_for_each(std::string_view api, FixScope scope, const FixCounts& counts) {
  const std::size_t changed = counts.in(scope);
  const bool is_part = changed < counts.all;
  std::string title =
      is_part ? "Replace " + std::to_string(changed) + " of " : std::string("Replace all ");
  title += std::to_string(counts.all) + " uses of " + std::string(api) + " in this file";
  if (scope == FixScope::all) title += ", including those that need review";
  if (scope == FixScope::safe && is_part) title += ", the safe ones";
  return title;
}

std::string those_waiting(std::size_t count) {
  return count == 1 ? "one that is held back" : std::to_string(count) + " that are held back";
}

class ActionLister {
 public:
  ActionLister(const Analysis& analysis, const std::vector<std::size_t>& found,
               const std::vector<std::string>& only, const DecisionOffer& decisions)
      : analysis_(analysis),
        found_(found),
        only_(only),
        decisions_(decisions),
        counts_(counts_by_api(analysis)) {}

  std::vector<OfferedAction> list() {
    if (const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, only_)) {
      add_quick_fixes(*kind);
      add_fixes_of_same_api(*kind);
      add_explanations(*kind);
    }
    // Without a wish for a kind, whole-file actions are offered where there is something to
    // convert, not on every line of the file.
    if (!found_.empty() || !only_.empty()) add_file_actions();
    if (!found_.empty()) add_workspace_actions();
    return std::move(offered_);
  }

 private:
  void add_quick_fixes(const std::string& kind) {
    for (const std::size_t index : found_) {
      offered_.push_back(quick_fix(finding(index), index, kind));
      add_fix_in_style(index, kind);
    }
    add_decisions(kind);
  }

  void add_fix_in_style(std::size_t index, const std::string& kind) {
    const project::FileUses& uses = analysis_.uses;
    const auto other =
        rewrite::other_style(uses.found, index, *uses.configuration.rules, uses.options.accepted);
    if (!other) return;
    offered_.push_back(
        {kind, title_in(*other, finding(index).api), FixInStyle{index, other->style}});
  }

  // Decisions that apply to more than this use, for each question at the cursor.
  void add_decisions(const std::string& kind) {
    if (!decisions_.is_possible) return;
    std::unordered_set<std::string_view> done;
    for (const std::size_t index : found_) {
      const std::string_view id = rewrite::id_of(finding(index).difference);
      if (id.empty() || !finding(index).has_edits() || !done.insert(id).second) continue;
      const std::string accept = "Accept " + std::string(id);
      offered_.push_back({kind, accept + " in this file", Decide{index, true, true}});
      offered_.push_back(
          {kind, accept + " everywhere in this project" + uses_of(id), Decide{index, true, false}});
      offered_.push_back({kind, "Never accept " + std::string(id) + " in this project",
                          Decide{index, false, false}});
    }
  }

  // " (143 uses)" where that is known.
  std::string uses_of(std::string_view id) const {
    if (decisions_.uses == nullptr) return {};
    const auto known = decisions_.uses->find(id);
    if (known == decisions_.uses->end()) return {};
    return " (" + text::counted(known->second, "use") + ")";
  }

  // All uses of the same name: listed in the menu only if there are several.
  void add_fixes_of_same_api(const std::string& kind) {
    std::unordered_set<std::string_view> done;
    for (const std::size_t index : found_) {
      const Finding& asked = finding(index);
      if (!asked.has_edits() || !done.insert(asked.api).second) continue;
      const FixScope scope = asked.fix == FixClass::safe ? FixScope::safe : FixScope::all;
      const FixCounts& counts = counts_.at(asked.api);
      if (counts.in(scope) < 2) continue;
      offered_.push_back(
          {kind, title_for_each(asked.api, scope, counts), FixEach{scope, asked.api}});
    }
  }

  // Actions for a use that has to be converted by hand, and for every use with a mapping document.
  void add_explanations(const std::string& kind) {
    std::unordered_set<std::string_view> shown;
    for (const std::size_t index : found_) {
      offered_.push_back({kind, "Add a TODO comment with the reason", WriteComment{index}});
      const Finding& explained = finding(index);
      if (explained.document.empty() || !shown.insert(explained.document).second) continue;
      offered_.push_back(
          {kind, "Show the mapping of " + std::string(explained.api), ShowDocument{index}});
    }
  }

  void add_file_actions() {
    const bool is_notebook = analysis_.source.segments.size() > 1;
    const auto fix_all =
        is_notebook ? code_action_kind::notebook_fix_all : code_action_kind::fix_all;
    add_fix_all(fix_all);
    add_convert_file();
  }

  // Actions that change nothing are not offered; a client that shows disabled actions shows why.
  void add_fix_all(std::string_view kind) {
    const FixScope scope = analysis_.settings->fix_all_scope;
    const auto wanted = wanted_kind(kind, only_);
    if (!wanted || !has_work(scope)) return;
    std::string title = "Convert all safe torch uses";
    if (scope == FixScope::safe) {
      const project::ReadyFixes& ready = analysis_.ready_fixes();
      if (ready.made == 0) {
        offered_.push_back({*wanted, std::move(title), RefuseFixAll{ready.reason}});
        return;
      }
      if (ready.waiting > 0) title += " but the " + those_waiting(ready.waiting);
    }
    offered_.push_back({*wanted, std::move(title), FixEach{scope, {}}});
  }

  void add_convert_file() {
    const auto wanted = wanted_kind(code_action_kind::convert_file, only_);
    if (!wanted || !has_work(FixScope::all)) return;
    std::string title = "Convert all torch uses, including those that need review";
    const std::size_t waiting = has_work(FixScope::safe) ? analysis_.ready_fixes().waiting : 0;
    if (waiting > 0) title += " and the " + those_waiting(waiting);
    offered_.push_back({*wanted, std::move(title), FixEach{FixScope::all, {}}});
  }

  bool has_work(FixScope scope) const {
    return std::any_of(counts_.begin(), counts_.end(),
                       [&](const auto& of_api) { return of_api.second.in(scope) > 0; });
  }

  // The whole workspace, by a command: the client shows the changes before it applies them.
  void add_workspace_actions() {
    const auto kind = wanted_kind(code_action_kind::convert_file, only_);
    if (!kind) return;
    offered_.push_back({*kind, "Convert all safe torch uses in the workspace",
                        ConvertWorkspace{FixScope::safe, false}});
    offered_.push_back(
        {*kind, "Convert the workspace with preview", ConvertWorkspace{FixScope::all, true}});
  }

  const Finding& finding(std::size_t index) const { return analysis_.uses.found.findings[index]; }

  const Analysis& analysis_;
  const std::vector<std::size_t>& found_;
  const std::vector<std::string>& only_;
  const DecisionOffer decisions_;
  CountsByApi counts_;
  std::vector<OfferedAction> offered_;
};

}  // namespace

std::vector<OfferedAction> list_actions(const Analysis& analysis,
                                        const std::vector<std::size_t>& found,
                                        const std::vector<std::string>& only,
                                        const DecisionOffer& decisions) {
  return ActionLister(analysis, found, only, decisions).list();
}

}  // namespace paddle_ls::server
