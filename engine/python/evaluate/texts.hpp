// What methods of strings give, and the strings that tell the class of an object.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What a method of a string, of several strings, or of what is used as one, gives; unbound where
// nobody knows. `callee` reads the method.
Value text_method(const Evaluation& run, const Value& receiver, const Op& callee);

// What `type(object)` is; of a class of this file, and of what no library made, nothing is said.
Value class_of_object(const Value& object);

// Of `__class__`, `__name__` and their kin; unbound for other attributes.
Value fact_of_class(const Evaluation& run, const Value& object, NameId attribute);

// What `str(object)` gives.
Value text_of(const Value& object);

}  // namespace paddle_ls::python
