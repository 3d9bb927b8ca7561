// The state of lowering one tree, and what all of it needs. Internal to lower*.cpp.
//
// A node of the grammar is lowered by a function `lower_...`. The first error is kept and does not
// end the walk: the nodes that are made after it are discarded, so that no function has to handle
// errors.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/record/grammar.hpp"
#include "engine/python_ast/ast.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::python_ast {

using python::NodeKind;

// A child that is neither a comment nor a line continuation.
struct ChildNode {
  TSNode node;
  std::uint16_t field;  // 0 if it has none
  NodeKind kind;

  bool named() const { return ts_node_is_named(node); }
};
using Parts = std::vector<ChildNode>;

struct LoweringError {
  std::string message;
  std::size_t offset;  // in the text of the tree
};

struct Lowering {
  Lowering(Ast& into, std::string_view text_of_tree);
  ~Lowering();
  Lowering(const Lowering&) = delete;
  Lowering& operator=(const Lowering&) = delete;

  // The tree of the grammar.
  NodeKind kind(TSNode node) const;
  Parts parts(TSNode node);
  TSNode field(TSNode node, std::string_view name) const;
  std::uint16_t field_id(std::string_view name) const;
  std::string_view text(TSNode node) const;
  Origin origin(TSNode node) const;

  // New nodes, which come from `node`.
  NodeId make(Kind made, TSNode node) { return ast.make(made, origin(node)); }
  NodeId make(Kind made, TSNode node, std::string_view text) {
    return ast.make(made, origin(node), text);
  }
  NodeId literal(Literal kind, TSNode node);
  // A node with one child.
  NodeId wrap(Kind made, TSNode node, Field field, NodeId inner);
  // Records an error at `at`. Returns a node so that callers can return it.
  NodeId fail(TSNode at, std::string_view message);

  Ast& ast;
  std::string_view source;
  std::uint32_t depth = 0;
  std::optional<LoweringError> error;

 private:
  const python::NodeKinds& kinds_;
  TSTreeCursor cursor_;
  bool cursor_open_ = false;
};

}  // namespace paddle_ls::python_ast
