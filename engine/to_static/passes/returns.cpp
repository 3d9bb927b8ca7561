// A function with returns gets one return at its end, a value and flags.
//
// As for `break`, the walk follows lists while they change. A `return` in a loop turns the loop's
// `for` into a `while`, which from then on stands for it on the way up.
#include <algorithm>
#include <vector>

#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/passes/endless_exits.hpp"
#include "engine/to_static/passes/for_to_while.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

// The function itself; nested functions have been converted before.
class OneFunction {
 public:
  OneFunction(State& state, NodeId function)
      : state_(state), ast_(state.ast), function_(function) {}

  void run() {
    const std::size_t longest = longest_value();
    while (!state_.refusal && has_return(function_)) visit(function_);
    if (state_.refusal || longest == 0) return;
    NodeList& body = ast_.list(function_, Field::body);
    NodeBuilder build(state_, function_);
    if (!value_.empty()) {
      body.push_back(build.returning(build.name(value_)));
      body.insert(body.begin(), build.assign(value_, build.constant("None")));
    }
    for (const std::string& flag : flags_) body.insert(body.begin(), build.flag(flag, false));
  }

 private:
  // Calls `each` for the nodes of this function, without those of nested functions, until it
  // returns true.
  template <class Each>
  bool any(NodeId node, Each each) const {
    std::vector<NodeId> open{node};
    while (!open.empty()) {
      const NodeId at = open.back();
      open.pop_back();
      if (each(at)) return true;
      if (at != function_ && ast_.is(at, Kind::function_def)) continue;
      python_ast::for_each_child(ast_, at, [&](NodeId child) { open.push_back(child); });
    }
    return false;
  }

  bool has_return(NodeId node) const {
    return any(node, [&](NodeId at) { return ast_.is(at, Kind::return_stmt); });
  }

  // How many values a return gives at most: those of a written tuple, else one.
  std::size_t longest_value() const {
    std::size_t longest = 0;
    any(function_, [&](NodeId at) {
      if (!ast_.is(at, Kind::return_stmt)) return false;
      const NodeId value = ast_.child(at, Field::value);
      if (value == no_node) return false;
      const bool tuple = ast_.is(value, Kind::tuple);
      longest = std::max(longest, tuple ? ast_.list(value, Field::elts).size() : 1);
      return false;
    });
    return longest;
  }

  void visit(NodeId node) {
    if (state_.refusal) return;
    around_.push_back(node);
    if (ast_.is(node, Kind::return_stmt)) {
      replace(node);
    } else if (node == function_ || !ast_.is(node, Kind::function_def)) {
      visit_changing_fields(ast_, node, [this](NodeId child) { visit(child); });
    }
    around_.pop_back();
  }

  void replace(NodeId node) {
    const std::string flag = state_.fresh("__return");
    flags_.push_back(flag);
    const NodeId parent = around_[around_.size() - 2];
    for (std::size_t at = around_.size() - 1; at-- > 0 && !state_.refusal;) {
      const NodeId here = around_[at];
      for (const Field field : {Field::body, Field::orelse}) {
        if (ast_.has(here, field)) {
          rewrite_list(ast_.list(here, field), around_[at + 1], node, parent, flag);
        }
      }
      if (state_.refusal) return;
      NodeBuilder build(state_, node);
      const NodeId not_returned = build.logical_not(build.name(flag));
      if (ast_.is(here, Kind::while_stmt)) {
        ast_.set_child(here, Field::test, build.both(ast_.child(here, Field::test), not_returned));
      } else if (ast_.is(here, Kind::for_stmt)) {
        around_[at] = for_to_while(state_, around_[at - 1], here, not_returned);
      }
      if (here == function_) return;
    }
  }

  void rewrite_list(NodeList& list, NodeId inner, NodeId returned, NodeId parent,
                    const std::string& flag) {
    auto found = std::find(list.begin(), list.end(), inner);
    if (found == list.end()) return;
    if (inner == returned) {
      const NodeList made = value_and_flag(returned, parent, flag);
      list.erase(found, list.end());
      list.insert(list.end(), made.begin(), made.end());
      return;
    }
    if (inner == list.back()) return;
    const auto rest = found + 1;
    NodeBuilder build(state_, *rest);
    const NodeId guard = build.if_statement(build.logical_not(build.name(flag, Context::store)),
                                            NodeList(rest, list.end()));
    list.erase(rest, list.end());
    list.push_back(guard);
    const NodeList made = set_flag(parent, returned, flag, false_value);
    found = std::find(list.begin(), list.end(), inner);
    list.insert(found, made.begin(), made.end());
  }

  static constexpr std::string_view true_value = "True";
  static constexpr std::string_view false_value = "False";

  // The flag has the kind of the test that leads to the return: bool or tensor.
  NodeList set_flag(NodeId parent, NodeId returned, const std::string& flag,
                    std::string_view value) {
    if (ast_.is(parent, Kind::while_stmt) || ast_.is(parent, Kind::for_stmt)) {
      state_.refuse("Dygraph2StaticException",
                    "Found return statement in While or For body and loop is meaningless, please "
                    "check you code and remove return in while/for.",
                    returned);
      return {};
    }
    if (!ast_.is(parent, Kind::if_stmt)) return {};
    NodeBuilder build(state_, returned);
    const NodeId test = build.reread(ast_.child(parent, Field::test));
    return {build.assign(flag, build.jst("create_bool_as_type", {test, build.constant(value)}))};
  }

  NodeList value_and_flag(NodeId returned, NodeId parent, const std::string& flag) {
    NodeList made = set_flag(parent, returned, flag, true_value);
    const NodeId value = ast_.child(returned, Field::value);
    if (value == no_node || state_.refusal) return made;
    if (value_.empty()) value_ = state_.fresh("__return_value");
    NodeBuilder build(state_, returned);
    const NodeId assigned = build.assign(value_, value);
    ast_.set_origin(assigned, ast_.origin(returned));
    made.push_back(assigned);
    return made;
  }

  State& state_;
  Ast& ast_;
  NodeId function_;
  std::vector<NodeId> around_;
  std::vector<std::string> flags_;
  std::string value_;
};

// Inner functions come first.
void each_function(State& state, NodeId node) {
  python_ast::for_each_child(state.ast, node, [&](NodeId child) {
    if (!state.refusal) each_function(state, child);
  });
  if (!state.refusal && state.ast.is(node, Kind::function_def)) OneFunction(state, node).run();
}

}  // namespace

void join_returns(State& state) {
  refuse_endless_exits(state, [](Kind kind) { return kind == Kind::return_stmt; });
  Ast& ast = state.ast;
  for (const NodeId node : python_ast::preorder(ast, state.root)) {
    if (!ast.is(node, Kind::return_stmt)) continue;
    const NodeId value = ast.child(node, Field::value);
    const bool none =
        value != no_node && ast.is(value, Kind::constant) && ast.text(value) == "None";
    if (none) ast.set_child(node, Field::value, no_node);
  }
  each_function(state, state.root);
}

}  // namespace paddle_ls::to_static
