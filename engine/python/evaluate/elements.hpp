// Elements, slices and rows from indexing and iteration.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// One of the values of a dictionary.
Value value_in(const Value& mapping, std::uint32_t origin);

// One element of the iterable of a loop or an unpacking.
Value element_of(const Evaluation& run, const Value& iterable, std::uint32_t origin);

Value evaluate_subscript(const Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
