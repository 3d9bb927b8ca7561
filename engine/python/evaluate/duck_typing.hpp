// Evidence about an object of unknown type: the name of an attribute, and the arguments of its
// call.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True for `x.grad`, which is not called.
bool reads_gradient(const EvaluatedFile& program, const Op& attribute);

// True for an attribute that only tensors have, or whose call has arguments that only methods of
// tensors accept.
bool is_tensor_method(const Evaluation& run, const Op& attribute);

// True for an attribute that only strings have, or whose call only fits the method of strings:
// `x.split(",")`.
bool is_text_method(const Evaluation& run, const Op& attribute);

// The same, and for any attribute that is called with a string, which methods of tensors rarely
// accept.
bool is_not_tensor_method(const Evaluation& run, const Op& attribute);

}  // namespace paddle_ls::python
