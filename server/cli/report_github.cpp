#include <fmt/format.h>

#include "server/cli/reports.hpp"
#include "server/cli/spelling/spelling.hpp"

namespace paddle_ls::cli {
namespace {

std::string_view command(rewrite::Severity severity) {
  switch (severity) {
    case rewrite::Severity::error: return "error";
    case rewrite::Severity::warning: return "warning";
    default: return "notice";
  }
}

}  // namespace

std::string github_report(const ReportedFile& file) {
  std::string report;
  for (const ReportedFinding& reported : file.findings) {
    const text::PositionRange& range = reported.range;
    fmt::format_to(std::back_inserter(report), "::{} file={},line={},endLine={}",
                   command(reported.severity), github_property(file.name), range.start.line + 1,
                   range.end.line + 1);
    // Columns only count within one line; with several, GitHub refuses them.
    if (range.start.line == range.end.line) {
      fmt::format_to(std::back_inserter(report), ",col={},endColumn={}", range.start.column + 1,
                     range.end.column + 1);
    }
    fmt::format_to(std::back_inserter(report), ",title={}::{}\n",
                   github_property(reported.finding.code->code),
                   github_data(rewrite::message(reported.finding)));
  }
  return report;
}

}  // namespace paddle_ls::cli
