#include <fmt/core.h>

#include "server/cli/reports/report_format.hpp"
#include "server/cli/reports/spelling.hpp"

namespace paddle_ls::cli {
namespace {

std::string_view command(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    default: return "notice";
  }
}

// The properties for the place. GitHub accepts columns only if the range is within one line.
std::string place(const text::PositionRange& range) {
  const std::string lines =
      fmt::format(",line={},endLine={}", range.start.line + 1, range.end.line + 1);
  if (range.start.line != range.end.line) return lines;
  return lines + fmt::format(",col={},endColumn={}", range.start.column + 1, range.end.column + 1);
}

}  // namespace

std::string github_report(const ReportedFile& file) {
  text::PositionCursor cursor(file.text, file.lines, text::Encoding::utf16);
  std::string report;
  for (const ReportedFinding& finding : file.findings) {
    const std::string logical = finding.logical_place.empty() ? "" : finding.logical_place + ": ";
    report += fmt::format("::{} file={}{},title={}::{}\n", command(finding.severity),
                          github_property(file.name),
                          finding.range ? place(cursor.range(*finding.range)) : "",
                          github_property(finding.code), github_data(logical + finding.message));
  }
  return report;
}

}  // namespace paddle_ls::cli
