// Results of methods of strings, and strings that contain the class of an object.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The result of a method of a string, of several strings, or of an object used as one; unbound if
// it is unknown. `callee` reads the method.
Value text_method(const Evaluation& run, const Value& receiver, const Op& callee);

// The value of `type(object)`. It is unknown for classes of this file and for objects that no
// library created.
Value class_of_object(const Value& object);

// The value of attributes about the class, such as `__class__` and `__name__`; unbound for others.
Value fact_of_class(const EvaluatedFile& program, const Value& object, NameId attribute);

// The value of `str(object)`.
Value text_of(const Value& object);

}  // namespace paddle_ls::python
