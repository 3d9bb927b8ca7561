#include "server/cli/reports/report_writer.hpp"

#include <ostream>

namespace paddle_ls::cli {

ReportWriter::ReportWriter(ReportLook look, std::span<const rewrite::Code> codes, std::ostream& out)
    : look_(look), codes_(codes), out_(out) {
  switch (look_.format) {
    case ReportFormat::sarif: out_ << sarif_begin(codes_); break;
    case ReportFormat::gitlab: out_ << "[\n"; break;
    case ReportFormat::junit:
      out_ << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"paddle-ls\">\n";
      break;
    default: break;
  }
}

std::string ReportWriter::report(const ReportedFile& file) const {
  switch (look_.format) {
    case ReportFormat::text: return text_report(file, look_.colour, look_.excerpts);
    case ReportFormat::json: return json_report(file);
    case ReportFormat::sarif: return sarif_report(file, codes_);
    case ReportFormat::github: return github_report(file);
    case ReportFormat::gitlab: return gitlab_report(file);
    case ReportFormat::junit: return junit_report(file);
  }
  return {};
}

void ReportWriter::add(std::string_view report, const rewrite::DifferenceSet& mentioned) {
  mentioned_.add(mentioned);
  if (report.empty()) return;
  if (is_list() && is_first_) report.remove_prefix(1);  // the comma
  is_first_ = false;
  out_ << report;
}

void ReportWriter::finish() {
  switch (look_.format) {
    case ReportFormat::sarif: out_ << sarif_end(unusable_, remarks_, mentioned_, totals_); break;
    case ReportFormat::gitlab: out_ << "]\n"; break;
    case ReportFormat::junit: finish_junit(); break;
    default: break;
  }
}

// Some readers of these reports treat a run without tests as failed.
void ReportWriter::finish_junit() {
  for (const UnusableFile& file : unusable_) out_ << junit_error(file);
  if (is_first_ && unusable_.empty()) {
    out_ << "<testsuite name=\"paddle-ls\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
            "<testcase classname=\"paddle-ls\" name=\"no findings\"/>\n</testsuite>\n";
  }
  out_ << "</testsuites>\n";
}

rewrite::DifferenceSet mentioned_differences(const std::vector<ReportedFinding>& findings) {
  rewrite::DifferenceSet mentioned;
  for (const ReportedFinding& finding : findings) {
    for (const rewrite::DifferenceId id : finding.differences) mentioned.set(id, true);
  }
  return mentioned;
}

}  // namespace paddle_ls::cli
