#include "server/features/commands/programs/read_verified.hpp"

#include <sstream>

#include <boost/json/parse.hpp>

#include "engine/text/severity.hpp"
#include "protocol/json.hpp"

namespace paddle_ls::server {
namespace {

namespace json = protocol::json;

template <class Visit>
void for_each_object(std::string_view lines, Visit visit) {
  std::istringstream in{std::string(lines)};
  for (std::string line; std::getline(in, line);) {
    boost::system::error_code failed;
    const json::value value = boost::json::parse(line, failed);
    if (!failed && value.is_object()) visit(value.get_object());
  }
}

protocol::DiagnosticSeverity shown_severity(const std::string& name) {
  switch (severity_named(name).value_or(Severity::information)) {
    case Severity::error: return protocol::DiagnosticSeverity::error;
    case Severity::warning: return protocol::DiagnosticSeverity::warning;
    case Severity::hint: return protocol::DiagnosticSeverity::hint;
    case Severity::information:
    case Severity::off: break;
  }
  return protocol::DiagnosticSeverity::information;
}

LineDifference difference_of(const json::object& finding, const LinesOfText& lines) {
  LineDifference difference;
  const json::value* number = finding.if_contains("start_line");
  if (number != nullptr && number->is_int64() && number->get_int64() > 0) {
    difference.line.number = static_cast<std::uint32_t>(number->get_int64() - 1);
  }
  if (difference.line.number < lines.index.line_count()) {
    difference.line.words = text::slice(lines.text, words_of_line(lines, difference.line.number));
  }
  difference.message = protocol::text_at(finding, "message");
  difference.code = protocol::text_at(finding, "code");
  difference.severity = shown_severity(protocol::text_at(finding, "severity"));
  difference.text_hash = std::hash<std::string_view>()(lines.text);
  return difference;
}

}  // namespace

VerifiedDocument read_verified(std::string_view printed, std::string_view report,
                               const protocol::Uri& document, const std::string& text) {
  VerifiedDocument verified;
  verified.results.uri = document;
  const text::LineIndex index(text);
  for_each_object(printed, [&](const json::object& finding) {
    verified.results.differences.push_back(difference_of(finding, {text, index}));
  });
  for_each_object(report, [&](const json::object& verdict) {
    ++verified.examples;
    if (protocol::text_at(verdict, "verdict") == "equal") ++verified.equal;
  });
  return verified;
}

}  // namespace paddle_ls::server
