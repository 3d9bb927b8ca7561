#include "engine/mapping_docs/judge/source_differences.hpp"

#include "engine/mapping_docs/document/suppression.hpp"
#include "engine/mapping_docs/judge/check_catalogue.hpp"

namespace paddle_ls::mapping_docs {

DocumentFinding* SourceDifferences::add(std::string_view code, ByteRange range, std::string message,
                                        std::optional<RelatedRange> other) {
  const Check& check = *find_check(code);
  const Severity severity = effective_severity(check, profile_, overrides_);
  if (severity == Severity::off) return nullptr;
  findings_.push_back({&check, severity, range, std::move(message), {}, {}});
  if (other) findings_.back().related.push_back(*std::move(other));
  return &findings_.back();
}

std::vector<DocumentFinding> SourceDifferences::take(const Document& document) {
  const DocumentSuppressions suppressions(document);
  std::erase_if(findings_, [&](const DocumentFinding& finding) {
    return suppressions.silences(finding.code(), document.lines.line_of(finding.range.start));
  });
  return std::move(findings_);
}

}  // namespace paddle_ls::mapping_docs
