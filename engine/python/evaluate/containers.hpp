// Lists and dictionaries, and the values that are added to them.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// A list whose elements are all like `element`.
Value container_of(const Value& element);

// A dictionary whose values are all like `element`.
Value mapping_of(const Value& element);

// A dictionary display.
Value evaluate_mapping(const Evaluation& run, const Op& op);

// Adds `element` to the container in the variable or attribute that the operation `container`
// reads.
void put_into(Evaluation& run, OpId container, const Value& element);

// The result of a method of a dictionary, such as `state.get(name)` or `state.values()`.
Value mapping_method(Evaluation& run, const Value& mapping, const Op& callee, const Op& op);

// Applies a method that adds elements to a list, such as `append`, which `callee` reads.
void note_added_elements(Evaluation& run, const Op& callee, const Op& op);

// A function of the file can add anything to a list that it receives: the elements of lists are
// only likely after the call.
void widen_passed_lists(Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
