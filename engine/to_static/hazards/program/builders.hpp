// The functions of a file that conversion does not begin at: what only runs while layers are made,
// what has to do with files and images only, and methods, which it meets where `forward` calls
// them.
#pragma once

#include <set>
#include <utility>

#include "engine/to_static/hazards/program/part.hpp"

namespace paddle_ls::to_static {

using FunctionOfPart = std::pair<const Part*, NodeId>;

// Constructors, what only they call, functions that return layers, those of files and
// images, and all methods but `forward`.
std::set<FunctionOfPart> builders_of(const ConversionUnit& file);

}  // namespace paddle_ls::to_static
