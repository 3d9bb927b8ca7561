// Literals and format strings.
#pragma once

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

void write_constant(Unparsing& to, NodeId node);
void write_joined_string(Unparsing& to, NodeId node);

}  // namespace paddle_ls::python_ast
