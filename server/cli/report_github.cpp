#include <fmt/format.h>

#include "server/cli/reports.hpp"

namespace paddle_ls::cli {
namespace {

std::string_view command(rewrite::Severity severity) {
  switch (severity) {
    case rewrite::Severity::error: return "error";
    case rewrite::Severity::warning: return "warning";
    default: return "notice";
  }
}

std::string percent_encoded(std::string_view text, std::string_view special) {
  std::string encoded;
  for (const char byte : text) {
    if (special.find(byte) == std::string_view::npos) {
      encoded += byte;
    } else {
      encoded += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
  }
  return encoded;
}

// What a command takes as data, and what as the value of one of its properties.
std::string as_data(std::string_view text) {
  return percent_encoded(text, "%\r\n");
}
std::string as_property(std::string_view text) {
  return percent_encoded(text, "%\r\n:,");
}

}  // namespace

std::string github_report(const ReportedFile& file) {
  std::string report;
  for (const ReportedFinding& reported : file.findings) {
    const text::PositionRange& range = reported.range;
    fmt::format_to(std::back_inserter(report), "::{} file={},line={},endLine={}",
                   command(reported.severity), as_property(file.name), range.start.line + 1,
                   range.end.line + 1);
    // Columns only count within one line; with several, GitHub refuses them.
    if (range.start.line == range.end.line) {
      fmt::format_to(std::back_inserter(report), ",col={},endColumn={}", range.start.column + 1,
                     range.end.column + 1);
    }
    fmt::format_to(std::back_inserter(report), ",title={}::{}\n",
                   as_property(reported.finding.code->code),
                   as_data(rewrite::message(reported.finding)));
  }
  return report;
}

}  // namespace paddle_ls::cli
