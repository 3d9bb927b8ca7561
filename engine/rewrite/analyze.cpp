#include "engine/rewrite/analyze.hpp"

#include "engine/python/resolve_names.hpp"
#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/collect/collect_text.hpp"
#include "engine/rewrite/collect/consider_habits.hpp"
#include "engine/rewrite/collect/cover_statements.hpp"
#include "engine/rewrite/collect/leave_lines_alone.hpp"
#include "engine/rewrite/collect/settle_aliases.hpp"
#include "engine/rewrite/dependents/reexports.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/leftovers/collect_leftover_imports.hpp"
#include "engine/rewrite/leftovers/dependent_imports.hpp"
#include "engine/rewrite/leftovers/missing_uses.hpp"
#include "engine/rewrite/result/suppressions.hpp"
#include "engine/rewrite/review_comments.hpp"
#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

namespace {

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

void collect_uses(FindingCollector& collector) {
  collector.collect_names();
  collector.collect_methods();
  collector.collect_dynamic();
  collector.collect_unused_imports();
  collector.collect_unserved_imports();
  collector.collect_dependent_imports();
  collector.collect_class_names();
  collector.collect_own_tensors();
}

ProjectLibrary library_of(const RuleSet& rules, const Options& options) {
  return {rules, options.reexports.get(), options.installed.get()};
}

}  // namespace

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
                     const RuleSet& rules, const Options& asked, const syntax::Stop& stop) {
  FileFindings file;
  const python::Names names =
      python::resolve_names(source, recorded, library_of(rules, asked), torch::kinds(), stop);
  if (stop && stop()) return file;
  const Options options = considering_habits(asked, source, names);
  Suppressions suppressions = find_suppressions(source, recorded.pieces);
  if (suppressions.skips_file) return file;
  cover_statements(source, recorded.pieces, names, suppressions);

  CollectedImports imports = collect_imports(source, names, rules, options.profile);
  file.imports = std::move(imports.facts);
  file.imports.is_package = options.is_package;
  if (!options.helper_module.empty()) {
    file.imports.helper_module = file.texts.emplace_front(options.helper_module);
  }
  FindingCollector collector(source, names, recorded.pieces, rules, options, imports, file);
  const bool may_have_torch = collector.may_have_torch();
  if (may_have_torch) collect_uses(collector);
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
  LinesLeftAlone kept_lines;
  if (!suppressions.comments.empty()) {
    kept_lines = find_lines_left_alone(source, names, imports, suppressions, file);
    keep_lines(kept_lines, suppressions, file);
  }
  settle_aliases(file);
  // Nobody runs a stub: its imports need no PyTorch.
  const bool is_run = may_have_torch && !options.is_stub;
  if (options.leftover_imports == LeftoverImports::local && is_run) {
    collect_leftover_imports(source, names, imports, rules, options.profile, file);
    guard_dependent_imports(source, names, rules, options.profile, file);
    arrange(file, is_kept);
    find_missing_uses(source, names, file);
    keep_lines(kept_lines, suppressions, file);
  }
  if (!suppressions.comments.empty()) {
    add_unused_suppressions(source, suppressions, options, file);
    sort_findings(file);
  }
  return file;
}

}  // namespace paddle_ls::rewrite
