// Which functions and methods of torch return booleans, integers or floats, and with how many
// dimensions.
//
// Only what holds for all arguments, or is visible in the call: a `dtype` overrides it. Python's
// operators reject a mix of integers and floats in Paddle, which torch promotes everywhere.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::rewrite {

python::Number number_of_call(std::string_view api, const python::CallShape& call,
                              python::Number arguments);
python::Number number_of_method(python::Number receiver, std::string_view name,
                                const python::CallShape& call);

// Of `torch.float16`, `torch.LongTensor`, or Python's `float`.
python::Number number_of_type(std::string_view name);

// The number of dimensions of the result.
python::AxesOf axes_of_call(std::string_view api, const python::CallShape& call);
python::AxesOf axes_of_method(std::string_view name, const python::CallShape& call);

}  // namespace paddle_ls::rewrite
