#include "engine/mapping_docs/judge/validate.hpp"

#include <algorithm>

#include "engine/mapping_docs/document/suppression.hpp"
#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// The original splits rows at every pipe, also at escaped ones and in code spans. Those are sound
// Markdown, and a finding would only tell the writer of a weakness of the tools.
bool is_sound_row(const Document& document, std::size_t line) {
  return std::any_of(document.tables.begin(), document.tables.end(), [&](const Table& table) {
    return table.parameters &&
           std::any_of(table.rows.begin(), table.rows.end(), [&](const Row& row) {
             return row.line == line && row.cells.size() == 3 && row.closed;
           });
  });
}

// A document that the tools reject is never clean here, even where no check knows the reason.
void add_rejection(const Validation& validation, const Severities& overrides,
                   const DocumentProfile& profile, bool discovered,
                   std::vector<DocumentFinding>& findings) {
  const bool explained =
      std::any_of(findings.begin(), findings.end(), [](const DocumentFinding& finding) {
        return finding.severity == Severity::error && finding.check->fatal;
      });
  if (validation.verdict || explained || !discovered) return;
  if (is_sound_row(validation.document, validation.verdict.error().line)) return;
  const Check& check = *find_check("doc/rejected");
  const Severity severity = effective_severity(check, profile, overrides);
  if (severity == Severity::off) return;
  const Rejection& rejection = validation.verdict.error();
  Report(check, severity, findings)
      .add(validation.document.line(rejection.line), "the tools reject this: " + rejection.reason);
}

// Fixes come from many hands; only what can be applied leaves here.
void normalize_fixes(std::vector<DocumentFinding>& findings) {
  for (DocumentFinding& finding : findings) {
    std::erase_if(finding.fixes, [](DocumentFix& fix) {
      auto edits = text::normalized(std::move(fix.edits));
      if (!edits) return true;
      fix.edits = std::move(*edits);
      return fix.edits.empty() && fix.new_stem.empty() && fix.new_folder.empty();
    });
  }
}

// Sentences quote the document; a quotation of bytes that are not text could not be read, nor
// would a fix make them better.
void make_readable(std::vector<DocumentFinding>& findings) {
  for (DocumentFinding& finding : findings) {
    finding.message = with_replacement_characters(finding.message);
    for (RelatedRange& related : finding.related) {
      related.message = with_replacement_characters(related.message);
    }
    finding.fixes.clear();
  }
}

}  // namespace

Severity effective_severity(const Check& check, const DocumentProfile& profile,
                            const Severities& overrides) {
  if (const auto found = overrides.find(check.code); found != overrides.end()) return found->second;
  if (const auto found = profile.checks.find(check.code); found != profile.checks.end()) {
    if (const auto severity = severity_named(found->second)) return *severity;
  }
  return check.severity;
}

Validation validate(std::string_view text, const Identity& identity, const DocumentProfile& profile,
                    const Severities& overrides) {
  Validation validation{
      read_document(text, identity, profile), original_verdict(text, identity, profile), {}};
  if (identity.skipped) return validation;
  const Document& document = validation.document;
  const std::vector<ComparedApis> comparisons = read_comparisons(document, profile);
  const Category* category =
      document.title ? profile.category(document.slice(document.title->category)) : nullptr;
  const CheckContext context{document, identity,    profile,
                             category, comparisons, validation.verdict.has_value()};
  std::vector<DocumentFinding> findings;
  for (const Check& check : catalogue()) {
    const Severity severity = effective_severity(check, profile, overrides);
    if (!check.run || severity == Severity::off) continue;
    Report report(check, severity, findings);
    check.run(context, report);
  }
  add_rejection(validation, overrides, profile, identity.discovered, findings);
  const DocumentSuppressions suppressions(document);
  std::erase_if(findings, [&](const DocumentFinding& finding) {
    return suppressions.silences(finding.code(), document.lines.line_of(finding.range.start));
  });
  if (invalid_utf8(text) != std::string_view::npos) make_readable(findings);
  normalize_fixes(findings);
  std::stable_sort(findings.begin(), findings.end(),
                   [](const DocumentFinding& a, const DocumentFinding& b) {
                     return a.range.start < b.range.start;
                   });
  validation.findings = std::move(findings);
  return validation;
}

}  // namespace paddle_ls::mapping_docs
