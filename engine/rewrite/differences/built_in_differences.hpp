// The table this program was built with: constant data made from differences.json by
// compile_differences.
#pragma once

#include "engine/rewrite/differences/difference.hpp"

namespace paddle_ls::rewrite {

// By id.
std::span<const Difference> built_in_differences();

}  // namespace paddle_ls::rewrite
