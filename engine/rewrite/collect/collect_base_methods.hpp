// Methods that a class calls on a base by the name of the base:
//
//     nn.Linear.forward(self, x)  # becomes `super().forward(x)`
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// Returns false if `use` is not such a call or its base is not rewritten; then it is an ordinary
// name.
bool collect_base_method(const PassInput& view, Findings& into, const python::Use& use);

}  // namespace paddle_ls::rewrite
