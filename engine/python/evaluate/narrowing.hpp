// What `isinstance` tells of a variable, or of an attribute, in the branch where it holds.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True where a test adds to what is known.
bool is_vague(const Value& value);

// Applies a test. It binds nothing: only what reads a variable in this run learns of it.
void narrow(Evaluation& run, const Op& op);

// Forgets what tests told of a path that is assigned.
void forget_narrowed(Evaluation& run, const Op& assigned);

// What a test told of the attribute that `path` reads; null if nothing.
const Value* narrowed_value(const Evaluation& run, OpId path);

}  // namespace paddle_ls::python
