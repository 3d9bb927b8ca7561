// Elements, slices and rows of what is indexed or iterated.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// One of the values of a dictionary.
Value value_in(const Value& mapping, std::uint32_t origin);

// One element of what a loop or an unpacking goes over.
Value element_of(const Evaluation& run, const Value& iterable, std::uint32_t origin);

Value evaluate_subscript(const Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
