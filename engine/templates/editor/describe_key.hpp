// What the editor shows of a placeholder without expanding the template: its hover, and the number
// of lines it came to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/templates/fill/code_template.hpp"

namespace paddle_ls::templates {

// Markdown: the key, its kind and first elements, and how it is put in. `value` is nothing where
// the key has none.
std::string describe_key(const CodeTemplate& source, const Placeholder& placeholder,
                         const TemplateValue* value);

struct LineCount {
  std::size_t offset;  // in the template, after the placeholder
  std::size_t lines;
};

// Of each block that came to more than one line.
std::vector<LineCount> block_line_counts(const CodeTemplate& source,
                                         const TemplateExpansion& expansion);

}  // namespace paddle_ls::templates
