#include <boost/json.hpp>

#include "server/cli/reports/report_format.hpp"

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

schema::Members finding_members() {
  constexpr auto sometimes = schema::MemberPresence::sometimes;
  return {
      {"file", schema::string("The file, as the user would write its path")},
      {"start_line", schema::line("The line where the finding begins, from 1"), sometimes},
      {"start_column", schema::line("The column there, from 1, in UTF-16 code units"), sometimes},
      {"end_line", schema::line("The line where the finding ends, from 1"), sometimes},
      {"end_column", schema::line("The column after its last character, from 1"), sometimes},
      {"base", schema::constant("What lines and columns count from", 1), sometimes},
      {"start_byte", schema::count("Where it begins in the text, in bytes of UTF-8, from 0"),
       sometimes},
      {"end_byte", schema::count("The byte after its last one"), sometimes},
      {"code", schema::string("The code of the finding; `paddle-ls explain CODE` says more")},
      {"severity",
       schema::one_of("Its severity, according to the settings",
                      {severity_name(Severity::error), severity_name(Severity::warning),
                       severity_name(Severity::information), severity_name(Severity::hint)})},
      {"verdict",
       schema::one_of("The verdict on a use of PyTorch: it is rewritten safely, it is rewritten "
                      "and needs review, it has to be changed by hand, or there is nothing to do",
                      {"safe", "review", "manual", "remark"}),
       sometimes},
      {"message", schema::string("The message, for people")},
  };
}

}  // namespace paddle_ls::cli
