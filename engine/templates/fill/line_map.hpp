// From a place in a generated text back to its template, and forth.
//
// Outside placeholders the generated text is a copy, so both directions are a search in the
// ranges that an expansion keeps.
#pragma once

#include <optional>

#include "engine/templates/fill/code_template.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::templates {

struct TextOrigin {
  std::size_t offset = 0;                  // in the template; of a placeholder its `$`
  std::optional<std::size_t> placeholder;  // index, when the text came from a value
};

// Where the byte at `offset` of the expansion comes from. A place where a placeholder became
// nothing belongs to the text around it.
TextOrigin origin_of(const CodeTemplate& source, const TemplateExpansion& expansion,
                     std::size_t offset);

// Per line of the expansion, the origin of its first byte that a value produced, else of its first
// byte: a line such as `  int x = 3;` is about the placeholder that made the 3.
std::vector<TextOrigin> line_origins(const CodeTemplate& source, const TemplateExpansion& expansion,
                                     const text::LineIndex& generated_lines);

// Where the template's byte at `offset` went: inside a placeholder, the start of what it became.
std::size_t generated_offset(const CodeTemplate& source, const TemplateExpansion& expansion,
                             std::size_t offset);

}  // namespace paddle_ls::templates
