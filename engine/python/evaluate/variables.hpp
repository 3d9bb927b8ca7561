// Reading and binding the variables of the function that is being run, and of those around it.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True for a variable of the function that is being run.
bool is_local(const Evaluation& run, SymbolId owner);

void bind_variable(Evaluation& run, SymbolId owner, const Value& value);

// Adds to what is known of a variable over the whole run.
void add_to_summary(Evaluation& run, SymbolId owner, const Value& value);

// The value of a variable, seen from the function that is being run.
Value read_variable(Evaluation& run, SymbolId owner);

// What a load gives: an alias of what the variable holds, or a name that Python defines.
Value load_variable(Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
