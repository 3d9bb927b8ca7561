// Names of functions and methods that say what is a tensor.
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::to_static {

// Functions of `paddle` and its parts that give a tensor whatever they are given; `name` is whole.
bool makes_tensor(std::string_view name);
// Functions that give several tensors.
bool makes_tensors(std::string_view name);
// Methods of tensors that give a tensor.
bool is_method_to_tensor(std::string_view name);
// Methods that only tensors and arrays have in this form, and that give one of them.
bool is_reduction(std::string_view name);
// Methods that are asked of tensors, and seldom of anything else.
bool is_tensor_method(std::string_view name);
// How many arguments from the first have to be tensors: none for what makes a tensor of numbers.
std::size_t tensors_taken(std::string_view name);

}  // namespace paddle_ls::to_static
