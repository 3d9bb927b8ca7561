#include "engine/rewrite/analyze.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

#include "engine/python/resolve_names.hpp"
#include "engine/rewrite/alias_spelling.hpp"
#include "engine/rewrite/block_losses.hpp"
#include "engine/rewrite/collect_findings.hpp"
#include "engine/rewrite/collect_imports.hpp"
#include "engine/rewrite/collect_leftover_imports.hpp"
#include "engine/rewrite/collect_text.hpp"
#include "engine/rewrite/compose_edits.hpp"
#include "engine/rewrite/plan_imports.hpp"
#include "engine/rewrite/review_comments.hpp"
#include "engine/rewrite/settle_aliases.hpp"
#include "engine/rewrite/suppressions.hpp"
#include "engine/rewrite/torch_library.hpp"
#include "engine/rewrite/write_needs.hpp"

namespace paddle_ls::rewrite {

namespace {

// Brings findings, plans and the indexes that point at them into source order, without those that
// `is_kept` refuses.
template <class IsKept>
void arrange(FileFindings& file, IsKept is_kept) {
  std::vector<std::uint32_t> order(file.findings.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return file.findings[a].range.start < file.findings[b].range.start;
  });
  std::vector<Finding> findings;
  std::vector<FindingPlan> plans;
  std::vector<std::uint32_t> place(order.size(), no_index);
  findings.reserve(order.size());
  plans.reserve(order.size());
  for (const std::uint32_t old : order) {
    if (!is_kept(file.findings[old])) continue;
    place[old] = static_cast<std::uint32_t>(findings.size());
    findings.push_back(file.findings[old]);
    plans.push_back(file.plans[old]);
  }
  for (NameGroup& group : file.imports.groups) {
    if (group.value_finding != no_index) group.value_finding = place[group.value_finding];
  }
  std::erase_if(file.removed, [&](const RemovedStatement& removed) {
    return place[removed.finding] == no_index;
  });
  for (RemovedStatement& removed : file.removed) removed.finding = place[removed.finding];
  std::erase_if(file.needs,
                [&](const FindingNeed& need) { return place[need.finding] == no_index; });
  for (FindingNeed& need : file.needs) need.finding = place[need.finding];
  std::sort(file.needs.begin(), file.needs.end(),
            [](const auto& a, const auto& b) { return a.finding < b.finding; });
  std::sort(file.removed.begin(), file.removed.end(),
            [](const auto& a, const auto& b) { return a.finding < b.finding; });
  file.findings = std::move(findings);
  file.plans = std::move(plans);
}

void add_unused_suppressions(std::string_view source, const Suppressions& suppressions,
                             const Options& options, FileFindings& file) {
  for (const Suppression& suppression : suppressions.comments) {
    if (suppression.is_used) continue;
    Finding finding;
    finding.range = suppression.comment;
    finding.code = &codes::unused_suppression;
    finding.fix = FixClass::safe;
    finding.profile = options.profile;
    text::ByteRange comment = suppression.comment;
    while (comment.start > 0 &&
           (source[comment.start - 1] == ' ' || source[comment.start - 1] == '\t')) {
      --comment.start;
    }
    FindingPlan plan;
    plan.first_edit = static_cast<std::uint32_t>(file.edits.edits.size());
    plan.edit_count = 1;
    plan.extent_start = static_cast<std::uint32_t>(comment.start);
    plan.extent_end = static_cast<std::uint32_t>(comment.end);
    file.edits.add(comment, "");
    file.findings.push_back(finding);
    file.plans.push_back(plan);
  }
}

// Parentheses for uses that become looser expressions in places that other plans made.
void add_parentheses(const FileFindings& file, std::span<const std::size_t> chosen,
                     std::vector<ChosenEdit>& edits) {
  struct Result {
    std::uint32_t start;
    std::uint32_t end;
    Precedence precedence;
  };
  std::vector<Result> loose;
  for (const std::size_t i : chosen) {
    const FindingPlan& plan = file.plans[i];
    if (plan.precedence == Precedence::primary) continue;
    loose.push_back({plan.extent_start, plan.extent_end, plan.precedence});
  }
  if (loose.empty()) return;
  const auto by_place = [](const Result& a, const Result& b) {
    return std::tie(a.start, a.end) < std::tie(b.start, b.end);
  };
  std::sort(loose.begin(), loose.end(), by_place);
  std::vector<ChosenEdit> opening;
  for (const std::size_t i : chosen) {
    const Rows<Hole> holes = file.plans[i].holes;
    for (const Hole& hole : std::span(file.edits.holes).subspan(holes.first, holes.count)) {
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

// The statement that goes with the fix of `finding`, or null.
const RemovedStatement* removed_by(const FileFindings& file, std::size_t finding) {
  const auto at = std::lower_bound(
      file.removed.begin(), file.removed.end(), finding,
      [](const RemovedStatement& a, std::size_t wanted) { return a.finding < wanted; });
  return at != file.removed.end() && at->finding == finding ? &*at : nullptr;
}

ProjectLibrary library_of(const RuleSet& rules, const Options& options) {
  return {rules, options.reexports.get(), options.installed.get()};
}

text::ByteRange without_blank_ends(std::string_view source, text::ByteRange range) {
  static constexpr std::string_view blank = " \t\r\n";
  const std::string_view text = text::slice(source, range);
  const std::size_t last = text.find_last_not_of(blank);
  return {range.start + text.find_first_not_of(blank), range.start + last + 1};
}

// Takes the `if` around blocks that lose all of their statements, which have no need of a `pass`
// then. Returns these blocks.
std::set<std::uint32_t> remove_needless_ifs(std::string_view source, const FileFindings& file,
                                            std::span<const std::size_t> chosen,
                                            BlockLosses& losses, std::vector<ChosenEdit>& edits) {
  std::set<std::uint32_t> blocks;
  std::vector<const RemovedStatement*> ifs;
  for (const std::size_t i : chosen) {
    const RemovedStatement* removed = removed_by(file, i);
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
        stays ? without_blank_ends(source, removed->around) : removed->around;
    edits.push_back({range, stays ? "pass" : "", removed->around, {}});
  }
  return blocks;
}

void add_planned(const FileFindings& file, const FindingPlan& plan,
                 const std::optional<AliasSpelling>& spelling, std::vector<ChosenEdit>& edits) {
  for (std::uint32_t at = 0; at < plan.edit_count; ++at) {
    const PlannedEdit& edit = file.edits.edits[plan.first_edit + at];
    const auto moved = file.edits.moved_in(edit);
    edits.push_back({{edit.start, edit.end},
                     std::string(file.edits.replacement(edit)),
                     {plan.extent_start, plan.extent_end},
                     {moved.begin(), moved.end()},
                     edit.side});
    if (spelling) spell(*spelling, edits.back());
  }
}

}  // namespace

void sort_findings(FileFindings& file) {
  arrange(file, [](const Finding&) { return true; });
}

std::size_t FileFindings::memory_bytes() const {
  std::size_t result =
      findings.capacity() * sizeof(Finding) + plans.capacity() * sizeof(FindingPlan) +
      removed.capacity() * sizeof(RemovedStatement) + needs.capacity() * sizeof(FindingNeed) +
      edits.memory_bytes() + imports.memory_bytes();
  for (const std::string& text : texts) result += sizeof(text) + text.capacity();
  return result;
}

std::optional<python::RecordedFile> read(std::string_view source,
                                         const python::RecordedFile* earlier, const RuleSet& rules,
                                         const syntax::Stop& stop, const Reexports* reexports,
                                         const InstalledPackages* installed) {
  return python::record_file(source, ProjectLibrary(rules, reexports, installed), earlier, stop);
}

std::optional<python::RecordedFile> read_edited(std::string_view source,
                                                const python::RecordedFile& earlier,
                                                const text::Edits& edits, const RuleSet& rules,
                                                const syntax::Stop& stop,
                                                const Reexports* reexports,
                                                const InstalledPackages* installed) {
  auto pieces = syntax::Pieces::parse_edited(source, earlier.pieces, edits, stop);
  if (!pieces) return std::nullopt;
  return python::record_pieces(source, std::move(*pieces),
                               ProjectLibrary(rules, reexports, installed), &earlier, stop);
}

FileFindings analyze(std::string_view source, const syntax::Tree& tree, const RuleSet& rules,
                     const Options& options, const syntax::Stop& stop) {
  const auto recorded = python::record_pieces(source, syntax::Pieces::whole(source, tree),
                                              library_of(rules, options), nullptr, stop);
  return recorded ? analyze(source, *recorded, rules, options, stop) : FileFindings{};
}

FileFindings analyze(std::string_view source, const python::RecordedFile& recorded,
                     const RuleSet& rules, const Options& options, const syntax::Stop& stop) {
  FileFindings file;
  const python::Names names =
      python::resolve_names(source, recorded, library_of(rules, options), torch_kinds(), stop);
  if (stop && stop()) return file;
  Suppressions suppressions = find_suppressions(source, recorded.pieces);
  if (suppressions.skips_file) return file;

  CollectedImports imports = collect_imports(source, names, rules, options.profile);
  file.imports = std::move(imports.facts);
  if (!options.helper_module.empty()) {
    file.imports.helper_module = file.texts.emplace_front(options.helper_module);
  }
  FindingCollector collector(source, names, recorded.pieces, rules, options, imports, file);
  collector.collect_names();
  collector.collect_methods();
  collector.collect_dynamic();
  collector.collect_unused_imports();
  collector.collect_unserved_imports();
  collector.collect_dependent_imports();
  collector.collect_class_names();
  collector.collect_own_tensors();
  collect_review_comments(source, recorded.pieces, options.profile, file);
  if (options.reads_text) {
    collect_text(source, recorded.pieces, rules, options.profile, file);
  }
  if (stop && stop()) return {};

  const auto is_kept = [&](const Finding& finding) {
    return suppressions.comments.empty() ||
           !suppressions.covers(finding.range.start, *finding.code);
  };
  arrange(file, is_kept);
  settle_aliases(file);
  if (options.leftover_imports == LeftoverImports::local) {
    collect_leftover_imports(source, names, imports, rules, options.profile, file);
    arrange(file, is_kept);
  }
  if (!suppressions.comments.empty()) {
    add_unused_suppressions(source, suppressions, options, file);
    arrange(file, [](const Finding&) { return true; });
  }
  return file;
}

text::Edits edits_for(std::string_view source, const FileFindings& file,
                      std::span<const std::size_t> asked_for) {
  const std::vector<std::size_t> chosen = in_turn(file, with_alias_uses(file, asked_for));
  BlockLosses losses;
  for (const std::size_t i : chosen) {
    if (const RemovedStatement* removed = removed_by(file, i)) losses.lose(removed->block);
  }
  std::vector<ChosenEdit> of_names;
  const PlannedImports imports = plan_imports(source, file, chosen, losses, of_names);

  std::vector<ChosenEdit> edits;
  const std::set<std::uint32_t> needless = remove_needless_ifs(source, file, chosen, losses, edits);
  for (const std::size_t i : chosen) {
    const RemovedStatement* removed = removed_by(file, i);
    if (removed != nullptr && needless.contains(removed->block)) continue;
    if (removed != nullptr && losses.has_to_stay(removed->block, removed->block_size)) {
      edits.push_back({removed->statement, "pass", removed->statement, {}});
    } else {
      const FindingPlan& plan = file.plans[i];
      const auto spelling = plan.group == no_index
                                ? std::nullopt
                                : alias_spelling(source, file, file.imports.groups[plan.group],
                                                 imports.names[plan.group]);
      add_planned(file, plan, spelling, edits);
    }
  }
  add_parentheses(file, chosen, edits);
  edits.insert(edits.end(), of_names.begin(), of_names.end());
  write_needs(source, file, chosen, imports.modules, edits);
  return compose_edits(source, std::move(edits));
}

}  // namespace paddle_ls::rewrite
