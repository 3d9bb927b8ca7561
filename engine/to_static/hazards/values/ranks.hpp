// How many dimensions values have, as far as words tell: what a tensor test chooses between must
// have equally many.
#pragma once

#include <string>

#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {

// Whether a reduction of the name is in `within`, as in `x.sum() > 0`, alone or computed with,
// as in `(x > y).all()`: that is a tensor too.
bool is_reduced_in(const Ast& ast, Natures& natures, NodeId within, NodeId name);

// What two values are whose ranks differ on every run; empty when they need not.
std::string ranks_apart(const Ast& ast, Natures& natures, NodeId left, NodeId right, NodeId test);

}  // namespace paddle_ls::to_static
