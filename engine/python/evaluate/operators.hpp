// What operators give.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// A tensor that an operator makes of the tensor `model`.
Value tensor_like(const Value& model);

// What the operator of `op`, binary or of an augmented assignment, makes of two objects.
Value evaluate_operator(const Program& program, const Value& left, const Value& right,
                        const Op& op);

Value evaluate_unary(const Evaluation& run, const Op& op);
Value evaluate_binary(const Evaluation& run, const Op& op);
Value evaluate_comparison(const Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
