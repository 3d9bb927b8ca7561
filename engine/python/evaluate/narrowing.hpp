// Narrows a variable, or an attribute, in the branch in which an `isinstance` test holds.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True if a test adds information to the value.
bool is_vague(const Value& value);

// Applies a test. It binds nothing: only reads of the variable in this run see the narrowed value.
void narrow(Evaluation& run, const Op& op);

// Discards the results of tests of a path that is assigned.
void forget_narrowed(Evaluation& run, const Op& assigned);

// The narrowed value of the attribute that `path` reads; null if there is none.
const Value* narrowed_value(const Evaluation& run, OpId path);

}  // namespace paddle_ls::python
