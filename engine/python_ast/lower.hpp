// From a tree-sitter tree to the typed tree.
//
// The concrete tree keeps parentheses, punctuation and three ways to write a tuple; the typed tree
// keeps what the code means. Literals keep their spelling and are not evaluated, so that an
// unparsed literal is the literal that was read.
#pragma once

#include <string_view>

#include "engine/python_ast/ast.hpp"
#include "engine/syntax/tree.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::python_ast {

// Lowers a module, or one statement, into `ast`. `source` is the text of the tree; origins are
// offsets into it. An error, with `where` as line:column (one-based, bytes), for code with syntax
// errors, for Python 2 statements and for code that nests deeper than `max_depth`.
Result<NodeId> lower(Ast& ast, syntax::Node node, std::string_view source);

}  // namespace paddle_ls::python_ast
