// What follows an `if` that returns moves into its `else`.
#include <algorithm>

#include "engine/to_static/pass.hpp"

namespace paddle_ls::to_static {
namespace {

class Mover {
 public:
  explicit Mover(Ast& ast) : ast_(ast) {}

  void visit(NodeId node) {
    switch (ast_.kind(node)) {
      case Kind::if_stmt:
      case Kind::while_stmt:
      case Kind::for_stmt: block(node, Field::body); return block(node, Field::orelse);
      case Kind::function_def: return block(node, Field::body);
      default: python_ast::for_each_child(ast_, node, [&](NodeId child) { visit(child); });
    }
  }

 private:
  bool returns(NodeId node) const {
    if (!ast_.is(node, Kind::if_stmt)) return false;
    const NodeList& body = ast_.list(node, Field::body);
    return std::any_of(body.begin(), body.end(),
                       [&](NodeId item) { return ast_.is(item, Kind::return_stmt); });
  }

  void block(NodeId node, Field field) {
    NodeList kept;
    NodeList* to = &kept;
    for (const NodeId item : NodeList(ast_.list(node, field))) {
      visit(item);
      to->push_back(item);
      if (!returns(item)) continue;
      to = &ast_.list(item, Field::orelse);
      while (!to->empty() && returns(to->front())) to = &ast_.list(to->front(), Field::orelse);
    }
    ast_.list(node, field).swap(kept);
  }

  Ast& ast_;
};

}  // namespace

void move_behind_early_returns(State& state) {
  Mover(state.ast).visit(state.root);
}

}  // namespace paddle_ls::to_static
