#include "server/cli/reports/report_writer.hpp"

#include <ostream>

namespace paddle_ls::cli {

ReportWriter::ReportWriter(ReportFormat format, Colour colour, std::span<const rewrite::Code> codes,
                           std::ostream& out)
    : format_(format), colour_(colour), codes_(codes), out_(out) {
  if (format_ == ReportFormat::sarif) out_ << sarif_begin(codes_);
}

std::string ReportWriter::report(const ReportedFile& file) const {
  switch (format_) {
    case ReportFormat::text: return text_report(file, colour_);
    case ReportFormat::json: return json_report(file);
    case ReportFormat::sarif: return sarif_report(file, codes_);
    case ReportFormat::github: return github_report(file);
  }
  return {};
}

void ReportWriter::add(std::string_view report, const rewrite::DifferenceSet& mentioned) {
  mentioned_.add(mentioned);
  if (format_ == ReportFormat::sarif && is_first_ && !report.empty()) {
    report.remove_prefix(1);  // the comma
    is_first_ = false;
  }
  out_ << report;
}

void ReportWriter::finish() {
  if (format_ == ReportFormat::sarif) out_ << sarif_end(unusable_, mentioned_);
}

rewrite::DifferenceSet mentioned_differences(const std::vector<ReportedFinding>& findings) {
  rewrite::DifferenceSet mentioned;
  for (const ReportedFinding& finding : findings) {
    for (const rewrite::DifferenceId id : finding.differences) mentioned.set(id, true);
  }
  return mentioned;
}

}  // namespace paddle_ls::cli
