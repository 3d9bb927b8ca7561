// What a generated file knows before it is imported into its surroundings: the real conversion
// writes the function alone, with a few imports that it adds.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// Functions, types, exceptions and constants that Python puts into every module.
bool is_builtin_name(std::string_view name);

// The names, in the order of the text, that the defaults of parameters ask for when the file is
// imported and that it does not know: globals of the file that the function comes from, for
// example.
std::vector<NodeId> names_missing_in_defaults(const Ast& ast, NodeId function);

}  // namespace paddle_ls::to_static
