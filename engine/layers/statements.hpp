// Statements: both sides of a test that is not known run, one after the other.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

void run_statements(Runner& runner, std::span<const NodeId> statements);
void assign(Runner& runner, NodeId target, const Value& value);
void assign_attribute(Runner& runner, const Value& owner, const std::string& name,
                      const Value& value);

}  // namespace paddle_ls::layers
