#include <boost/json.hpp>

#include "server/cli/reports/format.hpp"

namespace paddle_ls::cli {

std::string json_report(const ReportedFile& file) {
  text::PositionCursor cursor(file.text, file.lines, text::Encoding::utf16);
  std::string report;
  for (const ReportedFinding& finding : file.findings) {
    boost::json::object line = {{"file", file.name}};
    if (finding.range) {
      const text::PositionRange range = cursor.range(*finding.range);
      line["start_line"] = range.start.line + 1;
      line["start_column"] = range.start.column + 1;
      line["end_line"] = range.end.line + 1;
      line["end_column"] = range.end.column + 1;
      line["base"] = 1;
      line["start_byte"] = finding.range->start;
      line["end_byte"] = finding.range->end;
    }
    line["code"] = finding.code;
    line["severity"] = severity_name(finding.severity);
    if (!finding.verdict.empty()) line["verdict"] = finding.verdict;
    line["message"] = finding.message;
    for (const auto& [name, value] : finding.details) line[name] = value;
    report += boost::json::serialize(line);
    report += '\n';
  }
  return report;
}

}  // namespace paddle_ls::cli
