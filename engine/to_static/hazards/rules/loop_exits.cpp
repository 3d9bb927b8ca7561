// `break`, `continue` and `return` in loops, which become flags and tests before and in the loop.
#include <algorithm>

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

void return_in_body(const HazardFacts& facts, NodeId node, Hazards& to) {
  if (!is_loop(facts.ast.kind(facts.part.parent(node)))) return;
  to.push_back({&hazard_rule("D05"), facts.part.range(node),
                "conversion raises on a `return` directly in the body of a loop; take the first "
                "item without a loop"});
}

bool returns_directly(const Ast& ast, NodeId branch) {
  const NodeList& body = ast.list(branch, Field::body);
  return std::any_of(body.begin(), body.end(),
                     [&](NodeId each) { return ast.is(each, Kind::return_stmt); });
}

// The outermost statement before which the test of a `return` is evaluated: a loop, or one
// that is followed by code which has to ask whether the function has returned. `no_node` when there
// is none.
NodeId evaluated_before(const HazardFacts& facts, NodeId branch) {
  NodeId outermost = no_node;
  const NodeId function = facts.scope(branch);
  for (NodeId at = facts.part.parent(branch); at != function; at = facts.part.parent(at)) {
    const NodeList* block = facts.block(at);
    const bool is_followed = block != nullptr && block->back() != at;
    // What follows an `if` that returns moves into its `else`.
    const bool takes_over = facts.ast.is(at, Kind::if_stmt) && returns_directly(facts.ast, at);
    if (is_loop(facts.ast.kind(at)) || (is_followed && !takes_over)) outermost = at;
  }
  return outermost;
}

// The index of a `range` loop has its first value before the loop.
bool is_index_of(const HazardFacts& facts, NodeId loop, std::string_view name) {
  if (!facts.ast.is(loop, Kind::for_stmt)) return false;
  const NodeId iter = facts.ast.child(loop, Field::iter);
  return facts.ast.is(iter, Kind::call) &&
         facts.part.dotted(facts.ast.child(iter, Field::func)) == "range" &&
         facts.ast.text(facts.ast.child(loop, Field::target)) == name;
}

bool is_bound_in(const HazardFacts& facts, NodeId construct, std::string_view name) {
  const auto below = python_ast::preorder(facts.ast, construct);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
           facts.ast.context(node) == Context::store &&
           facts.scope(node) == facts.scope(construct) &&
           !facts.ast.is(facts.part.parent(node), Kind::comprehension);
  });
}

bool surely_binds(const HazardFacts& facts, NodeId statement, std::string_view name);

bool block_surely_binds(const HazardFacts& facts, const NodeList& block, std::string_view name) {
  return std::any_of(block.begin(), block.end(),
                     [&](NodeId statement) { return surely_binds(facts, statement, name); });
}

// Whether a `try` binds the name also where its body raises.
bool try_surely_binds(const HazardFacts& facts, NodeId statement, std::string_view name) {
  const NodeList& handlers = facts.ast.list(statement, Field::handlers);
  return block_surely_binds(facts, facts.ast.list(statement, Field::finalbody), name) ||
         (block_surely_binds(facts, facts.ast.list(statement, Field::body), name) &&
          std::all_of(handlers.begin(), handlers.end(), [&](NodeId handler) {
            return block_surely_binds(facts, facts.ast.list(handler, Field::body), name);
          }));
}

// Whether the name has a value after the statement on every path.
bool surely_binds(const HazardFacts& facts, NodeId statement, std::string_view name) {
  const Ast& ast = facts.ast;
  switch (ast.kind(statement)) {
    case Kind::for_stmt: return false;
    case Kind::while_stmt: return is_bound_in(facts, ast.child(statement, Field::test), name);
    case Kind::if_stmt:
      return is_bound_in(facts, ast.child(statement, Field::test), name) ||
             (block_surely_binds(facts, ast.list(statement, Field::body), name) &&
              block_surely_binds(facts, ast.list(statement, Field::orelse), name));
    case Kind::with_stmt: {
      const NodeList& items = ast.list(statement, Field::items);
      return block_surely_binds(facts, ast.list(statement, Field::body), name) ||
             std::any_of(items.begin(), items.end(),
                         [&](NodeId item) { return is_bound_in(facts, item, name); });
    }
    case Kind::try_stmt: return try_surely_binds(facts, statement, name);
    default: return is_bound_in(facts, statement, name);
  }
}

// Whether every path to `construct` has bound the name, as far as the statements before it and
// before the statements around it show.
bool is_surely_bound_before(const HazardFacts& facts, NodeId construct, std::string_view name) {
  if (facts.is_parameter(name)) return true;
  for (NodeId at = construct; at != no_node; at = facts.part.parent(at)) {
    const NodeList* block = facts.block(at);
    if (block != nullptr) {
      const NodeList before(block->begin(), std::find(block->begin(), block->end(), at));
      if (block_surely_binds(facts, before, name)) return true;
    }
    if (at == facts.function) break;
  }
  return false;
}

