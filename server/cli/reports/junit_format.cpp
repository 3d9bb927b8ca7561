#include <fmt/core.h>

#include "server/cli/reports/report_format.hpp"
#include "server/cli/reports/spelling.hpp"

namespace paddle_ls::cli {

std::string junit_report(const ReportedFile& file) {
  if (file.findings.empty()) return {};
  text::PositionCursor cursor(file.text, file.lines, text::Encoding::utf32);
  const std::string name = xml_text(file.name);
  std::string report =
      fmt::format("<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n", name,
                  file.findings.size(), file.findings.size());
  for (const ReportedFinding& finding : file.findings) {
    std::string place = finding.logical_place;
    std::string line;
    if (finding.range) {
      const auto at = cursor.position(finding.range->start);
      place = fmt::format("{}:{}", at.line + 1, at.column + 1);
      line = fmt::format(" line=\"{}\"", at.line + 1);
    }
    const std::string message = xml_text(finding.message);
    report += fmt::format(
        "<testcase classname=\"{0}\" name=\"{1} {2}\" file=\"{0}\"{3}><failure type=\"{1}\" "
        "message=\"{4}\">{0}:{2}: {4}</failure></testcase>\n",
        name, xml_text(finding.code), xml_text(place), line, message);
  }
  return report + "</testsuite>\n";
}

std::string junit_error(const UnusableFile& file) {
  const std::string name = xml_text(file.name);
  return fmt::format(
      "<testsuite name=\"{0}\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
      "<testcase classname=\"{0}\" name=\"file\" file=\"{0}\"><error "
      "message=\"{1}\"/></testcase>\n</testsuite>\n",
      name, xml_text(file.problem));
}

}  // namespace paddle_ls::cli
