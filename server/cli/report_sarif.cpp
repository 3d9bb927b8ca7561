#include <boost/json.hpp>
#include <fmt/format.h>

#include "server/cli/reports.hpp"
#include "server/cli/spelling/spelling.hpp"
#include "server/version.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

std::string_view level(rewrite::Severity severity) {
  switch (severity) {
    case rewrite::Severity::error: return "error";
    case rewrite::Severity::warning: return "warning";
    case rewrite::Severity::off: return "none";
    default: return "note";
  }
}

json::object artifact_location(std::string_view path) {
  json::object location = {{"uri", uri_reference(path)}};
  if (!path.starts_with('/')) location["uriBaseId"] = "SRCROOT";
  return location;
}

json::object physical_location(const ReportedFile& file, const ReportedFinding& reported) {
  const text::PositionRange& range = reported.range;
  const text::ByteRange bytes = reported.finding.range;
  return {{"artifactLocation", artifact_location(file.name)},
          {"region",
           {{"startLine", range.start.line + 1},
            {"startColumn", range.start.column + 1},
            {"endLine", range.end.line + 1},
            {"endColumn", range.end.column + 1},
            {"byteOffset", bytes.start},
            {"byteLength", bytes.size()}}}};
}

json::array rules() {
  json::array list;
  for (const rewrite::Code* code : rewrite::all_codes) {
    list.push_back({{"id", code->code},
                    {"shortDescription", {{"text", code->summary}}},
                    {"defaultConfiguration", {{"level", level(code->severity)}}}});
  }
  return list;
}

std::size_t rule_index(const rewrite::Code& code) {
  const auto found = std::find(rewrite::all_codes.begin(), rewrite::all_codes.end(), &code);
  return static_cast<std::size_t>(found - rewrite::all_codes.begin());
}

}  // namespace

std::string sarif_begin() {
  const json::object driver = {
      {"name", "paddle-ls"}, {"semanticVersion", server::version}, {"rules", rules()}};
  return R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"
         R"("runs":[{"tool":{"driver":)" +
         json::serialize(driver) + R"(},"columnKind":"utf16CodeUnits","results":[)" + "\n";
}

std::string sarif_report(const ReportedFile& file) {
  std::string report;
  for (const ReportedFinding& reported : file.findings) {
    const rewrite::Finding& finding = reported.finding;
    json::object properties = {{"api", finding.api},
                               {"profile", rewrite::name(finding.profile)},
                               {"fix", fix_name(finding.fix)}};
    if (const std::string page = rewrite::documentation(finding); !page.empty()) {
      properties["documentation"] = page;
    }
    report += ",";
    report += json::serialize(json::object{
        {"ruleId", finding.code->code},
        {"ruleIndex", rule_index(*finding.code)},
        {"level", level(reported.severity)},
        {"message", {{"text", rewrite::message(finding)}}},
        {"locations", json::array{{{"physicalLocation", physical_location(file, reported)}}}},
        {"properties", std::move(properties)}});
    report += '\n';
  }
  return report;
}

std::string sarif_end(const std::vector<UnusableFile>& unusable) {
  json::array notifications;
  for (const UnusableFile& file : unusable) {
    notifications.push_back(
        {{"level", "error"},
         {"message", {{"text", file.problem}}},
         {"locations", json::array{{{"physicalLocation",
                                     {{"artifactLocation", artifact_location(file.name)}}}}}}});
  }
  const json::object invocation = {{"executionSuccessful", true},
                                   {"toolExecutionNotifications", std::move(notifications)}};
  return R"(],"invocations":[)" + json::serialize(invocation) + "]}]}\n";
}

}  // namespace paddle_ls::cli
