// Members of a JSON text that people wrote, edited in place: comments, order and layout of
// the rest stay.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::settings {

// What makes the member `name` of the object at `parent` (a JSON pointer) be `value`, a JSON text
// in one line, where it has another one. An object that is missing on the way is made; an empty
// text becomes an object. Nothing where the text is broken or something else than an object is in
// the way.
std::optional<std::string> with_member(std::string_view text, std::string_view parent,
                                       std::string_view name, std::string_view value);

// The text without that member, if it has it.
std::string without_member(std::string_view text, std::string_view parent, std::string_view name);

}  // namespace paddle_ls::settings
