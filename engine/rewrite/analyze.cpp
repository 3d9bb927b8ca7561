#include "engine/rewrite/analyze.hpp"

#include "engine/python/resolve_names.hpp"
#include "engine/rewrite/collect/collect_text.hpp"
#include "engine/rewrite/collect/consider_habits.hpp"
#include "engine/rewrite/collect/cover_statements.hpp"
#include "engine/rewrite/collect/leave_lines_alone.hpp"
#include "engine/rewrite/collect/may_have_torch.hpp"
#include "engine/rewrite/collect/passes.hpp"
#include "engine/rewrite/dependents/package_library.hpp"
#include "engine/rewrite/dependents/reexports.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/imports/settle_aliases.hpp"
#include "engine/rewrite/leftovers/collect_leftover_imports.hpp"
#include "engine/rewrite/leftovers/dependent_imports.hpp"
#include "engine/rewrite/leftovers/missing_uses.hpp"
#include "engine/rewrite/result/suppressions.hpp"
#include "engine/rewrite/review_comments.hpp"

namespace paddle_ls::rewrite {

namespace {

void add_unused_suppressions(std::string_view source, const Suppressions& suppressions,
                             const Options& options, FileFindings& file) {
  for (const Suppression& suppression : suppressions.comments) {
    if (suppression.is_used) continue;
    Finding finding =
        begin_finding(codes::unused_suppression, suppression.comment, file.edits.mark());
    finding.fix = FixClass::safe;
    finding.profile = options.profile;
    text::ByteRange comment = suppression.comment;
    while (comment.start > 0 &&
           (source[comment.start - 1] == ' ' || source[comment.start - 1] == '\t')) {
      --comment.start;
    }
    finding.plan.extent_start = static_cast<std::uint32_t>(comment.start);
    finding.plan.extent_end = static_cast<std::uint32_t>(comment.end);
    file.edits.add(comment, "");
    emit(std::move(finding), file);
  }
}

void drop_suppressed(Suppressions& suppressions, FileFindings& file) {
  if (suppressions.comments.empty()) return;
  std::erase_if(file.findings, [&](const Finding& finding) {
    return suppressions.covers(finding.range.start, *finding.code);
  });
}

ProjectView view_of(const RuleSet& rules, const Options& options) {
  return {rules, options.reexports.get(), options.installed.get()};
}

}  // namespace

std::optional<python::RecordedFile> read(std::string_view source,
                                         const python::RecordedFile* earlier,
                                         const ProjectView& view, const syntax::Stop& stop) {
  return python::record_file(source, known_modules(view), earlier, stop);
}

std::optional<python::RecordedFile> read_edited(std::string_view source,
                                                const python::RecordedFile& earlier,
                                                const text::Edits& edits, const ProjectView& view,
                                                const syntax::Stop& stop) {
  auto pieces = syntax::Pieces::parse_edited(source, earlier.pieces, edits, stop);
  if (!pieces) return std::nullopt;
  return python::record_pieces(source, std::move(*pieces), known_modules(view), &earlier, stop);
}

FileFindings analyze(std::string_view source, const syntax::Tree& tree, const RuleSet& rules,
                     const Options& options, const syntax::Stop& stop) {
  const auto recorded =
      python::record_pieces(source, syntax::Pieces::whole(source, tree),
                            known_modules(view_of(rules, options)), nullptr, stop);
  return recorded ? analyze(source, *recorded, rules, options, stop) : FileFindings{};
}

FileFindings analyze(std::string_view source, const python::RecordedFile& recorded,
                     const RuleSet& rules, const Options& asked, const syntax::Stop& stop) {
  FileFindings file;
  const python::Names names = python::resolve_names(
      source, recorded, known_modules(view_of(rules, asked)),
      PackageLibrary(source, asked.installed.get(), asked.reexports.get()), stop);
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
  PassInput view({source, names, recorded.pieces, rules, options}, imports, file.imports);
  const bool may_be_of_torch = may_have_torch(view);
  if (may_be_of_torch) run_passes(view, file);
  collect_review_comments(source, recorded.pieces, options.profile, file);
  if (options.reads_text) {
    collect_text(source, recorded.pieces, rules, options.profile, file);
  }
  if (stop && stop()) return {};

  drop_suppressed(suppressions, file);
  sort_findings(file);
  LinesLeftAlone kept_lines;
  if (!suppressions.comments.empty()) {
    kept_lines = find_lines_left_alone(source, names, imports, suppressions, file);
    keep_lines(kept_lines, suppressions, file);
  }
  settle_aliases(file);
  // A stub is never executed: its imports need no PyTorch.
  const bool is_run = may_be_of_torch && !options.is_stub;
  if (options.leftover_imports == LeftoverImports::local && is_run) {
    collect_leftover_imports({source, names, imports, rules, options.profile}, file);
    guard_dependent_imports(source, names, rules, options.profile, file);
    drop_suppressed(suppressions, file);
    sort_findings(file);
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
