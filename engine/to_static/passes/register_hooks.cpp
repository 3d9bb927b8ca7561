// A statement with `.register_hook` moves up to before the first one that loads what it loads.
#include <algorithm>
#include <map>
#include <vector>

#include "engine/python_ast/unparse.hpp"
#include "engine/to_static/pass.hpp"

namespace paddle_ls::to_static {
namespace {

// Level by level, as the original walks.
std::vector<NodeId> breadth_first(const Ast& ast, NodeId root) {
  std::vector<NodeId> order{root};
  for (std::size_t at = 0; at < order.size(); ++at) {
    python_ast::for_each_child(ast, order[at], [&](NodeId child) { order.push_back(child); });
  }
  return order;
}

std::size_t hooks_in(const Ast& ast, NodeId statement) {
  const auto all = breadth_first(ast, statement);
  return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](NodeId node) {
    return ast.is(node, Kind::attribute) && ast.text(node) == "register_hook";
  }));
}

std::vector<std::string> loads(const Ast& ast, NodeId statement) {
  std::vector<std::string> texts;
  for (const NodeId node : breadth_first(ast, statement)) {
    const bool has_context =
        ast.is(node, Kind::name) || ast.is(node, Kind::attribute) || ast.is(node, Kind::subscript);
    if (has_context && ast.context(node) == Context::load) {
      texts.push_back(python_ast::unparse_expression(ast, node));
    }
  }
  return texts;
}

void reorder(const Ast& ast, NodeList& statements) {
  std::map<std::string, NodeList> hooks_by_load;
  for (const NodeId statement : statements) {
    const std::size_t hooks = hooks_in(ast, statement);
    if (hooks == 0) continue;
    for (const std::string& load : loads(ast, statement)) {
      hooks_by_load[load].insert(hooks_by_load[load].end(), hooks, statement);
    }
  }
  if (hooks_by_load.empty()) return;
  for (std::size_t at = 0; at < statements.size(); ++at) {
    for (const std::string& load : loads(ast, statements[at])) {
      const auto found = hooks_by_load.find(load);
      if (found == hooks_by_load.end()) continue;
      for (const NodeId hook : found->second) {
        const auto place = std::find(statements.begin(), statements.end(), hook);
        const auto index = static_cast<std::size_t>(place - statements.begin());
        if (index <= at) continue;
        std::rotate(statements.begin() + static_cast<std::ptrdiff_t>(at), place, place + 1);
        ++at;
      }
    }
  }
}

}  // namespace

void move_register_hooks(State& state) {
  Ast& ast = state.ast;
  if (hooks_in(ast, state.root) == 0) return;
  for (const NodeId node : python_ast::preorder(ast, state.root)) {
    switch (ast.kind(node)) {
      case Kind::function_def:
      case Kind::for_stmt:
      case Kind::while_stmt:
      case Kind::if_stmt:
      case Kind::with_stmt:
      case Kind::try_stmt:
        for (const Field field : {Field::body, Field::orelse, Field::finalbody}) {
          if (ast.has(node, field)) reorder(ast, ast.list(node, field));
        }
        break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
