// `break` and `continue` become flags.
//
// The walk follows lists while it changes them, as the original does: a statement put before the
// current one makes the walk see the current one again, one put after it is seen next.
#include <algorithm>
#include <vector>

#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/passes/endless_exits.hpp"
#include "engine/to_static/passes/for_to_while.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

enum class Task : std::uint8_t { remove_all, join_leading_breaks };

class Walk {
 public:
  Walk(State& state, Task task) : state_(state), ast_(state.ast), task_(task) {}

  void visit(NodeId node) {
    if (state_.refusal) return;
    around_.push_back(node);
    const bool is_break = ast_.is(node, Kind::break_stmt);
    if (task_ == Task::join_leading_breaks) {
      if (is_break) join_break(node);
    } else if (is_break || ast_.is(node, Kind::continue_stmt)) {
      remove(node);
    }
    if (!is_break) {
      visit_changing_fields(ast_, node, [this](NodeId child) { visit(child); });
    }
    around_.pop_back();
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  std::size_t nearest(bool (*accepted)(Kind)) const {
    for (std::size_t at = around_.size(); at-- > 0;) {
      if (accepted(ast_.kind(around_[at]))) return at;
    }
    return none;
  }

  static bool is_def(Kind kind) { return kind == Kind::function_def; }

  // The list of `node` that contains `item`.
  NodeList* list_of(NodeId node, NodeId item) {
    for (const Field field : {Field::body, Field::orelse}) {
      if (!ast_.has(node, field)) continue;
      NodeList& list = ast_.list(node, field);
      if (std::find(list.begin(), list.end(), item) != list.end()) return &list;
    }
    return nullptr;
  }

  void remove(NodeId node) {
    const std::size_t loop_at = nearest(python_ast::is_loop);
    if (loop_at == none) {
      state_.refuse("AssertionError", "a 'break' or 'continue' outside of a loop", node);
      return;
    }
    const NodeId loop = around_[loop_at];
    const NodeId function = around_[nearest(is_def)];
    const bool is_break = ast_.is(node, Kind::break_stmt);
    const std::string flag = state_.fresh(is_break ? "__break" : "__continue");
    guard_rest(loop_at, replace_by_flag(node, flag, loop_at), flag);
    NodeBuilder build(state_, node);
    NodeList& body = ast_.list(function, Field::body);
    if (!is_break) {
      NodeList& loop_body = ast_.list(loop, Field::body);
      loop_body.insert(loop_body.begin(), build.flag(flag, false));
    }
    body.insert(body.begin(), build.flag(flag, false));
    if (is_break) stop_loop(loop_at, build.logical_not(build.name(flag)));
  }

  void stop_loop(std::size_t loop_at, NodeId condition) {
    const NodeId loop = around_[loop_at];
    if (ast_.is(loop, Kind::for_stmt)) {
      for_to_while(state_, around_[loop_at - 1], loop, condition);
      return;
    }
    NodeBuilder build(state_, loop);
    ast_.set_child(loop, Field::test, build.both(ast_.child(loop, Field::test), condition));
  }

  // The statement and all that follow it in its list become the flag. Gives where that list is.
  std::size_t replace_by_flag(NodeId node, const std::string& flag, std::size_t loop_at) {
    for (std::size_t at = around_.size(); at-- > loop_at;) {
      NodeList* list = list_of(around_[at], node);
      if (list == nullptr) continue;
      list->erase(std::find(list->begin(), list->end(), node), list->end());
      list->push_back(NodeBuilder(state_, node).flag(flag, true));
      return at;
    }
    return loop_at;
  }

  // The rest of the enclosing blocks, up to the loop, runs only while the flag is not set.
  void guard_rest(std::size_t loop_at, std::size_t first, const std::string& flag) {
    for (std::size_t at = first; at-- > loop_at;) {
      NodeList* list = list_of(around_[at], around_[at + 1]);
      if (list == nullptr || list->back() == around_[at + 1]) continue;
      const auto rest = std::find(list->begin(), list->end(), around_[at + 1]) + 1;
      NodeBuilder build(state_, *rest);
      const NodeId test = build.logical_not(build.name(flag, Context::store));
      const NodeId guard = build.if_statement(test, NodeList(rest, list->end()));
      list->erase(rest, list->end());
      list->push_back(guard);
    }
  }

  // `if c: break` as the first statement of a loop joins `c` with the loop's test.
  void join_break(NodeId node) {
    const std::size_t loop_at = nearest(python_ast::is_loop);
    if (loop_at == none || loop_at + 3 != around_.size()) return;
    const NodeId loop = around_[loop_at];
    const NodeId branch = around_[loop_at + 1];
    if (!ast_.is(branch, Kind::if_stmt) || !ast_.list(branch, Field::orelse).empty()) return;
    NodeList& body = ast_.list(loop, Field::body);
    if (ast_.list(branch, Field::body).front() != node || body.front() != branch) return;
    body.erase(body.begin());
    NodeBuilder build(state_, branch);
    stop_loop(loop_at, build.logical_not(ast_.child(branch, Field::test)));
  }

  State& state_;
  Ast& ast_;
  Task task_;
  std::vector<NodeId> around_;
};

}  // namespace

void remove_break_and_continue(State& state) {
  refuse_endless_exits(
      state, [](Kind kind) { return kind == Kind::break_stmt || kind == Kind::continue_stmt; });
  Walk(state, Task::remove_all).visit(state.root);
}

void join_leading_breaks(State& state) {
  Walk(state, Task::join_leading_breaks).visit(state.root);
}

}  // namespace paddle_ls::to_static
