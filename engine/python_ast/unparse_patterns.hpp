// The patterns of `case`.
#pragma once

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

// An alternative of `|` needs parentheses inside another one.
void write_pattern(Unparsing& to, NodeId node, bool inside_or);

}  // namespace paddle_ls::python_ast
