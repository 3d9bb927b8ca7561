#include <algorithm>
#include <filesystem>

#include <boost/json.hpp>

#include "server/cli/reports/report_format.hpp"
#include "server/cli/reports/spelling.hpp"
#include "server/version.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::off: return "none";
    default: return "note";
  }
}

json::object artifact_location(std::string_view path) {
  json::object location = {{"uri", uri_reference(path)}};
  if (!std::filesystem::path(path).is_absolute()) location["uriBaseId"] = "SRCROOT";
  return location;
}

json::object region(const text::PositionRange& range, text::ByteRange bytes) {
  return {{"startLine", range.start.line + 1}, {"startColumn", range.start.column + 1},
          {"endLine", range.end.line + 1},     {"endColumn", range.end.column + 1},
          {"byteOffset", bytes.start},         {"byteLength", bytes.size()}};
}

json::object location(std::string_view file, const ReportedFinding& finding,
                      text::PositionCursor& cursor) {
  json::object physical = {{"artifactLocation", artifact_location(file)}};
  if (finding.range) {
    physical["region"] = region(cursor.range(*finding.range), *finding.range);
  }
  json::object result = {{"physicalLocation", std::move(physical)}};
  if (!finding.logical_place.empty()) {
    result["logicalLocations"] =
        json::array{json::object{{"fullyQualifiedName", finding.logical_place}}};
  }
  return result;
}

json::array related_locations(const ReportedFinding& finding) {
  json::array list;
  for (const auto& [file, line] : finding.related) {
    list.push_back(json::object{
        {"physicalLocation",
         {{"artifactLocation", artifact_location(file)}, {"region", {{"startLine", line}}}}}});
  }
  return list;
}

constexpr std::string_view taxonomy = "paddle-ls differences";

json::array taxa_of(const ReportedFinding& finding) {
  json::array list;
  for (const rewrite::DifferenceId id : finding.differences) {
    list.push_back(
        {{"id", rewrite::differences()[id].id}, {"toolComponent", {{"name", taxonomy}}}});
  }
  return list;
}

json::object taxon(const rewrite::Difference& difference) {
  const std::string help = std::string(difference.concerns) + " " + std::string(difference.see);
  return {{"id", difference.id},
          {"shortDescription", {{"text", difference.title}}},
          {"fullDescription", {{"text", difference.differs}}},
          {"help", {{"text", help}}}};
}

// The rows of the table of differences that `mentioned` names.
json::array taxonomies(const rewrite::DifferenceSet& mentioned) {
  json::array taxa;
  const auto all = rewrite::differences();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (mentioned.has(static_cast<rewrite::DifferenceId>(i))) taxa.push_back(taxon(all[i]));
  }
  if (taxa.empty()) return taxa;
  return {json::object{{"name", taxonomy}, {"taxa", std::move(taxa)}}};
}

json::array rules(std::span<const rewrite::Code> codes) {
  json::array list;
  for (const rewrite::Code& code : codes) {
    list.push_back({{"id", code.code},
                    {"shortDescription", {{"text", code.summary}}},
                    {"defaultConfiguration", {{"level", level(code.severity)}}}});
  }
  return list;
}

}  // namespace

std::string sarif_begin(std::span<const rewrite::Code> codes) {
  const json::object driver = {
      {"name", "paddle-ls"}, {"semanticVersion", server::program_version}, {"rules", rules(codes)}};
  return R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"
         R"("runs":[{"tool":{"driver":)" +
         json::serialize(driver) + R"(},"columnKind":"utf16CodeUnits","results":[)" + "\n";
}

std::string sarif_report(const ReportedFile& file, std::span<const rewrite::Code> codes) {
  text::PositionCursor cursor(file.text, file.lines, text::Encoding::utf16);
  std::string report;
  for (const ReportedFinding& finding : file.findings) {
    json::object result = {{"ruleId", finding.code},
                           {"level", level(finding.severity)},
                           {"message", {{"text", finding.message}}},
                           {"locations", json::array{location(file.name, finding, cursor)}}};
    const auto rule = std::find_if(codes.begin(), codes.end(), [&](const rewrite::Code& code) {
      return code.code == finding.code;
    });
    if (rule != codes.end()) result["ruleIndex"] = rule - codes.begin();
    if (!finding.related.empty()) result["relatedLocations"] = related_locations(finding);
    if (!finding.differences.empty()) result["taxa"] = taxa_of(finding);
    if (!finding.details.empty()) result["properties"] = finding.details;
    report += "," + json::serialize(result) + "\n";
  }
  return report;
}

std::string sarif_end(std::span<const UnusableFile> unusable, std::span<const FileRemark> remarks,
                      const rewrite::DifferenceSet& mentioned, const json::object& totals) {
  json::array notifications;
  for (const UnusableFile& file : unusable) {
    notifications.push_back(
        {{"level", "error"},
         {"message", {{"text", file.problem}}},
         {"locations", json::array{{{"physicalLocation",
                                     {{"artifactLocation", artifact_location(file.name)}}}}}}});
  }
  for (const FileRemark& remark : remarks) {
    notifications.push_back(
        {{"level", "warning"},
         {"message", {{"text", remark.message}}},
         {"locations", json::array{{{"physicalLocation",
                                     {{"artifactLocation", artifact_location(remark.name)},
                                      {"region", {{"startLine", remark.line}}}}}}}}});
  }
  const json::object invocation = {{"executionSuccessful", true},
                                   {"toolExecutionNotifications", std::move(notifications)}};
  const json::array named = taxonomies(mentioned);
  return R"(],"invocations":[)" + json::serialize(invocation) + "]" +
         (named.empty() ? "" : R"(,"taxonomies":)" + json::serialize(named)) +
         (totals.empty() ? "" : R"(,"properties":)" + json::serialize(totals)) + "}]}\n";
}

}  // namespace paddle_ls::cli
