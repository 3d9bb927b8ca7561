// JSON -> a tree with exact doubles.
//
// The tree parser of Boost.JSON reads some doubles a bit off, and a model's attributes are compared
// and written again, so its event parser is used with a number reader that is exact.
#pragma once

#include <string_view>

#include <boost/json/value.hpp>

#include "engine/text/result.hpp"

namespace paddle_ls::ir {

// The error's `where` is "byte N".
Result<boost::json::value> parse_json(std::string_view text);

}  // namespace paddle_ls::ir
