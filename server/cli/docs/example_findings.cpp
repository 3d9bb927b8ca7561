#include "server/cli/docs/example_findings.hpp"

#include <algorithm>

#include "engine/mapping_docs/judge/check_catalogue.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace json = boost::json;

std::string both_results(const json::object& verdict) {
  const std::string torch = text_in(verdict, "torch");
  const std::string paddle = text_in(verdict, "paddle");
  if (torch.empty() && paddle.empty()) return {};
  return ". PyTorch: " + torch + ". Paddle: " + paddle;
}

std::string message_of(const std::string& verdict, const json::object& known) {
  const std::string message = text_in(known, "message");
  if (verdict == "differs") return "the halves differ: " + message + both_results(known);
  if (verdict == "dtype") return "the halves give the same with different dtypes: " + message;
  if (verdict == "not-compared") return "not compared: " + message;
  return message;
}

}  // namespace

std::string text_in(const json::object& verdict, std::string_view key) {
  const json::value* value = verdict.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::int64_t number_in(const json::object& verdict, std::string_view key) {
  const json::value* value = verdict.if_contains(key);
  if (value == nullptr) return 0;
  if (value->is_uint64()) return static_cast<std::int64_t>(value->get_uint64());
  return value->is_int64() ? value->get_int64() : 0;
}

std::optional<ReportedFinding> example_finding(const json::object& verdict,
                                               const ExampleText& document) {
  const std::string name = text_in(verdict, "verdict");
  const mapping_docs::Check* check = mapping_docs::find_check("example/" + name);
  if (check == nullptr) return std::nullopt;
  const auto last = static_cast<std::int64_t>(document.lines.line_count()) - 1;
  const std::int64_t line =
      std::clamp<std::int64_t>(number_in(verdict, "line") - 1, 0, std::max<std::int64_t>(last, 0));
  ReportedFinding finding{check->code, check->severity, message_of(name, verdict)};
  finding.range = document.lines.line_content(document.text, static_cast<std::size_t>(line));
  for (const char* key : {"torch", "paddle", "inputs", "reason", "found"}) {
    if (const json::value* value = verdict.if_contains(key)) finding.details[key] = *value;
  }
  return finding;
}

}  // namespace paddle_ls::cli::docs
