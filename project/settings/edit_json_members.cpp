#include "project/settings/edit_json_members.hpp"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

#include "engine/text/json_places.hpp"

namespace paddle_ls::settings {
namespace {

using text::ByteRange;
using text::JsonPlaces;

constexpr std::string_view blanks = " \t";
constexpr std::string_view space = " \t\r\n";

std::string quoted(std::string_view name) {
  return boost::json::serialize(boost::json::string(name));
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

std::size_t depth_of(std::string_view pointer) {
  return static_cast<std::size_t>(std::count(pointer.begin(), pointer.end(), '/'));
}

// Whether nothing but space and comments is between the brackets of `object`.
bool is_empty(const JsonPlaces& places, std::string_view text, ByteRange object) {
  std::size_t at = object.start + 1;
  while (true) {
    at = text.find_first_not_of(space, at);
    if (text.substr(at, 2) == "//") {
      at = text.find('\n', at);
    } else if (text.substr(at, 2) == "/*") {
      at = text.find("*/", at + 2) + 2;
    } else {
      return places.syntax_error() || text[at] == '}';
    }
  }
}

bool is_one_line(std::string_view text) {
  return text.substr(0, text.find_last_not_of(space) + 1).find('\n') == std::string_view::npos;
}

// The member comes first, so that no comma is looked for among comments.
std::string with_first_member(std::string_view text, ByteRange object, bool object_is_empty,
                              std::size_t depth, const std::string& member) {
  const Layout layout(text);
  const std::size_t at = object.start + 1;
  const bool is_short = is_one_line(text::slice(text, object));
  const bool stays_short = !object_is_empty || depth > 1 || (depth > 0 && is_one_line(text));
  std::string added;
  if (is_short && stays_short) {
    added = member + (object_is_empty ? "" : ", ");
  } else {
    added = layout.line(depth + 1) + member + (object_is_empty ? "" : ",") +
            (is_short ? layout.line(depth) : "");
  }
  return std::string(text.substr(0, at)) + added + std::string(text.substr(at));
}

// "{}" where the text says nothing.
std::string made_object(std::string_view text) {
  if (text.find_first_not_of(space) != std::string_view::npos) return std::string(text);
  return "{}\n";
}

}  // namespace

std::optional<std::string> with_member(std::string_view text, std::string_view parent,
                                       std::string_view name, std::string_view value) {
  std::string result = made_object(text);
  const JsonPlaces places(result);
  if (places.syntax_error()) return std::nullopt;
  const auto object = places.value(parent);
  if (!object) {
    const std::size_t slash = parent.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto around =
        with_member(result, parent.substr(0, slash), parent.substr(slash + 1), "{}");
    return around ? with_member(*around, parent, name, value) : std::nullopt;
  }
  if (result[object->start] != '{') return std::nullopt;
  const std::string member = quoted(name) + ": " + std::string(value);
  if (const auto present = places.value(text::json_pointer(parent, name))) {
    return result.replace(present->start, present->size(), value);
  }
  return with_first_member(result, *object, is_empty(places, result, *object), depth_of(parent),
                           member);
}

std::string without_member(std::string_view text, std::string_view parent, std::string_view name) {
  std::string result(text);
  const JsonPlaces places(text);
  const std::string pointer = text::json_pointer(parent, name);
  const auto value = places.value(pointer);
  const auto written_name = places.name(pointer);
  if (places.syntax_error() || !value || !written_name) return result;
  std::size_t start = written_name->start;
  std::size_t end = value->end;
  const std::size_t next = text.find_first_not_of(space, end);
  if (next < text.size() && text[next] == ',') {
    end = next + 1;
    // The next member takes its place; a comment after the comma is removed too.
    const std::size_t line_end = text.find('\n', end);
    const std::size_t more = std::min(text.find_first_not_of(blanks, end), text.size());
    const bool ends_line = more < text.size() && (text[more] == '\r' || text[more] == '\n' ||
                                                  text.substr(more, 2) == "//");
    end = ends_line && line_end != std::string_view::npos
              ? std::min(text.find_first_not_of(space, line_end), text.size())
              : more;
  } else {
    const std::size_t before = text.find_last_not_of(space, start - 1);
    if (before != std::string_view::npos && (text[before] == ',' || text[before] == '{')) {
      start = text[before] == ',' ? before : before + 1;
    }
    if (next < text.size() && text[next] == '}' && text[start] != ',') end = next;
  }
  return result.erase(start, end - start);
}

}  // namespace paddle_ls::settings
