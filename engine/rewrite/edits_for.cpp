#include <algorithm>
#include <set>
#include <tuple>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/imports/alias_spelling.hpp"
#include "engine/rewrite/imports/lost_imports.hpp"
#include "engine/rewrite/imports/plan_imports.hpp"
#include "engine/rewrite/imports/settle_aliases.hpp"
#include "engine/rewrite/imports/tidy_imports.hpp"
#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/result/block_losses.hpp"
#include "engine/rewrite/result/chosen_fixes.hpp"
#include "engine/rewrite/result/compose_edits.hpp"

namespace paddle_ls::rewrite {

namespace {

// Parentheses for uses that become looser expressions in places that other plans made.
void add_parentheses(const ChosenFixes& fixes, std::vector<ChosenEdit>& edits) {
  struct Result {
    std::uint32_t start;
    std::uint32_t end;
    Precedence precedence;
  };
  std::vector<Result> loose;
  for (const std::size_t i : fixes.places) {
    const FindingPlan& plan = fixes.finding(i).plan;
    if (plan.precedence == Precedence::primary) continue;
    loose.push_back({plan.extent_start, plan.extent_end, plan.precedence});
  }
  if (loose.empty()) return;
  const auto by_place = [](const Result& a, const Result& b) {
    return std::tie(a.start, a.end) < std::tie(b.start, b.end);
  };
  std::sort(loose.begin(), loose.end(), by_place);
  std::vector<ChosenEdit> opening;
  for (const std::size_t i : fixes.places) {
    for (const Hole& hole : fixes.file.edits.rows(fixes.finding(i).plan.holes)) {
      const Result wanted{hole.start, hole.end, hole.asked};
      const auto at = std::lower_bound(loose.begin(), loose.end(), wanted, by_place);
      if (at == loose.end() || at->start != hole.start || at->end != hole.end) continue;
      if (at->precedence >= hole.asked) continue;
      const text::ByteRange extent{hole.start, hole.end};
      opening.push_back({{extent.start, extent.start}, "(", extent, {}, Side::front});
      edits.push_back({{extent.end, extent.end}, ")", extent, {}, Side::behind});
    }
  }
  edits.insert(edits.begin(), opening.begin(), opening.end());
}

// Which functions need an import that stays is known when nothing else of the file changes.
std::vector<std::size_t> in_turn(const FileFindings& file, std::vector<std::size_t> chosen) {
  const auto is_leftover = [&](std::size_t i) {
    return file.findings[i].code == &codes::torch_import_leftover;
  };
  if (!std::all_of(chosen.begin(), chosen.end(), is_leftover)) std::erase_if(chosen, is_leftover);
  return chosen;
}

text::ByteRange without_blank_ends(std::string_view source, text::ByteRange range) {
  static constexpr std::string_view blank = " \t\r\n";
  const std::string_view text = text::slice(source, range);
  const std::size_t last = text.find_last_not_of(blank);
  return {range.start + text.find_first_not_of(blank), range.start + last + 1};
}

// Takes the `if` around blocks that lose all of their statements, which have no need of a `pass`
// then. Returns these blocks.
std::set<std::uint32_t> remove_needless_ifs(const ChosenFixes& fixes, BlockLosses& losses,
                                            std::vector<ChosenEdit>& edits) {
  std::set<std::uint32_t> blocks;
  std::vector<const RemovedStatement*> ifs;
  for (const std::size_t i : fixes.places) {
    const RemovedStatement* removed = fixes.file.removed_by(fixes.finding(i));
    if (removed == nullptr || removed->around.empty()) continue;
    if (!losses.loses_all(removed->block, removed->block_size)) continue;
    if (!blocks.insert(removed->block).second) continue;
    losses.lose(removed->outer_block);
    ifs.push_back(removed);
  }
  for (const RemovedStatement* removed : ifs) {
    const bool stays =
        removed->outer_size != 0 && losses.has_to_stay(removed->outer_block, removed->outer_size);
    const text::ByteRange range =
        stays ? without_blank_ends(fixes.source, removed->around) : removed->around;
    edits.push_back({range, stays ? "pass" : "", removed->around, {}});
  }
  return blocks;
}

// The edits of plans, each shared one once.
class PlannedEdits {
 public:
  PlannedEdits(const FileFindings& file, std::vector<ChosenEdit>& edits)
      : file_(file), edits_(edits) {}

