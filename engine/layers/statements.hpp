// Statements: both sides of a test that is not known run, one after the other.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

void run_statements(Runner& runner, std::span<const NodeId> statements);
void assign(Runner& runner, NodeId target, const LayerValue& value);
void assign_attribute(Runner& runner, const LayerValue& owner, const std::string& name,
                      const LayerValue& value);

}  // namespace paddle_ls::layers
