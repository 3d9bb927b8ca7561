#include "engine/templates/fill/placeholder.hpp"

#include <optional>

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

// The end of the name that starts at `offset`; `offset` itself when none does.
std::size_t name_end(std::string_view text, std::size_t offset) {
  if (offset == text.size()) return offset;
  if (!is_word_start(character_at(text, offset).code_point)) return offset;
  return word_end(text, offset);
}

bool skip(std::string_view text, std::size_t& offset, char expected) {
  if (offset == text.size() || text[offset] != expected) return false;
  ++offset;
  return true;
}

// The placeholder whose `$` is at `dollar`, still without its indent.
std::optional<Placeholder> placeholder_at(std::string_view text, std::size_t dollar) {
  Placeholder found;
  std::size_t offset = dollar + 1;
  found.braced = skip(text, offset, '{');
  if (found.braced) found.comma_before = skip(text, offset, ',');
  found.key = {offset, name_end(text, offset)};
  if (found.key.empty()) return std::nullopt;
  offset = found.key.end;
  if (found.braced) {
    found.comma_after = skip(text, offset, ',');
    if (!skip(text, offset, '}')) return std::nullopt;
  }
  found.range = {dollar, offset};
  found.indent = {dollar, dollar};
  return found;
}

// Where the run of spaces before `dollar` starts, when it reaches back to the start of the line.
// Runs before different dollars are disjoint, so looking back costs linear time over all.
std::optional<std::size_t> indent_start(std::string_view text, std::size_t dollar) {
  std::size_t start = dollar;
  while (start > 0 && text[start - 1] != '\n') {
    const Character character = character_before(text, start);
    if (!is_space(character.code_point)) return std::nullopt;
    start -= character.size;
  }
  return start;
}

}  // namespace

std::vector<Placeholder> find_placeholders(std::string_view text) {
  std::vector<Placeholder> placeholders;
  std::size_t dollar = next_dollar(text, 0);
  while (dollar != std::string_view::npos) {
    auto found = placeholder_at(text, dollar);
    if (!found) {
      dollar = next_dollar(text, dollar + 1);
      continue;
    }
    if (const auto start = indent_start(text, dollar)) {
      found->placement = Placement::block;
      found->indent.start = found->range.start = *start;
    }
    placeholders.push_back(*found);
    dollar = next_dollar(text, found->range.end);
  }
  return placeholders;
}

}  // namespace paddle_ls::templates
