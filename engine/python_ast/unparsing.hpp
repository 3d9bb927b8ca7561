// The state of writing one tree as text. Internal to unparse*.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python_ast/ast.hpp"
#include "engine/python_ast/unparse.hpp"

namespace paddle_ls::python_ast {

struct Unparsing {
  explicit Unparsing(const Ast& tree) : ast(tree) {}

  std::string_view text(NodeId node) const { return ast.text(node); }
  NodeId child(NodeId node, Field field) const { return ast.child(node, field); }
  const NodeList& list(NodeId node, Field field) const { return ast.list(node, field); }

  const Ast& ast;
  std::string code;
  std::vector<Origin> lines;
  std::uint32_t indent = 0;
  std::size_t line = 0;  // line ends among the first `counted` bytes
  std::size_t counted = 0;
  std::string taken_quotes;  // of the format strings around
};

}  // namespace paddle_ls::python_ast
