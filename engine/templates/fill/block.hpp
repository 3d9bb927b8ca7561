// The text of a block placeholder: one line per line of each element, indented like the `$`.
#pragma once

#include <string>
#include <string_view>

#include "engine/templates/text/dialect.hpp"
#include "engine/templates/text/template_value.hpp"

namespace paddle_ls::templates {

// A small template can ask for more than the machine has: `$x$x$x...` with a long value.
constexpr std::size_t max_expansion_bytes = std::size_t{256} << 20U;

// Appends `value` as a block whose lines start with `indent` (only spaces). A value that is not a
// list counts as a list of one. An element that is "" has no lines and vanishes; spaces and blank
// lines at the end of the block go; an empty block leaves nothing, not even its indent. Stops early
// once `out` is over `max_expansion_bytes`.
void append_block(std::string& out, std::string_view indent, const TemplateValue& value,
                  Dialect dialect);

}  // namespace paddle_ls::templates
