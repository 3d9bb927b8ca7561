#include "engine/to_static/passes/carried.hpp"

namespace paddle_ls::to_static {
namespace {

bool can_be_assigned(const Ast& ast, NodeId node) {
  return ast.is(node, Kind::name) || ast.is(node, Kind::attribute) || ast.is(node, Kind::subscript);
}

}  // namespace

Accessors accessors(State& state, NodeId construct, const std::vector<std::string>& names,
                    const std::vector<std::string>& push_pop) {
  Ast& ast = state.ast;
  NodeBuilder build(state, construct);
  const std::string get_name = state.fresh("get_args");
  const std::string set_name = state.fresh("set_args");
  NameSet sorted(names.begin(), names.end());
  sorted.insert(push_pop.begin(), push_pop.end());
  const std::vector<std::string> all(sorted.begin(), sorted.end());

  NodeList get_body = build.nonlocals(all);
  NodeList set_body = build.nonlocals(all);
  if (all.empty()) {
    get_body.push_back(build.returning(no_node));
    set_body.push_back(ast.make(Kind::pass_stmt, ast.origin(construct)));
  } else {
    const NodeId values = ast.make(Kind::tuple, ast.origin(construct));
    const NodeId targets = ast.make(Kind::tuple, ast.origin(construct));
    for (const std::string& name : all) {
      const NodeId value = build.expression(name);
      const NodeId target = build.expression(name);
      if (!can_be_assigned(ast, target)) {
        state.refuse("SyntaxError", "`" + name + "` cannot be assigned to, but has to be carried",
                     construct);
      }
      ast.list(values, Field::elts).push_back(value);
      ast.list(targets, Field::elts).push_back(target);
    }
    set_context(ast, targets, Context::store);
    get_body.push_back(build.returning(values));
    set_body.push_back(build.assign_to(targets, build.name("__args")));
  }
  const NodeId get = build.function(get_name, get_body);
  const NodeId set = build.function(set_name, set_body);
  const NodeId parameter = ast.make(Kind::arg, ast.origin(construct), "__args");
  ast.list(ast.child(set, Field::args), Field::args).push_back(parameter);
  return {get, set};
}

}  // namespace paddle_ls::to_static
