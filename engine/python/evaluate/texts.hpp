// What methods of strings give, and the strings that tell the class of an object.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What a method of a string, of several strings, or of what is used as one, gives; unbound where
// that is unknown. `callee` reads the method.
Value text_method(const Evaluation& run, const Value& receiver, const Op& callee);

// What `type(object)` is. Nothing more is known of classes of this file, nor of those of objects
// that no library made.
Value class_of_object(const Value& object);

// What attributes give that tell the class, such as `__class__` and `__name__`; unbound for others.
Value fact_of_class(const Program& program, const Value& object, NameId attribute);

// What `str(object)` gives.
Value text_of(const Value& object);

}  // namespace paddle_ls::python
