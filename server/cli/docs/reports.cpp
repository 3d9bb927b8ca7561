#include "server/cli/docs/reports.hpp"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "engine/mapping_docs/catalogue.hpp"
#include "engine/text/utf8.hpp"
#include "server/cli/spelling/spelling.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace json = boost::json;
using mapping_docs::Finding;
using mapping_docs::Severity;

// Characters of a line before its mark that are shown at most.
constexpr std::size_t widest_lead = 100;

std::size_t columns(std::string_view text) {
  // East Asian characters take two columns of a terminal.
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = text::character_size(text.substr(at));
    count += size >= 3 ? 2 : 1;
    at += size;
  }
  return count;
}

std::string text_report(const ReportedFile& file) {
  std::string report;
  for (const Finding& finding : file.findings) {
    const std::size_t line = file.lines.line_of(finding.range.start);
    const text::ByteRange content = file.lines.line_content(file.text, line);
    const std::size_t mark = std::min(finding.range.start, content.end);
    std::string_view before = text::slice(file.text, {content.start, mark});
    const std::size_t column = 1 + text::character_count(before);
    while (columns(before) > widest_lead) before.remove_prefix(text::character_size(before));
    const std::string_view marked =
        text::slice(file.text, {mark, std::clamp(finding.range.end, mark, content.end)});
    const std::string_view behind = text::slice(file.text, {mark + marked.size(), content.end});
    fmt::format_to(std::back_inserter(report), "{}:{}:{}: {}[{}] {}\n    {}{}{}\n    {}{}\n",
                   file.name, line + 1, column, severity_name(finding.severity), finding.code(),
                   finding.message, before, marked, behind, std::string(columns(before), ' '),
                   std::string(std::max<std::size_t>(columns(marked), 1), '^'));
  }
  return report;
}

json::array fixes_json(const Finding& finding) {
  json::array fixes;
  for (const mapping_docs::Fix& fix : finding.fixes) fixes.emplace_back(fix.title);
  return fixes;
}

std::string json_report(const ReportedFile& file) {
  std::string report;
  for (const Finding& finding : file.findings) {
    const text::PositionRange range =
        file.lines.position_range(file.text, finding.range, text::Encoding::utf16);
    json::array related;
    for (const mapping_docs::Related& each : finding.related) {
      related.push_back({{"file", each.path.empty() ? std::string(file.name) : each.path},
                         {"start_byte", each.range.start},
                         {"end_byte", each.range.end},
                         {"message", each.message}});
    }
    report += json::serialize(json::object{{"file", file.name},
                                           {"start_line", range.start.line},
                                           {"start_column", range.start.column},
                                           {"end_line", range.end.line},
                                           {"end_column", range.end.column},
                                           {"start_byte", finding.range.start},
                                           {"end_byte", finding.range.end},
                                           {"code", finding.code()},
                                           {"severity", severity_name(finding.severity)},
                                           {"message", finding.message},
                                           {"fixes", fixes_json(finding)},
                                           {"related", std::move(related)}});
    report += '\n';
  }
  return report;
}

std::string_view annotation(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    default: return "notice";
  }
}

std::string github_report(const ReportedFile& file) {
  std::string report;
  for (const Finding& finding : file.findings) {
    const text::Position start =
        file.lines.position(file.text, finding.range.start, text::Encoding::utf16);
    fmt::format_to(std::back_inserter(report), "::{} file={},line={},col={},title={}::{}\n",
                   annotation(finding.severity), github_property(file.name), start.line + 1,
                   start.column + 1, github_property(finding.code()), github_data(finding.message));
  }
  return report;
}

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::off: return "none";
    default: return "note";
  }
}

std::string sarif_begin() {
  json::array rules;
  for (const mapping_docs::Check& check : mapping_docs::catalogue()) {
    rules.push_back({{"id", check.code},
                     {"shortDescription", {{"text", check.summary}}},
                     {"defaultConfiguration", {{"level", level(check.severity)}}}});
  }
  const json::object driver = {
      {"name", "paddle-ls"}, {"semanticVersion", PADDLE_LS_VERSION}, {"rules", std::move(rules)}};
  return R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"
         R"("runs":[{"tool":{"driver":)" +
         json::serialize(driver) + R"(},"columnKind":"utf16CodeUnits","results":[)";
}

std::string sarif_report(const ReportedFile& file) {
  std::string report;
  for (const Finding& finding : file.findings) {
    const text::PositionRange range =
        file.lines.position_range(file.text, finding.range, text::Encoding::utf16);
    const json::object location = {{"artifactLocation", {{"uri", uri_reference(file.name)}}},
                                   {"region",
                                    {{"startLine", range.start.line + 1},
                                     {"startColumn", range.start.column + 1},
                                     {"endLine", range.end.line + 1},
                                     {"endColumn", range.end.column + 1}}}};
    report += ",";
    report +=
        json::serialize(json::object{{"ruleId", finding.code()},
                                     {"level", level(finding.severity)},
                                     {"message", {{"text", finding.message}}},
                                     {"locations", json::array{{{"physicalLocation", location}}}}});
    report += "\n";
  }
  return report;
}

}  // namespace

std::string report_begin(Format format) {
  return format == Format::sarif ? sarif_begin() : std::string();
}

std::string report_file(const ReportedFile& file, Format format) {
  switch (format) {
    case Format::text: return text_report(file);
    case Format::json: return json_report(file);
    case Format::sarif: return sarif_report(file);
    case Format::github: return github_report(file);
  }
  return {};
}

std::string report_end(Format format) {
  return format == Format::sarif ? "]}]}\n" : "";
}

}  // namespace paddle_ls::cli::docs
