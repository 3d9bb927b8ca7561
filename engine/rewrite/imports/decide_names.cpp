#include "engine/rewrite/imports/decide_names.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "engine/rewrite/imports/alias_spelling.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

struct Count {
  std::uint32_t converted = 0;
  std::string_view common;  // target of all uses that are plain names
  bool has_common = true;
  bool leaf_is_free = true;    // the code says nothing else by the last component of `common`
  bool below_module = false;   // a use lies below the group's module
  bool unused_chosen = false;  // the fix that removes an import nothing refers to
  bool moves_inside = false;   // the fix that moves an import into functions
  std::vector<std::size_t> templates;  // uses that are written again
};

std::string full_path(const FileFindings& file, std::string_view module) {
  static constexpr std::string_view root = "paddle";
  if (!module.starts_with(root)) return std::string(module);
  return std::string(file.imports.paddle) + std::string(module.substr(root.size()));
}

// Uses inside a deleted argument no longer need their name.
void count_deleted(const FileFindings& file, std::span<const std::size_t> chosen,
                   const std::vector<bool>& is_chosen, std::vector<Count>& counts) {
  std::vector<text::ByteRange> deleted;
  std::vector<text::ByteRange> carried;  // to another place, mostly out of a deleted range
  for (const std::size_t i : chosen) {
    for (const PlannedEdit& edit : file.edits_of(file.findings[i])) {
      if (edit.start < edit.end && edit.moved.empty()) deleted.push_back({edit.start, edit.end});
      for (const MovedText& moved : file.edits.moved_in(edit)) {
        carried.push_back({moved.source_start, moved.source_start + moved.size});
      }
    }
  }
  // Ranges of a tree are nested or disjoint, so testing the first one that begins in a range is
  // enough.
  std::sort(carried.begin(), carried.end());
  std::erase_if(deleted, [&](const text::ByteRange& range) {
    const auto first = std::lower_bound(
        carried.begin(), carried.end(), range.start,
        [](const text::ByteRange& kept, std::size_t start) { return kept.start < start; });
    return first != carried.end() && range.contains(*first);
  });
  std::sort(deleted.begin(), deleted.end());
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    const FindingPlan& plan = file.findings[i].plan;
    if (plan.group == no_index || is_chosen[i]) continue;
    const text::ByteRange extent = plan.extent();
    if (file.imports.is_in_fallback(plan.group, extent)) continue;
    const auto at = std::upper_bound(
        deleted.begin(), deleted.end(), extent,
        [](const text::ByteRange& a, const text::ByteRange& b) { return a.start < b.start; });
    if (at == deleted.begin() || !(at - 1)->contains(extent)) continue;
    ++counts[plan.group].converted;
  }
}

// `kept_alive` aliases still refer to the torch name that was assigned to them.
NameDecision decide(std::string_view source, const NameGroup& group, const Count& count,
                    std::uint32_t kept_alive) {
  NameDecision result;
  const std::uint32_t gone = count.converted - std::min(count.converted, kept_alive);
  if (!may_move(group) || gone < group.references) return result;
  // No rewrite asks for it to go: a name of another package that is only handed on.
  if (group.is_shared && group.references == 0 && !group.is_unused) return result;
  if (group.is_root && !group.is_assignment) {
    result.move = NameMove::replace;
    return result;
  }
  if (!group.paddle.empty()) {
    result.move = count.below_module || group.is_listed ? NameMove::module : NameMove::replace;
    result.paddle = group.paddle;
    return result;
  }
  // A helper class cannot be imported from a module of Paddle.
  const bool is_helper = count.common.find('.') == std::string_view::npos;
  if (count.has_common && !is_helper) {
    result.move = NameMove::leaf;
    result.paddle = count.common;
    const std::string_view leaf = last_component(count.common);
    const std::string_view local = text::slice(source, group.name);
    result.renames_uses = leaf != local && !group.is_assignment && !group.has_alias &&
                          !group.is_listed && !group.has_rival && count.leaf_is_free;
    return result;
  }
  result.move = NameMove::replace;
  return result;
}

