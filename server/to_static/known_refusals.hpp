// What conversion refused, by the lines of the function, for as long as the process lives.
//
// A keystroke changes one function of a file; the others are converted once.
#pragma once

#include <optional>
#include <string_view>

#include "engine/to_static/hazards/find_hazards.hpp"

namespace paddle_ls::server {

// As to_static::refusal_of. May be called on any thread.
std::optional<to_static::Refusal> known_refusal_of(syntax::Node function, std::string_view source);

}  // namespace paddle_ls::server
