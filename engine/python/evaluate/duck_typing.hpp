// What the name of an attribute, and the arguments that it is called with, tell of an object of
// which nothing else is known.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True for `x.grad`, which is not called.
bool reads_gradient(const Program& program, const Op& attribute);

// True for an attribute that only tensors have, or that is called with what only their methods
// take.
bool is_tensor_method(const Evaluation& run, const Op& attribute);

// True for an attribute that only strings have, or that is called as only theirs is:
// `x.split(",")`.
bool is_text_method(const Evaluation& run, const Op& attribute);

// The same, and for any attribute that is called with a string, which methods of tensors seldom
// are.
bool is_not_tensor_method(const Evaluation& run, const Op& attribute);

}  // namespace paddle_ls::python
