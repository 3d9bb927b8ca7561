// Expressions: the values that they can have.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

Value evaluate(Runner& runner, NodeId node);

// The truth of an expression if it is known.
std::optional<bool> evaluate_test(Runner& runner, NodeId node);
Value member_of(Runner& runner, const Value& owner, const std::string& name);

}  // namespace paddle_ls::layers
