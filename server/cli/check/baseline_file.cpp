#include "server/cli/check/baseline_file.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <boost/json.hpp>
#include <fmt/core.h>

#include "engine/text/json_places.hpp"
#include "engine/text/quoted.hpp"
#include "engine/text/utf8.hpp"
#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

constexpr int version = 1;
constexpr std::int64_t largest_count = 1'000'000'000;  // sums of what fits into a file stay exact

// The errors of the functions below have JSON pointers.

Result<const json::value*> member(const json::object& of, std::string_view name,
                                  const std::string& at) {
  if (const json::value* value = of.if_contains(name)) return value;
  return error("the member " + text::quoted(name) + " is missing", at);
}

Result<void> has_only(const json::object& object, std::initializer_list<std::string_view> names,
                      const std::string& at) {
  for (const auto& each : object) {
    const std::string_view name = each.key();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      return error("unknown member", text::json_pointer(at, name));
    }
  }
  return {};
}

Result<std::string> string_member(const json::object& of, std::string_view name,
                                  const std::string& at) {
  const auto value = member(of, name, at);
  if (!value) return tl::unexpected(value.error());
  const json::string* string = (*value)->if_string();
  if (string) return std::string(*string);
  return error(text::quoted(name) + " must be a string", text::json_pointer(at, name));
}

Result<std::size_t> count_member(const json::object& of, const std::string& at) {
  const auto value = member(of, "count", at);
  if (!value) return tl::unexpected(value.error());
  const std::int64_t* count = (*value)->if_int64();
  if (count && *count > 0 && *count <= largest_count) return static_cast<std::size_t>(*count);
  return error(fmt::format("`count` must be an integer from 1 to {}", largest_count),
               text::json_pointer(at, "count"));
}

Result<void> add_entry(const json::value& value, const std::string& at, Baseline& to) {
  const json::object* entry = value.if_object();
  if (!entry) return error("an entry must be an object", at);
  std::array<std::string, 4> texts;
  constexpr std::array<std::string_view, 4> names = {"file", "code", "api", "text"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto text = string_member(*entry, names[i], at);
    if (!text) return tl::unexpected(text.error());
    texts[i] = std::move(*text);
  }
  const auto count = count_member(*entry, at);
  if (!count) return tl::unexpected(count.error());
  if (texts[0].empty()) return error("`file` is empty", text::json_pointer(at, "file"));
  std::size_t& known = to[texts[0]][{texts[1], texts[2], texts[3]}];
  known = std::max(known, *count);
  return has_only(*entry, {"file", "code", "api", "text", "count"}, at);
}

Result<void> has_our_version(const json::object& root) {
  const auto value = member(root, "version", "");
  if (!value) return tl::unexpected(value.error());
  if (**value == version) return {};
  return error(fmt::format("this version of paddle-ls only reads version {}", version), "/version");
}

Result<Baseline> baseline_of(const json::value& value) {
  const json::object* root = value.if_object();
  if (!root) return error("a baseline must be an object");
  if (auto ours = has_our_version(*root); !ours) return tl::unexpected(ours.error());
  const auto findings = member(*root, "findings", "");
  if (!findings) return tl::unexpected(findings.error());
  const json::array* entries = (*findings)->if_array();
  if (!entries) return error("`findings` must be a list", "/findings");
  Baseline baseline;
  for (std::size_t i = 0; i < entries->size(); ++i) {
    const auto added = add_entry((*entries)[i], fmt::format("/findings/{}", i), baseline);
    if (!added) return tl::unexpected(added.error());
  }
  if (auto known = has_only(*root, {"version", "findings"}, ""); !known) {
    return tl::unexpected(known.error());
  }
  return baseline;
}

tl::unexpected<Error> error_at(std::string_view text, std::size_t offset, std::string message) {
  const auto at = text::LineIndex(text).position(text, offset, text::Encoding::utf32);
  return error(std::move(message), fmt::format("{}:{}", at.line + 1, at.column + 1));
}

std::string quoted_json(std::string_view text) {
  return json::serialize(json::string_view(text.data(), text.size()));
}

std::string entry_text(const std::string& file, const KnownUse& use, std::size_t count) {
  return fmt::format(R"({{"file": {}, "code": {}, "api": {}, "text": {}, "count": {}}})",
                     quoted_json(file), quoted_json(use.code), quoted_json(use.api),
                     quoted_json(use.text), count);
}

}  // namespace

Result<Baseline> read_baseline(std::string_view text) {
  if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
  json::stream_parser parser;
  boost::system::error_code code;
  const std::size_t consumed = parser.write(text.data(), text.size(), code);
  if (!code) parser.finish(code);
  if (code) {
    const text::JsonPlaces places(text);
    const auto& broken = places.syntax_error();
    return broken ? error_at(text, broken->range.start, broken->message)
                  : error_at(text, consumed, "this is not JSON in UTF-8: " + code.message());
  }
  auto baseline = baseline_of(parser.release());
  if (baseline) return baseline;
  const auto place = text::JsonPlaces(text).nearest(baseline.error().where);
  return error_at(text, place.start, baseline.error().message);
}

std::string baseline_text(const Baseline& baseline) {
  std::string text = fmt::format("{{\n  \"version\": {},\n  \"findings\": [", version);
  std::string_view separator = "\n    ";
  bool is_empty = true;
  for (const auto& [file, uses] : baseline) {
    for (const auto& [use, count] : uses) {
      text.append(separator).append(entry_text(file, use, count));
      separator = ",\n    ";
      is_empty = false;
    }
  }
  return text + (is_empty ? "]\n}\n" : "\n  ]\n}\n");
}

json::object baseline_schema() {
  const json::object entry = schema::object(
      "Findings of one kind",
      {{"file", schema::string("The file, as seen from the folder of the baseline")},
       {"code", schema::string("The code of the findings")},
       {"api", schema::string("The API of PyTorch that is used; may be empty")},
       {"text", schema::string("The lines of a finding, with single spaces; of a long text its "
                               "beginning and a hash")},
       {"count", schema::line("How many such findings the file has")}});
  return schema::object("The findings that `paddle-ls check --baseline FILE` does not report",
                        {{"version", schema::constant("The version of the format", version)},
                         {"findings", schema::list("All known findings, sorted", entry)}});
}

}  // namespace paddle_ls::cli
