// Operators on numbers, texts and lists that are known.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue evaluate_binary(Runner& runner, NodeId node);
LayerValue evaluate_comparison(Runner& runner, NodeId node);
LayerValue evaluate_subscript(Runner& runner, NodeId node);

}  // namespace paddle_ls::layers
