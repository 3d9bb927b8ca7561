#include "project/modules/written_classes.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "engine/text/cut.hpp"
#include "engine/text/identifier.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::modules {
namespace {

constexpr std::string_view keyword = "class ";

std::string_view trimmed(std::string_view text) {
  return text::trimmed(text, " \t\r\n\\");
}

// Where the class that begins at the start of `text` ends: at the next line that is not indented.
std::size_t end_of_class(std::string_view text) {
  for (std::size_t line = text.find('\n'); line != std::string_view::npos;
       line = text.find('\n', line + 1)) {
    const char first = line + 1 < text.size() ? text[line + 1] : '\n';
    if (std::string_view(" \t\r\n#)").find(first) == std::string_view::npos) return line + 1;
  }
  return text.size();
}

std::vector<std::string> bases_in(std::string_view list) {
  std::vector<std::string> bases;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view base = trimmed(list.substr(0, comma));
    if (!base.empty() && base.find('=') == std::string_view::npos) bases.emplace_back(base);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return bases;
}

bool answers(std::string_view body) {
  const auto methods = torch::library().overriding_methods();
  return std::any_of(methods.begin(), methods.end(), [&](std::string_view method) {
    return body.find("def " + std::string(method)) != std::string_view::npos;
  });
}

bool is_member_of_library(std::string_view name) {
  return torch::library().member(name, 0).exists ||
         torch::library().attribute(python::Kind::module, {}, name).is_hidden;
}

// What an attribute is that torch gives to its layers, it is in a class that assigns it as well.
bool is_known_attribute(std::string_view name) {
  return torch::library().attribute(python::Kind::module, {}, name).kind != python::Kind::unknown;
}

// True for `= x` and `: int = x`, and not for `== x`.
bool begins_assignment(std::string_view text) {
  text = text::trimmed(text.substr(0, 16), " \t");
  return text.starts_with(':') || (text.starts_with('=') && !text.starts_with("=="));
}

// The names after `word`, which begins a definition or an attribute.
template <class Wanted>
void add_names_after(std::string_view word, std::string_view body, Wanted&& is_wanted,
                     std::set<std::string, std::less<>>& into) {
  for (std::size_t at = body.find(word); at != std::string_view::npos;
       at = body.find(word, at + word.size())) {
    const std::string_view name = text::identifier_at(body, at + word.size());
    if (!name.empty() && is_wanted(name, body.substr(at + word.size() + name.size()))) {
      into.emplace(name);
    }
  }
}

std::vector<std::string> members_in(std::string_view body) {
  std::set<std::string, std::less<>> names;
  add_names_after(
      "def ", body,
      [](std::string_view name, std::string_view) { return is_member_of_library(name); }, names);
  const auto is_assigned = [](std::string_view name, std::string_view rest) {
    return begins_assignment(rest) && is_member_of_library(name) && !is_known_attribute(name);
  };
  add_names_after("self.", body, is_assigned, names);
  const std::size_t first = body.find_first_not_of(" \t\r\n", body.find('\n'));
  if (first != std::string_view::npos) {
    const std::size_t line = body.rfind('\n', first);
    add_names_after(body.substr(line, first - line), body, is_assigned, names);
  }
  return {names.begin(), names.end()};
}

WrittenClass read_class(std::string_view text) {
  WrittenClass type;
  type.name = text::identifier_at(text, keyword.size());
  std::size_t at = keyword.size() + type.name.size();
  if (at < text.size() && text[at] == '(') {
    const std::size_t close = text.find(')', at);
    if (close != std::string_view::npos) {
      type.bases = bases_in(text.substr(at + 1, close - at - 1));
      at = close;
    }
  }
  type.answers = answers(text.substr(at));
  type.members = members_in(text.substr(at));
  return type;
}

}  // namespace

std::vector<WrittenClass> written_classes(std::string_view text) {
  std::vector<WrittenClass> found;
  for (std::size_t at = text.find(keyword); at != std::string_view::npos;
       at = text.find(keyword, at + 1)) {
    if (at > 0 && text[at - 1] != '\n') continue;
    const std::string_view rest = text.substr(at);
    found.push_back(read_class(rest.substr(0, end_of_class(rest))));
  }
  return found;
}

}  // namespace paddle_ls::modules
