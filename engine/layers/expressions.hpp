// Expressions: the values that they can have.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue evaluate(Runner& runner, NodeId node);

// The truth of an expression if it is known.
std::optional<bool> evaluate_test(Runner& runner, NodeId node);
LayerValue member_of(Runner& runner, const LayerValue& owner, const std::string& name);

}  // namespace paddle_ls::layers
