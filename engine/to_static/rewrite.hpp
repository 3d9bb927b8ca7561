// Walks that replace nodes. They recurse over trees of at most `python_ast::max_depth`.
#pragma once

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// Calls `visit(child)` for every direct child in the order of the layout; the lists of `node` may
// grow and shrink meanwhile.
template <class Visit>
void visit_changing_fields(const Ast& ast, NodeId node, Visit visit) {
  const auto& fields = python_ast::layout(ast.kind(node));
  for (std::uint8_t at = 0; at < python_ast::field_count(ast.kind(node)); ++at) {
    if (!fields[at].is_list) {
      const NodeId child = ast.child(node, fields[at].field);
      if (child != no_node) visit(child);
      continue;
    }
    const NodeList& list = ast.list(node, fields[at].field);
    for (std::size_t item = 0; item < list.size(); ++item) visit(list[item]);
  }
}

// Replaces the nodes in the fields of `node`: one node by `each(child)`, each item of a list by
// what `each` returns for it, where `no_node` drops it. `each` decides itself whether and when it
// goes further down.
template <class Each>
void rewrite_fields(Ast& ast, NodeId node, Each each) {
  const auto& fields = python_ast::layout(ast.kind(node));
  for (std::uint8_t at = 0; at < python_ast::field_count(ast.kind(node)); ++at) {
    const Field field = fields[at].field;
    if (!fields[at].is_list) {
      const NodeId child = ast.child(node, field);
      if (child != no_node) ast.set_child(node, field, each(child));
      continue;
    }
    NodeList& list = ast.list(node, field);
    std::size_t kept = 0;
    for (std::size_t item = 0; item < list.size(); ++item) {
      const NodeId made = each(list[item]);
      if (made != no_node) list[kept++] = made;
    }
    list.resize(kept);
  }
}

// The same, where an item of a list may become several: `each(child, to)` adds to `to`. A child
// outside of a list must become exactly one.
template <class Each>
void expand_fields(Ast& ast, NodeId node, Each each) {
  const auto& fields = python_ast::layout(ast.kind(node));
  for (std::uint8_t at = 0; at < python_ast::field_count(ast.kind(node)); ++at) {
    const Field field = fields[at].field;
    NodeList made;
    if (!fields[at].is_list) {
      const NodeId child = ast.child(node, field);
      if (child == no_node) continue;
      each(child, made);
      ast.set_child(node, field, made.front());
      continue;
    }
    for (const NodeId item : NodeList(ast.list(node, field))) each(item, made);
    ast.list(node, field).swap(made);
  }
}

// Replaces every node below `node` by `replace(node)`, children before parents.
template <class Replace>
void rewrite_below(Ast& ast, NodeId node, Replace& replace) {
  rewrite_fields(ast, node, [&](NodeId child) {
    rewrite_below(ast, child, replace);
    return replace(child);
  });
}

}  // namespace paddle_ls::to_static
