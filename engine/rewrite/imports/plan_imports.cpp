#include "engine/rewrite/imports/plan_imports.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/imports/alias_spelling.hpp"
#include "engine/rewrite/imports/listed_names.hpp"
#include "engine/rewrite/imports/write_imports.hpp"
#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

std::string full_path(const ImportFacts& facts, std::string_view target) {
  static constexpr std::string_view root = "paddle";
  if (!target.starts_with(root)) return std::string(target);
  return std::string(facts.paddle) + std::string(target.substr(root.size()));
}

// Replaces the part of the dotted name that differs from `wanted`: equal components at
// the end stay untouched.
void rename(std::string_view source, const FindingPlan& plan, std::string_view wanted,
            std::vector<ChosenEdit>& edits) {
  const ByteRange range = plan.written_name();
  std::string_view written = text::slice(source, range);
  if (written == wanted) return;
  while (true) {
    const std::size_t dot = written.rfind('.');
    const std::size_t wanted_dot = wanted.rfind('.');
    if (dot == std::string_view::npos || wanted_dot == std::string_view::npos) break;
    if (written.substr(dot) != wanted.substr(wanted_dot)) break;
    written = written.substr(0, dot);
    wanted = wanted.substr(0, wanted_dot);
  }
  edits.push_back(
      {{range.start, range.start + written.size()}, std::string(wanted), plan.extent(), {}});
}

// A name whose import moved along keeps its root; what follows may still differ.
void rename_below_root(std::string_view source, const FindingPlan& plan, std::string_view target,
                       std::string_view module, std::vector<ChosenEdit>& edits) {
  const ByteRange rest{plan.root_end, plan.name_end};
  const std::string_view wanted = target.substr(module.size());
  if (text::slice(source, rest) == wanted) return;
  edits.push_back({rest, std::string(wanted), plan.extent(), {}});
}

// Helpers are defined at module level, and so must be the paddle that they refer to.
PaddleNeeds needs_of_helpers(const ChosenFixes& fixes) {
  const FileFindings& file = fixes.file;
  PaddleNeeds needs;
  if (!file.imports.helper_module.empty()) return needs;
  for (const std::size_t i : fixes.places) {
    for (const FindingNeed& need : file.needs_of(fixes.finding(i))) {
      const bool is_written = need.code.find("paddle.") != std::string_view::npos &&
                              !has_need(fixes.source, file.imports, need);
      if (!is_written) continue;
      needs.others = true;
      needs.places.push_back({std::min(file.imports.helper_place, need.place), no_index});
    }
  }
  return needs;
}

// Writes the names of chosen uses as the decisions about their imports allow.
class NameWriter {
 public:
  NameWriter(const ChosenFixes& fixes, std::vector<ChosenEdit>& edits)
      : fixes_(fixes), file_(fixes.file), edits_(edits), names_(decide_names(fixes)) {
    needs_ = needs_of_helpers(fixes);
    needs_.groups.resize(names_.size());
  }

  void write() {
    for (const std::size_t i : fixes_.places) write(fixes_.finding(i));
    std::sort(needs_.places.begin(), needs_.places.end(),
              [](const auto& a, const auto& b) { return a.at < b.at; });
  }

  ImportChanges changes(std::span<const std::uint32_t> lost) const {
    return {names_, lost, needs_};
  }
  PlannedImports planned() && { return {std::move(modules_), std::move(names_)}; }

 private:
  void write(const Finding& finding) {
    const FindingPlan& plan = finding.plan;
    if (plan.needs_paddle && spells_root(plan)) need_paddle(plan);
    if (!plan.replaces_name) return;
    // The right side of an alias (`F = torch.nn.functional`) is converted only where the alias is.
    if (plan.alias != no_index && leaves_uses_alone(names_[plan.alias])) return;
    write_name(plan, finding.name_target());
  }

  void write_name(const FindingPlan& plan, std::string_view target) {
    // A name that no import of torch binds (as from `__import__`) is spelled out in place.
    const NameDecision decision = plan.group == no_index ? NameDecision{} : names_[plan.group];
    const bool is_module = decision.move == NameMove::module && target == decision.paddle;
    if (is_module && plan.root_end == plan.name_end) return;  // the name is the module's
    if (decision.move == NameMove::module && is_below(target, decision.paddle)) {
      rename_below_root(fixes_.source, plan, target, decision.paddle, edits_);
      return;
    }
    if (decision.move == NameMove::leaf && target == decision.paddle) {
      if (!decision.renames_uses) return;
      edits_.push_back(
          {plan.written_name(), std::string(last_component(target)), plan.extent(), {}});
      return;
    }
    const std::size_t dot = target.rfind('.');
    if (is_at_or_below(target, "paddle")) {
      need_paddle(plan);
    } else if (dot != std::string_view::npos) {
      modules_.push_back(target.substr(0, dot));
    }
    rename(fixes_.source, plan, full_path(file_.imports, target), edits_);
  }

  // True where what is written spells `paddle` itself, and no name for a module of it.
  bool spells_root(const FindingPlan& plan) const {
    const std::string_view paddle = file_.imports.paddle;
    if (plan.group == no_index) return writes_below(file_, plan, paddle);
    const NameGroup& group = file_.imports.groups[plan.group];
    const auto spelling = alias_spelling(fixes_.source, file_, group, names_[plan.group]);
    return spelling && writes_below(file_, plan, spelling->module)
               ? writes_root(file_, plan, paddle, *spelling)
               : writes_below(file_, plan, paddle);
  }

  void need_paddle(const FindingPlan& plan) {
    needs_.places.push_back({plan.extent_start, plan.group});
    if (plan.group == no_index) {
      needs_.others = true;
      return;
    }
    const bool is_root_replaced =
        file_.imports.groups[plan.group].is_root && names_[plan.group].move == NameMove::replace;
    if (!is_root_replaced) needs_.groups[plan.group] = true;
  }

  const ChosenFixes& fixes_;
  const FileFindings& file_;
  std::vector<ChosenEdit>& edits_;
  std::vector<NameDecision> names_;
  std::vector<std::string_view> modules_;
  PaddleNeeds needs_;
};

}  // namespace

PlannedImports plan_imports(const ChosenFixes& fixes, std::span<const std::uint32_t> lost,
                            BlockLosses& losses, std::vector<ChosenEdit>& edits) {
  NameWriter writer(fixes, edits);
  writer.write();
  const ImportChanges changes = writer.changes(lost);
  remove_listed_names(fixes.source, fixes.file.imports, changes.names, edits);
  write_imports(fixes.source, fixes.file.imports, changes, losses, edits);
  return std::move(writer).planned();
}

}  // namespace paddle_ls::rewrite
