// Paths through a function that return a value, and paths that have none yet, under tests of
// tensors.
//
// A program needs a value on both sides of a tensor test. What follows an `if` that returns moves
// into its `else`, so the paths are followed as they are after that: an `if` on a tensor that holds
// a `return` is sound when each of its branches ends in one.
#include <algorithm>

#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

class ReturnPaths {
 public:
  ReturnPaths(const HazardFacts& facts, Natures& natures, Hazards& to)
      : facts_(facts), ast_(facts.ast), natures_(natures), to_(to) {}

  void run() {
    if (std::none_of(facts_.exits.begin(), facts_.exits.end(),
                     [&](NodeId exit) { return has_value(exit); })) {
      return;
    }
    always_returns(ast_.list(facts_.function, Field::body));
    for (const NodeId exit : facts_.exits) in_loop(exit);
  }

 private:
  bool has_value(NodeId exit) const {
    return ast_.is(exit, Kind::return_stmt) && ast_.child(exit, Field::value) != no_node &&
           facts_.scope(exit) == facts_.function;
  }

  NodeId return_in(NodeId construct) const {
    const auto found = std::find_if(facts_.exits.begin(), facts_.exits.end(), [&](NodeId exit) {
      return has_value(exit) && facts_.inside(exit, construct);
    });
    return found == facts_.exits.end() ? no_node : *found;
  }

  bool returns_directly(NodeId branch) const {
    const NodeList& body = ast_.list(branch, Field::body);
    return std::any_of(body.begin(), body.end(),
                       [&](NodeId each) { return ast_.is(each, Kind::return_stmt); });
  }

  // Whether every path through the block ends in `return` or `raise`. An `if` that returns takes
  // the rest of the block with it: the rest is then a part of its `else`.
  bool always_returns(const NodeList& block) {
    struct Taken {
      NodeId branch;
      bool body_returns;
    };
    std::vector<Taken> taken;
    std::vector<NodeId> rest(block.rbegin(), block.rend());
    bool ends = false;
    while (!rest.empty() && !ends) {
      const NodeId statement = rest.back();
      rest.pop_back();
      const Kind kind = ast_.kind(statement);
      if (kind == Kind::return_stmt || kind == Kind::raise_stmt) {
        ends = true;
      } else if (kind == Kind::if_stmt && returns_directly(statement)) {
        taken.push_back({statement, always_returns(ast_.list(statement, Field::body))});
        const NodeList& orelse = ast_.list(statement, Field::orelse);
        rest.insert(rest.end(), orelse.rbegin(), orelse.rend());
      } else if (kind == Kind::if_stmt) {
        const bool body = always_returns(ast_.list(statement, Field::body));
        const bool orelse = always_returns(ast_.list(statement, Field::orelse));
        judge(statement, body && orelse);
        ends = body && orelse;
      } else if (kind == Kind::with_stmt) {
        ends = always_returns(ast_.list(statement, Field::body));
      } else if (ast_.has(statement, Field::body) && !python_ast::is_function(kind) &&
                 kind != Kind::class_def) {
        always_returns(ast_.list(statement, Field::body));
      }
    }
    for (auto each = taken.rbegin(); each != taken.rend(); ++each) {
      ends = ends && each->body_returns;
      judge(each->branch, ends);
    }
    return ends;
  }

  void judge(NodeId branch, bool is_complete) {
    if (is_complete || facts_.loop(branch) != no_node) return;
    const NodeId returned = return_in(branch);
    if (returned == no_node) return;
    const Judgement test = natures_.of(ast_.child(branch, Field::test));
    if (on_tensor(test)) add(returned, test, "return only at the end, or on every path");
  }

  // In a loop no path is complete.
  void in_loop(NodeId exit) {
    if (!has_value(exit) || facts_.loop(exit) == no_node) return;
    for (NodeId at = facts_.control_flow(exit); at != no_node; at = facts_.control_flow(at)) {
      if (!ast_.has(at, Field::test)) continue;
      const bool counts = ast_.is(at, Kind::while_stmt) || facts_.loop(at) != no_node;
      const Judgement test = natures_.of(ast_.child(at, Field::test));
      if (!counts || !on_tensor(test)) continue;
      return add(exit, test, "set a flag and return after the loop");
    }
  }

  void add(NodeId returned, const Judgement& test, const std::string& advice) {
    to_.push_back(
        {&hazard_rule("D46"), facts_.part.range(returned),
         "returns a value or continues, depending on a tensor; the test is a tensor, because " +
             test.why + "; " + advice});
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  Natures& natures_;
  Hazards& to_;
};

}  // namespace

void check_return_paths(const HazardFacts& facts, Natures& natures, Hazards& to) {
  ReturnPaths(facts, natures, to).run();
}

}  // namespace paddle_ls::to_static
