// What methods of torch do with their receivers, and which tensors they return.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

python::MethodTraits method_traits(std::string_view name);

python::Elements elements_of_method(std::string_view name, const python::CallShape& call);
python::AxesOf axes_of_method(std::string_view name, const python::CallShape& call);

// True for a member of `numpy.ndarray`, of numpy 1 and 2: a method that arrays lack tells a tensor
// from one.
bool arrays_have(std::string_view name);

}  // namespace paddle_ls::torch
