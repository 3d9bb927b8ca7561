// From the typed tree back to text, and from each line of it to where it came from.
//
// The layout is that of Python's own `ast.unparse` (four spaces, a blank line before definitions,
// parentheses where precedence requires them), so that the output looks familiar. Parsing the text
// gives the tree again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python_ast/ast.hpp"

namespace paddle_ls::python_ast {

struct Unparsed {
  std::string text;           // ends without a line end
  std::vector<Origin> lines;  // of the statement that each line belongs to
};

// A module, or one statement.
Unparsed unparse(const Ast& ast, NodeId root);

// An expression on one line, as far as its literals allow.
std::string unparse_expression(const Ast& ast, NodeId expression);

// A string literal without prefix, escapes, line ends and quotes inside is written with `'`, as
// Python writes it; every other literal is returned as it is.
std::string plain_quotes(std::string_view literal);

}  // namespace paddle_ls::python_ast
