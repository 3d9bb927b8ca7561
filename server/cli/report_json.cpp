#include <boost/json.hpp>

#include "engine/rewrite/proof.hpp"
#include "server/cli/reports.hpp"

namespace paddle_ls::cli {

std::string json_report(const ReportedFile& file) {
  std::string report;
  for (const ReportedFinding& reported : file.findings) {
    const rewrite::Finding& finding = reported.finding;
    report += boost::json::serialize(boost::json::object{
        {"file", file.name},
        {"start_line", reported.range.start.line},
        {"start_column", reported.range.start.column},
        {"end_line", reported.range.end.line},
        {"end_column", reported.range.end.column},
        {"start_byte", finding.range.start},
        {"end_byte", finding.range.end},
        {"code", finding.code->code},
        {"severity", severity_name(reported.severity)},
        {"message", rewrite::message(finding)},
        {"api", finding.api},
        {"profile", rewrite::name(finding.profile)},
        {"fix", fix_name(finding.fix)},
        {"proof", rewrite::proof_sentence(finding.api, finding.profile)},
    });
    report += '\n';
  }
  return report;
}

}  // namespace paddle_ls::cli
