#include "engine/rewrite/imports/plan_imports.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/imports/alias_spelling.hpp"
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

// Replaces the part of the dotted name in `range` that differs from `wanted`: equal components at
// the end stay untouched.
void rename(std::string_view source, ByteRange range, std::string_view wanted, ByteRange extent,
            std::vector<ChosenEdit>& edits) {
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
  edits.push_back({{range.start, range.start + written.size()}, std::string(wanted), extent, {}});
}

// A name whose import moved along keeps its root; what follows may still differ.
void rename_below_root(std::string_view source, const FindingPlan& plan, std::string_view target,
                       std::string_view module, std::vector<ChosenEdit>& edits) {
  const ByteRange rest{plan.root_end, plan.name_end};
  const std::string_view wanted = target.substr(module.size());
  if (text::slice(source, rest) == wanted) return;
  edits.push_back({rest, std::string(wanted), {plan.extent_start, plan.extent_end}, {}});
}

// Helpers stand in the module, and so must the paddle that they speak of.
PaddleNeeds needs_of_helpers(std::string_view source, const FileFindings& file,
                             std::span<const std::size_t> chosen) {
  PaddleNeeds needs;
  if (!file.imports.helper_module.empty()) return needs;
  for (const FindingNeed& need : file.needs) {
    const bool is_written = std::binary_search(chosen.begin(), chosen.end(), need.finding) &&
                            need.code.find("paddle.") != std::string_view::npos &&
                            !has_need(source, file.imports, need);
    if (!is_written) continue;
    needs.others = true;
    needs.places.push_back({std::min(file.imports.helper_place, need.place), no_index});
  }
  return needs;
}

}  // namespace

PlannedImports plan_imports(std::string_view source, const FileFindings& file,
                            std::span<const std::size_t> chosen,
                            std::span<const std::uint32_t> lost, BlockLosses& losses,
                            std::vector<ChosenEdit>& edits) {
  std::vector<NameDecision> names = decide_names(source, file, chosen);
  std::vector<std::string_view> modules;
  PaddleNeeds needs = needs_of_helpers(source, file, chosen);
  needs.groups.resize(names.size());
  const auto need_paddle = [&](const FindingPlan& plan, bool is_root_replaced) {
    needs.places.push_back({plan.extent_start, plan.group});
    if (is_root_replaced) return;
    if (plan.group == no_index) {
      needs.others = true;
    } else {
      needs.groups[plan.group] = true;
    }
  };
  for (const std::size_t i : chosen) {
    const FindingPlan& plan = file.plans[i];
    const bool is_root_replaced = plan.group != no_index &&
                                  file.imports.groups[plan.group].is_root &&
                                  names[plan.group].move == NameMove::replace;
    const auto spelling =
        plan.group == no_index
            ? std::nullopt
            : alias_spelling(source, file, file.imports.groups[plan.group], names[plan.group]);
    const bool spells_root = spelling && writes_below(file, plan, spelling->module)
                                 ? writes_root(file, plan, file.imports.paddle, *spelling)
                                 : writes_below(file, plan, file.imports.paddle);
    if (plan.needs_paddle && spells_root) need_paddle(plan, is_root_replaced);
    if (!plan.replaces_name) continue;
    const std::string_view target = file.name_target(i);
    const ByteRange extent{plan.extent_start, plan.extent_end};
    const ByteRange name{plan.name_start, plan.name_end};
    // A name that no import of ours binds (as from `__import__`) is spelled out where it stands.
    const NameDecision decision = plan.group == no_index ? NameDecision{} : names[plan.group];
    // The right side of an alias (`F = torch.nn.functional`) goes only where the alias goes.
    if (plan.alias != no_index && leaves_uses_alone(names[plan.alias])) continue;
    const bool is_module = decision.move == NameMove::module && target == decision.paddle;
    if (is_module && plan.root_end == plan.name_end) continue;  // the name is the module's
    if (decision.move == NameMove::module && is_below(target, decision.paddle)) {
      rename_below_root(source, plan, target, decision.paddle, edits);
    } else if (decision.move == NameMove::leaf && target == decision.paddle) {
      if (decision.renames_uses) {
        edits.push_back({name, std::string(last_component(target)), extent, {}});
      }
    } else {
      const std::size_t dot = target.rfind('.');
      if (is_at_or_below(target, "paddle")) {
        need_paddle(plan, is_root_replaced);
      } else if (dot != std::string_view::npos) {
        modules.push_back(target.substr(0, dot));
      }
      rename(source, name, full_path(file.imports, target), extent, edits);
    }
  }
  std::sort(needs.places.begin(), needs.places.end(),
            [](const auto& a, const auto& b) { return a.at < b.at; });
  write_imports(source, file, names, lost, std::move(needs), losses, edits);
  return {std::move(modules), std::move(names)};
}

}  // namespace paddle_ls::rewrite
