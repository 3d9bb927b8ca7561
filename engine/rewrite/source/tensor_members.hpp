// Members by which a tensor is known for certain.
//
// Arrays of other libraries have methods of the same names as tensors; these have not. What is left
// are classes that take the place of tensors: those of the project, which `LayerHabits` knows, and
// those of packages that a project imports.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// A method or attribute: `addcdiv`, and whatever writes into its object, `add_`.
bool only_tensors_have(std::string_view member);

// A call of a method with arguments that only tensors take: `x.sum(1, keepdim=True)`.
bool only_tensors_take(syntax::Node call, std::string_view source);

// A method that may be called with such arguments.
bool may_be_called_as_of_tensors(std::string_view method);

// A package of classes that have the methods of tensors.
bool has_tensor_likes(std::string_view package);

}  // namespace paddle_ls::rewrite
