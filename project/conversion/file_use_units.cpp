#include "project/conversion/file_use_units.hpp"

#include <algorithm>

#include "engine/text/line_index.hpp"

namespace paddle_ls::project {
namespace {

// Where the text begins in which lines are counted.
std::size_t start_of_cell(const FileUses& uses, std::size_t offset) {
  std::size_t start = 0;
  for (const text::ByteRange& cell : uses.source.cells) {
    if (cell.start <= offset) start = cell.start;
  }
  return start;
}

void count_lines(const FileUses& uses, std::vector<rewrite::UseUnit>& units) {
  const text::LineIndex lines(*uses.source.text);
  for (rewrite::UseUnit& unit : units) {
    for (rewrite::BlockingUse& use : unit.blocking) {
      use.range = uses.in_file(use.range);
      const std::size_t start = start_of_cell(uses, use.range.start);
      use.line = lines.line_of(use.range.start) - lines.line_of(start) + 1;
    }
  }
}

}  // namespace

std::vector<rewrite::UseUnit> use_units(const FileUses& uses, rewrite::Certainty least_certainty) {
  if (!uses.is_python) return {};
  const auto counts = [&](const rewrite::Finding& finding) {
    return uses.is_shown(finding) && finding.certainty >= least_certainty;
  };
  auto units = rewrite::use_units(uses.python(), uses.found, counts);
  const bool is_any = std::any_of(units.begin(), units.end(),
                                  [](const auto& unit) { return !unit.blocking.empty(); });
  if (is_any) count_lines(uses, units);
  return units;
}

modules::UseGroups groups_within(const FileUses& uses, rewrite::Certainty least_certainty) {
  modules::UseGroups groups(modules::GroupReach::file);
  groups.add(uses.key(), uses.python(), use_units(uses, least_certainty));
  groups.settle();
  return groups;
}

const modules::HeldGroup* holder_of(const FileUses& uses, const rewrite::Finding& finding,
                                    const modules::UseGroups& groups) {
  const bool may_wait = uses.is_python && finding.fix == rewrite::FixClass::safe &&
                        rewrite::tie_of(finding) != rewrite::Tie::none;
  return may_wait ? groups.holder(uses.key(), finding.range.start) : nullptr;
}

}  // namespace paddle_ls::project