void count_chosen(const FileFindings& file, std::size_t finding, Count& count) {
  const FindingPlan& plan = file.findings[finding].plan;
  const Code* code = file.findings[finding].code;
  if (code == &codes::torch_import_unused) {
    count.unused_chosen = true;
    return;
  }
  if (code == &codes::torch_import_leftover) {
    count.moves_inside = true;
    return;
  }
  if (!file.imports.is_in_fallback(plan.group, plan.extent())) ++count.converted;
  const std::string_view target = file.findings[finding].name_target();
  const std::string_view module = file.imports.groups[plan.group].paddle;
  if (!plan.replaces_name) {
    count.templates.push_back(finding);
    count.below_module =
        count.below_module ||
        (!module.empty() && writes_below(file, plan, full_path(file, module) + "."));
    return;
  }
  if (count.common.empty()) count.common = target;
  const bool is_whole_name = plan.root_end == plan.name_end;
  count.has_common = count.has_common && is_whole_name && count.common == target;
  count.leaf_is_free = count.leaf_is_free && plan.leaf_is_free;
  count.below_module = count.below_module || is_below(target, module) || target == module;
}

// What the chosen fixes need from each group.
std::vector<Count> count_names(const FileFindings& file, std::span<const std::size_t> chosen,
                               const std::vector<bool>& is_chosen) {
  std::vector<Count> counts(file.imports.groups.size());
  for (const std::size_t i : chosen) {
    const std::uint32_t group = file.findings[i].plan.group;
    if (group != no_index) count_chosen(file, i, counts[group]);
  }
  for (Count& count : counts) {
    count.has_common =
        count.has_common && !count.common.empty() &&
        std::all_of(count.templates.begin(), count.templates.end(), [&](auto i) {
          return writes_below(file, file.findings[i].plan, full_path(file, count.common));
        });
  }
  count_deleted(file, chosen, is_chosen, counts);
  return counts;
}

// Aliases from the last to the first, then imports: an alias is decided before the name on its
// right side, which it may keep alive.
std::vector<std::size_t> order_of_decisions(const std::vector<NameGroup>& groups) {
  std::vector<std::size_t> order(groups.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const auto key = [&](std::size_t i) {
      return groups[i].is_assignment ? groups[i].name.start + 1 : 0;
    };
    return key(a) > key(b);
  });
  return order;
}

}  // namespace

std::vector<NameDecision> decide_names(const ChosenFixes& fixes) {
  const FileFindings& file = fixes.file;
  const std::vector<NameGroup>& groups = file.imports.groups;
  std::vector<bool> is_chosen(file.findings.size());
  for (const std::size_t i : fixes.places) is_chosen[i] = true;
  const std::vector<Count> counts = count_names(file, fixes.places, is_chosen);
  std::vector<std::uint32_t> kept_alive(groups.size());  // by how many aliases
  const std::vector<std::uint32_t> values = values_of_aliases(file);
  std::vector<NameDecision> result(groups.size());
  for (const std::size_t i : order_of_decisions(groups)) {
    const NameGroup& group = groups[i];
    const std::uint32_t value = values[i];
    if (group.is_unused && !counts[i].unused_chosen) continue;
    if (group.is_assignment && (value == no_index || !is_chosen[value])) continue;
    if (counts[i].moves_inside) {
      result[i].move = NameMove::inside;
      continue;
    }
    result[i] = decide(fixes.source, group, counts[i], kept_alive[i]);
    if (!group.is_assignment) continue;
    if (result[i].move == NameMove::replace) {
      result[i].move = NameMove::leaf;
      result[i].paddle = file.findings[value].target;
    }
    const std::uint32_t below = file.findings[value].plan.group;
    if (leaves_uses_alone(result[i]) && below != no_index) ++kept_alive[below];
  }
  return result;
}

}  // namespace paddle_ls::rewrite
