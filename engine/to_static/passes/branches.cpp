// `if` becomes two functions and a call, a conditional expression a call with lambdas. And
// `x.numpy()` becomes `x`, because static tensors have no such method.
#include <array>

#include "engine/to_static/liveness.hpp"
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/passes/carried.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

// Names that converted loops use internally; branches do not return them.
constexpr std::array bookkeeping{
    "__args",
    "__for_loop_var_index",
    "__for_loop_iter_tuple",
    "__for_loop_iter_target",
    "__for_loop_iter_iterator",
    "__for_loop_var_len",
    "__for_loop_iter_var",
    "__for_loop_iter_zip",
};

bool is_bookkeeping(const std::string& name) {
  for (const std::string_view prefix : bookkeeping) {
    if (name.starts_with(prefix)) return true;
  }
  return false;
}

class Branches {
 public:
  explicit Branches(State& state)
      : state_(state), ast_(state.ast), liveness_(state.ast, state.root) {}

  void convert(NodeId node, NodeList& to) {
    if (ast_.is(node, Kind::call)) {
      const NodeId callee = ast_.child(node, Field::func);
      const bool numpy = ast_.is(callee, Kind::attribute) && ast_.text(callee) == "numpy";
      // The receiver of `.numpy()` is not itself converted, only its parts.
      if (numpy) node = ast_.child(callee, Field::value);
      descend(node);
      return to.push_back(node);
    }
    descend(node);
    if (ast_.is(node, Kind::if_stmt) && !state_.refusal) return branch(node, to);
    to.push_back(ast_.is(node, Kind::if_exp) ? conditional(node) : node);
  }

 private:
  void descend(NodeId node) {
    expand_fields(ast_, node, [&](NodeId child, NodeList& list) { convert(child, list); });
  }

  NodeId conditional(NodeId node) {
    NodeBuilder build(state_, node);
    const NodeId nothing = build.constant("None");
    const NodeId setter = build.lambda(build.constant("None"));
    const NodeId parameter = ast_.make(Kind::arg, ast_.origin(node), "args");
    ast_.list(ast_.child(setter, Field::args), Field::args).push_back(parameter);
    const NodeId made =
        build.jst("IfElse", {build.reread(ast_.child(node, Field::test)),
                             build.lambda(build.reread(ast_.child(node, Field::left))),
                             build.lambda(build.reread(ast_.child(node, Field::right))),
                             build.lambda(build.constant("None")), setter, nothing});
    ast_.list(made, Field::keywords) = {build.keyword("push_pop_names", build.constant("None"))};
    return made;
  }

  void branch(NodeId node, NodeList& to) {
    NodeBuilder build(state_, node);
    std::vector<std::string> names;
    for (const std::string& name : liveness_.scope(node).written) {
      if (!is_bookkeeping(name)) names.push_back(name);
    }
    const std::vector<std::string> push_pop = liveness_.push_pop_names(node);
    const NodeId when_true = side(build, node, "true_fn", Field::body, names);
    const NodeId when_false = side(build, node, "false_fn", Field::orelse, names);
    const Accessors access = accessors(state_, node, names, push_pop);
    const NodeId run = build.jst(
        "IfElse", {build.reread(ast_.child(node, Field::test)), build.name(ast_.text(when_true)),
                   build.name(ast_.text(when_false)), build.name(ast_.text(access.get)),
                   build.name(ast_.text(access.set)), build.name_tuple(names)});
    ast_.list(run, Field::keywords) = {build.keyword("push_pop_names", build.name_tuple(push_pop))};
    to.insert(to.end(), {access.get, access.set, when_true, when_false, build.statement(run)});
  }

  NodeId side(NodeBuilder& build, NodeId node, std::string_view prefix, Field field,
              const std::vector<std::string>& names) {
    NodeList body = build.nonlocals(names);
    const NodeList& statements = ast_.list(node, field);
    body.insert(body.end(), statements.begin(), statements.end());
    body.push_back(build.returning(no_node));
    return build.function(state_.fresh(prefix), body);
  }

  State& state_;
  Ast& ast_;
  Liveness liveness_;
};

}  // namespace

void convert_if(State& state) {
  NodeList root;
  Branches(state).convert(state.root, root);
}

}  // namespace paddle_ls::to_static
