// The nodes of one piece of Python code, owned together and identified by number.
//
// A node is 24 bytes and its fields lie in one pool, so that copying a subtree, as passes do, is
// cheap and nothing has to be freed one by one. Numbers are valid as long as the `Ast` lives; a
// node that nothing refers to any more stays in the pool.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/python_ast/node.hpp"

namespace paddle_ls::python_ast {

// How deeply nodes may nest. Functions that recurse over an `Ast` rely on it: lowering refuses
// deeper code, and a pass that makes code deeper calls `depth_within`.
inline constexpr std::uint32_t max_depth = 1000;

class Ast {
 public:
  Ast();
  Ast(Ast&&) = default;
  Ast& operator=(Ast&&) = default;

  // A node with empty fields.
  NodeId make(Kind kind, Origin origin);
  NodeId make(Kind kind, Origin origin, std::string_view text);

  Kind kind(NodeId node) const { return nodes_[node].kind; }
  bool is(NodeId node, Kind kind) const { return nodes_[node].kind == kind; }
  Origin origin(NodeId node) const;
  void set_origin(NodeId node, Origin origin);

  // The name, attribute, or spelling of a literal; empty when there is none. Stays good as long as
  // the `Ast` does.
  std::string_view text(NodeId node) const { return *nodes_[node].text; }
  void set_text(NodeId node, std::string_view text) { nodes_[node].text = intern(text); }

  std::uint8_t detail(NodeId node) const { return nodes_[node].detail; }
  void set_detail(NodeId node, std::uint8_t detail) { nodes_[node].detail = detail; }
  Context context(NodeId node) const { return static_cast<Context>(nodes_[node].detail); }
  Operator op(NodeId node) const { return static_cast<Operator>(nodes_[node].detail); }
  Literal literal(NodeId node) const { return static_cast<Literal>(nodes_[node].detail); }
  template <class Detail>
  void set(NodeId node, Detail detail) {
    nodes_[node].detail = static_cast<std::uint8_t>(detail);
  }

  // `no_node` when the field is absent. Asking a kind for a field it does not have, or for a list
  // as one node, is a programming error and ends the program.
  NodeId child(NodeId node, Field field) const { return slots_[slot(node, field, false)]; }
  void set_child(NodeId node, Field field, NodeId to) { slots_[slot(node, field, false)] = to; }

  // Where a field keeps its node, to be exchanged; good until the next `make` or `copy`.
  NodeId* slot(NodeId node, Field field) { return &slots_[slot(node, field, false)]; }

  // A list stays where it is while other nodes are made.
  const NodeList& list(NodeId node, Field field) const {
    return lists_[slots_[slot(node, field, true)]];
  }
  NodeList& list(NodeId node, Field field) { return lists_[slots_[slot(node, field, true)]]; }
  bool has(NodeId node, Field field) const;
  // From now on the field of `node` is the very list of the same field of `from`.
  void share_list(NodeId node, NodeId from, Field field) {
    slots_[slot(node, field, true)] = slots_[slot(from, field, true)];
  }

  // A copy of everything below and including `node`, which must be within `max_depth`.
  NodeId copy(NodeId node);

  // True when no node below `root` stands deeper in it than `max_depth`. Needs no stack.
  bool depth_within(NodeId root) const;

  std::size_t node_count() const { return nodes_.size(); }

 private:
  struct Node {
    const std::string* text;
    std::uint32_t slots;
    std::uint32_t start;
    std::uint32_t end;
    Kind kind;
    std::uint8_t detail;
    bool helper;
  };

  std::uint32_t slot(NodeId node, Field field, bool is_list) const;
  const std::string* intern(std::string_view text);

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> slots_;  // a node, or a place in `lists_`, as the layout says
  std::deque<NodeList> lists_;
  std::unordered_map<std::string_view, const std::string*> interned_;
  std::deque<std::string> texts_;
};

// Calls `visit(child)` for every direct child in the order of the layout.
template <class Visit>
void for_each_child(const Ast& ast, NodeId node, Visit visit) {
  const Layout& fields = layout(ast.kind(node));
  for (std::uint8_t index = 0; index < field_count(ast.kind(node)); ++index) {
    if (!fields[index].is_list) {
      if (const NodeId child = ast.child(node, fields[index].field)) visit(child);
      continue;
    }
    for (const NodeId child : ast.list(node, fields[index].field)) visit(child);
  }
}

// All nodes below and including `root`, parents first and in the order of the layout.
std::vector<NodeId> preorder(const Ast& ast, NodeId root);

}  // namespace paddle_ls::python_ast
