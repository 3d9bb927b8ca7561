// Element types and dimensions of tensors, as far as calls determine them.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The type in the arguments of a call: `dtype=library.long`, or `x.to(library.float16)`.
Number type_given(const Evaluation& run, const Call& call);

// Sets both of what a call of a function of the library made.
void describe_call(const Evaluation& run, Value& made, const CallResult& result, const Call& call);

// Sets both of what a call of a method of `object` made.
void describe_method(const Evaluation& run, Value& made, const Value& object,
                     const CallResult& result, const Call& call);

}  // namespace paddle_ls::python
