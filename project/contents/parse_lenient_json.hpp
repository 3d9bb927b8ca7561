// Parses JSON as programs write it, which is slightly more than the standard allows.
#pragma once

#include <string_view>

#include <boost/json/value.hpp>

#include "engine/text/result.hpp"

namespace paddle_ls::contents {

// The value that `text` stands for. Also accepted are a byte order mark at the start, halves of
// surrogate pairs in strings, which are read as U+FFFD, and deep nesting. An error says what is
// wrong, and at which byte.
Result<boost::json::value> parse_json(std::string_view text);

}  // namespace paddle_ls::contents
