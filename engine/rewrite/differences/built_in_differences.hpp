// The built-in table: constant data that compile_differences makes from differences.json.
#pragma once

#include "engine/rewrite/differences/difference.hpp"

namespace paddle_ls::rewrite {

// By id.
std::span<const Difference> built_in_differences();

}  // namespace paddle_ls::rewrite
