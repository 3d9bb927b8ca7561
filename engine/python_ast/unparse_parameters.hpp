// Parameters and type parameters.
#pragma once

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

void write_parameters(Unparsing& to, NodeId node);
void write_type_parameters(Unparsing& to, const NodeList& all);

}  // namespace paddle_ls::python_ast
