// All hazards of a file: the way in.
//
// The rules come in families, one file each, which look at one converted function at a time. Behind
// them the conversion itself is run, so that whatever it refuses is reported even where no rule
// explains it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/syntax/tree.hpp"
#include "engine/to_static/hazards/converted.hpp"
#include "engine/to_static/hazards/hazard.hpp"

namespace paddle_ls::to_static {

// False for nearly every file, after one look for a few words.
bool may_convert(std::string_view source);

// In the order of the text. Statements with syntax errors are left out.
std::vector<Hazard> find_hazards(syntax::Node module, std::string_view source, Reach reach);

}  // namespace paddle_ls::to_static
