// JSON pointers and texts for keys of an environment.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::templates {

// The JSON pointer (RFC 6901) of the member `key` of the outermost object.
std::string json_pointer_to_key(std::string_view key);

// `text` as a JSON string with its quotes.
std::string json_text(std::string_view text);

}  // namespace paddle_ls::templates
