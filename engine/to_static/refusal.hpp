// Whether and where the conversion of a function stops.
//
// Depends on the lines of the function alone. It is most of the cost of finding hazards, so no
// stage is printed for it.
#pragma once

#include <optional>
#include <string_view>

#include "engine/syntax/tree.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// The refusal of `convert` without options.
std::optional<Refusal> refusal_of(syntax::Node function, std::string_view source);

}  // namespace paddle_ls::to_static
