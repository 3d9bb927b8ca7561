// What functions and classes of torch do with their arguments, and which tensors they return.
//
// Only facts that hold for all arguments, or follow from the call: a `dtype` overrides them.
// Python's operators refuse to mix element types in Paddle, which torch does everywhere.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

python::FunctionTraits function_traits(std::string_view api);

python::Elements elements_of_function(std::string_view api, const python::CallShape& call);
python::AxesOf axes_of_function(std::string_view api, const python::CallShape& call);

// True for methods and functions that change a tensor: `add_`, `copy_`.
bool changes_tensor(std::string_view name);

}  // namespace paddle_ls::torch
