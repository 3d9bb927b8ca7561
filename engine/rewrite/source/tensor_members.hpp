// Members that prove that an object is a tensor.
//
// Arrays of other libraries share many methods with tensors, but not these. The exceptions are
// classes that replace tensors: those of the project, which `LayerHabits` knows, and those of
// packages that a project imports.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// A method or attribute: `addcdiv`, and any in-place method, `add_`.
bool only_tensors_have(std::string_view member);

// A call of a method with arguments that only tensors take: `x.sum(1, keepdim=True)`.
bool only_tensors_take(syntax::Node call, std::string_view source);

// A method that may be called with such arguments.
bool may_be_called_as_of_tensors(std::string_view method);

// A package of classes that have the methods of tensors.
bool has_tensor_likes(std::string_view package);

}  // namespace paddle_ls::rewrite
