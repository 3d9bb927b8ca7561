// Reads and binds the variables of the running function, and of the scopes around it.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// True for a variable of the running function.
bool is_local(const Evaluation& run, SymbolId owner);

void bind_variable(Evaluation& run, SymbolId owner, const Value& value);

// Joins `value` into the summary of a variable over the whole run.
void add_to_summary(Evaluation& run, SymbolId owner, const Value& value);

// The value of a variable, as seen from the running function.
Value read_variable(Evaluation& run, SymbolId owner);

// The value of a load: an alias of the variable's value, or a name that Python defines.
Value load_variable(Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
