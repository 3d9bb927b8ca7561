// Environments from JSON, read as Python's `json.load` reads them.
//
// The reader is a handler on the event parser of Boost.JSON rather than its value tree, because a
// tree turns long integers into doubles and reads some doubles a bit off, and both would be seen in
// the generated file.
#pragma once

#include <string>
#include <string_view>

#include "engine/templates/text/template_value.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::templates {

// What messages call a text, and the line number of its first line.
struct TextPlace {
  std::string name;
  std::size_t first_line = 1;
};

// The value of a JSON text, nested at most 32 deep; of a member that occurs twice the last counts.
// The place of an error is name:line:column, columns counted from one in characters.
Result<TemplateValue> value_from_json(std::string_view json, const TextPlace& place);

// The same for a text whose value is an object: its members are the keys.
Result<Env> env_from_json(std::string_view json, const TextPlace& place);

}  // namespace paddle_ls::templates
