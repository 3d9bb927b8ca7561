// The functions of a file that only run while layers are made, which conversion never meets.
#pragma once

#include <set>
#include <utility>

#include "engine/to_static/hazards/program/part.hpp"

namespace paddle_ls::to_static {

using FunctionOfPart = std::pair<const Part*, NodeId>;

// Constructors, what only they call, and functions that return layers.
std::set<FunctionOfPart> builders_of(const Program& file);

}  // namespace paddle_ls::to_static
