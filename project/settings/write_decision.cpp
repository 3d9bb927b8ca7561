#include "project/settings/write_decision.hpp"

#include <algorithm>
#include <string>

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"

namespace paddle_ls::settings {
namespace {

namespace json = boost::json;

constexpr std::string_view accept = "\"accept\"";
constexpr std::string_view decisions = "/decisions";
constexpr std::string_view blanks = " \t";

std::string quoted(std::string_view name) {
  return "\"" + std::string(name) + "\"";
}

// How the text is laid out.
struct Layout {
  std::string line_end;
  std::string step;  // one level of indentation

  explicit Layout(std::string_view text)
      : line_end(text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n"), step("  ") {
    for (std::size_t at = text.find('\n'); at < text.size(); at = text.find('\n', at + 1)) {
      const std::size_t end = text.find_first_not_of(blanks, at + 1);
      if (end == std::string_view::npos || end == at + 1) continue;
      step = std::string(text.substr(at + 1, end - at - 1));
      return;
    }
  }

  std::string line(std::size_t depth) const {
    std::string result = line_end;
    for (std::size_t i = 0; i < depth; ++i) result += step;
    return result;
  }
};

// `object` is written at `depth` levels; the member comes first, so that no comma is looked for
// among comments.
text::Edit first_member(std::string_view text, text::ByteRange object, bool is_empty,
                        std::size_t depth, const std::string& member, const Layout& layout) {
  const std::size_t at = object.start + 1;
  const bool is_one_line = text::slice(text, object).find('\n') == std::string_view::npos;
  if (is_one_line && !is_empty) return {{at, at}, member + ", "};
  const std::string comma = is_empty ? "" : ",";
  const std::string end = is_one_line ? layout.line(depth) : "";
  return {{at, at}, layout.line(depth + 1) + member + comma + end};
}

std::optional<json::object> object_in(std::string_view text) {
  json::parse_options options;
  options.allow_comments = true;
  options.allow_trailing_commas = true;
  boost::system::error_code code;
  const json::value value = json::parse(text, code, {}, options);
  if (code || !value.is_object()) return std::nullopt;
  return value.get_object();
}

}  // namespace

std::optional<text::Edits> accepting(std::string_view text, std::string_view id) {
  const Layout layout(text);
  const std::string member = quoted(id) + ": " + std::string(accept);
  const std::string group =
      quoted(decisions.substr(1)) + ": {" + layout.line(2) + member + layout.line(1) + "}";
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return text::Edits{
        {{0, text.size()}, "{" + layout.line(1) + group + layout.line(0) + "}" + layout.line_end}};
  }
  const text::JsonPlaces places(text);
  const auto root = object_in(text);
  const auto all = places.value("");
  if (places.syntax_error() || !root || !all) return std::nullopt;
  const auto present = places.value(decisions);
  if (!present) {
    const bool is_one_line = text::slice(text, *all).find('\n') == std::string_view::npos;
    const std::string written =
        is_one_line && !root->empty() ? quoted(decisions.substr(1)) + ": {" + member + "}" : group;
    return text::Edits{first_member(text, *all, root->empty(), 0, written, layout)};
  }
  const json::object* known = root->at(decisions.substr(1)).if_object();
  if (known == nullptr) return std::nullopt;
  const auto said = places.value(text::json_pointer(decisions, id));
  if (!said) return text::Edits{first_member(text, *present, known->empty(), 1, member, layout)};
  if (text::slice(text, *said) == accept) return text::Edits();
  return text::Edits{{*said, std::string(accept)}};
}

}  // namespace paddle_ls::settings
