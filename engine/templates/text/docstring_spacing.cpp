#include "engine/templates/text/docstring_spacing.hpp"

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

std::size_t after_spaces(std::string_view text, std::size_t offset) {
  while (offset < text.size()) {
    const Character character = character_at(text, offset);
    if (!is_space(character.code_point)) break;
    offset += character.size;
  }
  return offset;
}

// `offset` after the decorator lines and spaces that start there.
std::size_t after_decorators(std::string_view text, std::size_t offset) {
  offset = after_spaces(text, offset);
  while (offset < text.size() && text[offset] == '@') {
    const std::size_t line_end = text.find('\n', offset);
    if (line_end == std::string_view::npos || line_end == offset + 1) break;
    offset = after_spaces(text, line_end + 1);
  }
  return offset;
}

}  // namespace

text::Edits docstring_spacing(std::string_view generated) {
  constexpr std::string_view quotes = "\"\"\"";
  text::Edits edits;
  std::size_t from = 0;
  while (true) {
    const std::size_t found = generated.find(quotes, from);
    if (found == std::string_view::npos) return edits;
    const std::size_t newlines = found + quotes.size();
    const std::size_t after_newlines =
        std::min(generated.find_first_not_of('\n', newlines), generated.size());
    if (after_newlines == newlines) {
      from = found + 1;
      continue;
    }
    const std::size_t stop = after_decorators(generated, after_newlines);
    const std::string_view rest = generated.substr(stop);
    if (!rest.starts_with("class") && !rest.starts_with("def")) {
      // Quotes at the end of one of the decorator lines would lead to this same stop.
      from = stop;
      continue;
    }
    if (after_newlines - newlines != 2) edits.push_back({{newlines, after_newlines}, "\n\n"});
    from = stop + (rest.front() == 'c' ? 5 : 3);
  }
}

}  // namespace paddle_ls::templates