std::string keyword_of(const HazardFacts& facts, NodeId construct) {
  switch (facts.ast.kind(construct)) {
    case Kind::try_stmt: return "try";
    case Kind::with_stmt: return "with";
    case Kind::for_stmt: return "for";
    case Kind::while_stmt: return "while";
    default: return "if";
  }
}

// Whether the name is only compared for being the same: what has no value is nothing else.
bool is_compared_for_equality(const HazardFacts& facts, NodeId name) {
  const Ast& ast = facts.ast;
  NodeId compare = facts.part.parent(name);
  if (!ast.is(compare, Kind::compare)) compare = facts.part.parent(compare);
  if (!ast.is(compare, Kind::compare)) return false;
  const NodeList& parts = ast.list(compare, Field::comparators);
  if (parts.size() != 1) return false;
  if (ast.child(compare, Field::left) != name && ast.child(parts.front(), Field::value) != name) {
    return false;
  }
  const Operator op = ast.op(parts.front());
  return op == Operator::equal || op == Operator::not_equal || op == Operator::is ||
         op == Operator::is_not;
}

void return_test(const HazardFacts& facts, NodeId node, Hazards& to) {
  const NodeId branch = facts.part.parent(node);
  if (!facts.ast.is(branch, Kind::if_stmt)) return;
  const NodeId construct = evaluated_before(facts, branch);
  if (construct == no_node) return;
  for (const NodeId name : python_ast::preorder(facts.ast, facts.ast.child(branch, Field::test))) {
    if (!facts.ast.is(name, Kind::name) || facts.ast.context(name) != Context::load) continue;
    const std::string_view spelled = facts.ast.text(name);
    if (is_index_of(facts, construct, spelled)) continue;
    if (!is_bound_in(facts, construct, spelled)) continue;
    if (is_surely_bound_before(facts, construct, spelled)) continue;
    if (is_compared_for_equality(facts, name)) continue;
    to.push_back({&hazard_rule("D06"), facts.part.range(name),
                  "the test of this `return` is also evaluated before the `" +
                      keyword_of(facts, construct) + "` around it, where `" + std::string(spelled) +
                      "` may have no value; assign it before"});
    return;
  }
}

void exits_of_for(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const auto breaks = facts.breaks(loop);
  if (breaks.empty()) return;
  if (breaks.size() > 1) {
    to.push_back(
        {&hazard_rule("D54"), facts.part.range(breaks[1]),
         "conversion raises on a second `break` in a `for` loop; join the tests with `or`"});
    return;
  }
  const std::size_t first = facts.part.range(breaks.front()).start;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    if (!facts.ast.is(node, Kind::continue_stmt) || facts.loop(node) != loop) continue;
    if (facts.part.range(node).start < first) continue;
    to.push_back({&hazard_rule("D39"), facts.part.range(node),
                  "this `continue` also skips the step to the next item, because it comes after a "
                  "`break`; put the rest into an `else` instead"});
  }
}

bool changes_something(const HazardFacts& facts, NodeId node) {
  const Ast& ast = facts.ast;
  if (ast.is(node, Kind::named_expr)) {
    const std::string_view name = ast.text(ast.child(node, Field::target));
    const auto value = python_ast::preorder(ast, ast.child(node, Field::value));
    return std::any_of(value.begin(), value.end(), [&](NodeId part) {
      return ast.is(part, Kind::name) && ast.text(part) == name;
    });
  }
  if (!ast.is(node, Kind::call)) return false;
  const NodeId callee = ast.child(node, Field::func);
  if (ast.is(callee, Kind::name)) return ast.text(callee) == "next";
  static constexpr std::string_view methods[] = {"pop", "popleft", "popitem", "readline",
                                                 "get_nowait"};
  return ast.is(callee, Kind::attribute) &&
         std::find(std::begin(methods), std::end(methods), ast.text(callee)) != std::end(methods);
}

void test_with_effects(const HazardFacts& facts, NodeId loop, Hazards& to) {
  for (const NodeId node : python_ast::preorder(facts.ast, facts.ast.child(loop, Field::test))) {
    if (!changes_something(facts, node)) continue;
    to.push_back({&hazard_rule("D44"), facts.part.range(node),
                  "the test is evaluated one extra time before the loop, so this happens twice; "
                  "move it into the body"});
  }
}

}  // namespace

void check_loop_exits(const HazardFacts& facts, Natures&, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::return_stmt:
        if (facts.scope(node) == facts.function) return_in_body(facts, node, to);
        return_test(facts, node, to);
        break;
      case Kind::for_stmt: exits_of_for(facts, node, to); break;
      case Kind::while_stmt: test_with_effects(facts, node, to); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
