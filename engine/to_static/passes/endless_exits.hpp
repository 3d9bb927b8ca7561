// Statements on which the real conversion never ends: it searches for them in the blocks that it
// rewrites, which do not include `finally`.
#pragma once

#include <algorithm>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// Whether the statement is directly in the `finally` of `around`.
inline bool is_directly_in_finally(const Ast& ast, NodeId statement, NodeId around) {
  if (!ast.is(around, Kind::try_stmt) && !ast.is(around, Kind::try_star)) return false;
  const NodeList& block = ast.list(around, Field::finalbody);
  return std::find(block.begin(), block.end(), statement) != block.end();
}

// Refuses the code when a statement of one of these kinds is directly in a `finally`.
template <class Accepted>
void refuse_endless_exits(State& state, Accepted accepted) {
  for (const NodeId around : python_ast::preorder(state.ast, state.root)) {
    python_ast::for_each_child(state.ast, around, [&](NodeId child) {
      if (state.refusal || !accepted(state.ast.kind(child))) return;
      if (!is_directly_in_finally(state.ast, child, around)) return;
      state.refuse("no exception", "it never ends on what leaves a `finally` block", child);
    });
  }
}

}  // namespace paddle_ls::to_static
