// Evaluates operators.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// A new tensor computed by an operator from the tensor `model`.
Value tensor_like(const Value& model);

// The result of the operator of `op`, binary or of an augmented assignment, on two objects.
Value evaluate_operator(const EvaluatedFile& program, const Value& left, const Value& right,
                        const Op& op);

Value evaluate_unary(const Evaluation& run, const Op& op);
Value evaluate_binary(const Evaluation& run, const Op& op);
Value evaluate_comparison(const Evaluation& run, const Op& op);

}  // namespace paddle_ls::python