  void add(const Finding& finding, const std::optional<AliasSpelling>& spelling) {
    for (const PlannedEdit& edit : file_.edits_of(finding)) {
      if (edit.is_shared && !shared_.emplace(edit.start, edit.end).second) continue;
      const auto moved = file_.edits.moved_in(edit);
      const text::ByteRange range{edit.start, edit.end};
      edits_.push_back({range,
                        std::string(file_.edits.replacement(edit)),
                        edit.is_shared ? range : finding.plan.extent(),
                        {moved.begin(), moved.end()},
                        edit.side});
      if (spelling) spell(*spelling, edits_.back());
    }
  }

 private:
  const FileFindings& file_;
  std::vector<ChosenEdit>& edits_;
  std::set<std::pair<std::size_t, std::size_t>> shared_;
};

BlockLosses losses_of(const ChosenFixes& fixes) {
  BlockLosses losses;
  std::set<std::size_t> statements;  // several findings may remove the same one
  for (const std::size_t i : fixes.places) {
    const RemovedStatement* removed = fixes.file.removed_by(fixes.finding(i));
    if (removed != nullptr && statements.insert(removed->statement.start).second) {
      losses.lose(removed->block);
    }
  }
  return losses;
}

text::Edits composed(const ChosenFixes& fixes, std::span<const std::uint32_t> lost) {
  const FileFindings& file = fixes.file;
  BlockLosses losses = losses_of(fixes);
  std::vector<ChosenEdit> of_names;
  const PlannedImports imports = plan_imports(fixes, lost, losses, of_names);

  std::vector<ChosenEdit> edits;
  const std::set<std::uint32_t> needless = remove_needless_ifs(fixes, losses, edits);
  PlannedEdits planned(file, edits);
  std::set<std::size_t> emptied;  // statements that a `pass` stands for
  for (const std::size_t i : fixes.places) {
    const Finding& finding = fixes.finding(i);
    const RemovedStatement* removed = file.removed_by(finding);
    if (removed != nullptr && needless.contains(removed->block)) continue;
    if (removed != nullptr && emptied.contains(removed->statement.start)) continue;
    if (removed != nullptr && losses.has_to_stay(removed->block, removed->block_size)) {
      edits.push_back({removed->statement, "pass", removed->statement, {}});
      emptied.insert(removed->statement.start);
      continue;
    }
    const std::uint32_t group = finding.plan.group;
    const auto spelling =
        group == no_index
            ? std::nullopt
            : alias_spelling(fixes.source, file, file.imports.groups[group], imports.names[group]);
    planned.add(finding, spelling);
  }
  add_parentheses(fixes, edits);
  edits.insert(edits.end(), of_names.begin(), of_names.end());
  write_needs(fixes, imports.modules, edits);
  tidy_imports(fixes.source, file.imports, edits);
  return compose_edits(fixes.source, std::move(edits));
}

}  // namespace

text::Edits edits_for(std::string_view source, const FileFindings& file,
                      std::span<const std::size_t> asked_for) {
  const std::vector<std::size_t> chosen = in_turn(file, with_alias_uses(file, asked_for));
  const ChosenFixes fixes{source, file, chosen};
  text::Edits edits = composed(fixes, {});
  const std::vector<std::uint32_t> lost = lost_imports(source, file.imports, edits);
  return lost.empty() ? edits : composed(fixes, lost);
}

}  // namespace paddle_ls::rewrite
