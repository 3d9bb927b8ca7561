// Names of functions and methods that say what is a tensor.
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::to_static {

// Functions of `paddle` and its modules that always return a tensor; `name` is the full name.
bool makes_tensor(std::string_view name);
// Functions that give several tensors.
bool makes_tensors(std::string_view name);
// Methods of tensors that give a tensor.
bool is_method_to_tensor(std::string_view name);
// Methods that only tensors and arrays have in this form, and that give one of them.
bool is_reduction(std::string_view name);
// Methods that are called on tensors, and rarely on anything else.
bool is_tensor_method(std::string_view name);
// How many leading arguments have to be tensors: none for functions that create a tensor from
// numbers.
std::size_t tensors_taken(std::string_view name);

}  // namespace paddle_ls::to_static
