// Lists and dictionaries, and what is put into them.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// A list whose elements are all like `element`.
Value container_of(const Value& element);

Value evaluate_mapping(const Evaluation& run, const Op& op);

// The variable or attribute that the operation `container` reads holds `element`, too.
void put_into(Evaluation& run, OpId container, const Value& element);

// `state.get(name)`, `state.values()`, `state.setdefault(name, x)`
Value mapping_method(Evaluation& run, const Value& mapping, const Op& callee, const Op& op);

// `list.append(x)` and its kin.
void note_added_elements(Evaluation& run, const Op& callee, const Op& op);

// A function that is given a list can put anything into it.
void widen_passed_lists(Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
