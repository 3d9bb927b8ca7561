// Element types and dimensions of tensors, as far as calls tell.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Sets both of what a call of a function of the library made.
void describe_call(const Evaluation& run, Value& made, const CallResult& result, const Call& call);

// Sets both of what a call of a method of `object` made.
void describe_method(const Evaluation& run, Value& made, const Value& object,
                     const CallResult& result, const Call& call);

}  // namespace paddle_ls::python
