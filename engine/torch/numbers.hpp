// Which functions and methods of torch give truth values, whole numbers and fractions, of how many
// dimensions.
//
// Only what is so whatever they are called with, or plain to see from the call: a `dtype` says
// something else. Python's operators refuse to mix the two in Paddle, which torch does everywhere.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

python::Number number_of_call(std::string_view api, const python::CallShape& call,
                              python::Number arguments);
python::Number number_of_method(python::Number receiver, std::string_view name,
                                const python::CallShape& call);

// Of `torch.float16`, `torch.LongTensor`, or Python's `float`.
python::Number number_of_type(std::string_view name);

// How many dimensions there are.
python::AxesOf axes_of_call(std::string_view api, const python::CallShape& call);
python::AxesOf axes_of_method(std::string_view name, const python::CallShape& call);

}  // namespace paddle_ls::torch
