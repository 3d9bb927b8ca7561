// Which values are aliased, where they escape to, and which views of them are written to.
//
// A value that is made here is fresh. Reading a variable gives an alias of its object; where the
// alias escapes (to another name, a list, an attribute, a result), the variable is not the only
// holder any more. All of it is kept in the environment, so branches and loops are joined like
// everything else.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Marks the object of a variable as aliased, given what was read from the variable. Of a display,
// the objects that it is made of.
void mark_escaped(Evaluation& run, const Value& value);

// What reading the variable `owner` gives.
Value alias_of_variable(const Evaluation& run, SymbolId owner, Value value);

// What the variable `owner` holds after `value` was assigned to it.
Value bound_value(Evaluation& run, SymbolId owner, Value value);

// How the operation `at` makes what it gives.
struct Production {
  Making making;
  bool gives_views;
  OpId at;
};

// Sets which object `made` aliases. `first` is the first argument or the receiver.
void set_aliasing(Evaluation& run, Value& made, const Production& by, const Value& first);

// The object is changed in place: views that share its memory are written to.
void mark_written(Evaluation& run, const Value& written);

// Marks arguments as aliased that stay with the object on which a method is called, or that a call
// makes.
void mark_escaping_arguments(Evaluation& run, const Op& op, const Value& made);

}  // namespace paddle_ls::python
