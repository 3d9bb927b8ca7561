// Which values have aliases, where they escape to, and which views of them are written to.
//
// A new value is fresh. Reading a variable returns an alias of its object; if the alias escapes (to
// another name, a list, an attribute, a result), the variable is not the only reference any more.
// All of this is kept in the environment, so branches and loops join it like everything else.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Marks the object of a variable as aliased, given the value read from the variable. For a display,
// marks the objects in it.
void mark_escaped(Evaluation& run, const Value& value);

// The value of reading the variable `owner`.
Value alias_of_variable(const Evaluation& run, SymbolId owner, Value value);

// The value of the variable `owner` after `value` was assigned to it.
Value bound_value(Evaluation& run, SymbolId owner, Value value);

// How the operation `at` produces its result.
struct Production {
  Making making;
  bool gives_views;
  OpId at;
};

// Sets the object that `made` aliases. `first` is the first argument or the receiver.
void set_aliasing(Evaluation& run, Value& made, const Production& by, const Value& first);

// The object is changed in place: views that share its memory are written to.
void mark_written(Evaluation& run, const Value& written);

// Marks arguments as aliased if the receiver of the method call, or the created object, keeps them.
void mark_escaping_arguments(Evaluation& run, const Op& op, const Value& made);

}  // namespace paddle_ls::python
