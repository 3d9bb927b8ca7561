#include "project/settings/write_decision.hpp"

#include <algorithm>
#include <string>

#include <boost/json.hpp>

#include "engine/files/write_atomically.hpp"
#include "engine/text/json_places.hpp"
#include "project/settings/settings_file.hpp"

namespace paddle_ls::settings {
namespace {

namespace json = boost::json;

constexpr std::string_view member_of_decisions = "/decisions";
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

std::optional<text::Edits> deciding(std::string_view text, std::string_view id, Answer answer) {
  const std::string_view written = answer == Answer::accept ? "\"accept\"" : "\"refuse\"";
  const Layout layout(text);
  const std::string member = quoted(id) + ": " + std::string(written);
  const std::string group = quoted(member_of_decisions.substr(1)) + ": {" + layout.line(2) +
                            member + layout.line(1) + "}";
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return text::Edits{
        {{0, text.size()}, "{" + layout.line(1) + group + layout.line(0) + "}" + layout.line_end}};
  }
  const text::JsonPlaces places(text);
  const auto root = object_in(text);
  const auto all = places.value("");
  if (places.syntax_error() || !root || !all) return std::nullopt;
  const auto present = places.value(member_of_decisions);
  if (!present) {
    const bool is_one_line = text::slice(text, *all).find('\n') == std::string_view::npos;
    const std::string anew = is_one_line && !root->empty()
                                 ? quoted(member_of_decisions.substr(1)) + ": {" + member + "}"
                                 : group;
    return text::Edits{first_member(text, *all, root->empty(), 0, anew, layout)};
  }
  const json::object* known = root->at(member_of_decisions.substr(1)).if_object();
  if (known == nullptr) return std::nullopt;
  const auto said = places.value(text::json_pointer(member_of_decisions, id));
  if (!said) return text::Edits{first_member(text, *present, known->empty(), 1, member, layout)};
  if (text::slice(text, *said) == written) return text::Edits();
  return text::Edits{{*said, std::string(written)}};
}

Result<bool> write_decisions(const std::filesystem::path& path,
                             std::span<const Decided> decisions) {
  std::error_code code;
  const bool is_there = std::filesystem::exists(std::filesystem::symlink_status(path, code));
  std::string before;
  if (is_there) {
    SettingsFile file = load_settings_file(path);
    if (!file.is_read) return error(file.read.problems.front().message, path.generic_string());
    before = std::move(file.text);
  }
  std::string after = before;
  for (const Decided& each : decisions) {
    const auto edits = deciding(after, each.id, each.answer);
    if (!edits) {
      return error("it is not an object that could hold decisions", path.generic_string());
    }
    after = text::applied(*edits, after);
  }
  if (after == before) return false;
  const Result<void> written = is_there ? files::replace_unchanged(path, before, after)
                                        : files::write_atomically(path, after);
  return written.map([] { return true; });
}

}  // namespace paddle_ls::settings
