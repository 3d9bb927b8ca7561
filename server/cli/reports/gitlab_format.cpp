#include <map>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "engine/text/stable_hash.hpp"
#include "server/cli/reports/report_format.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

std::string_view severity(Severity of_finding) {
  switch (of_finding) {
    case Severity::error: return "critical";
    case Severity::warning: return "major";
    case Severity::information: return "minor";
    default: return "info";
  }
}

// GitLab compares the fingerprints of two commits.
std::string fingerprint(std::string_view text) {
  return fmt::format("{:016x}", text::stable_hash(text));
}

}  // namespace

std::string gitlab_report(const ReportedFile& file) {
  // Fingerprints do not include lines, so that a finding stays the same when lines are added above
  // it; findings with the same text are told apart by their order.
  std::map<std::string, std::size_t> seen;
  std::string report;
  for (const ReportedFinding& finding : file.findings) {
    const std::string place = finding.logical_place.empty() ? "" : finding.logical_place + ": ";
    const std::string identity =
        fmt::format("{}\n{}\n{}{}", file.name, finding.code, place, finding.message);
    const std::size_t number = ++seen[identity];
    const std::size_t line = finding.range ? file.lines.line_of(finding.range->start) + 1 : 1;
    const json::object object = {
        {"description", place + finding.message},
        {"check_name", finding.code},
        {"fingerprint", fingerprint(fmt::format("{}\n{}", identity, number))},
        {"severity", severity(finding.severity)},
        {"location", {{"path", file.name}, {"lines", {{"begin", line}}}}}};
    report += "," + json::serialize(object) + "\n";
  }
  return report;
}

}  // namespace paddle_ls::cli
