// Parameters that a function makes its result of: `return block(channels)`.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// The parameters whose call the function returns, directly or through a local name.
std::vector<std::string_view> made_parameters(const Ast& ast, NodeId function);

}  // namespace paddle_ls::to_static
