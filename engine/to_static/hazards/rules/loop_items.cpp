// What a `for` loop with an early exit can iterate over.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/rules/gone_over.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_dict(const HazardFacts& facts, NodeId iter) {
  if (!facts.ast.is(iter, Kind::name)) return false;
  bool seen = false;
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::assign)) continue;
    const NodeList& targets = facts.ast.list(node, Field::targets);
    if (facts.ast.text(targets.front()) != facts.ast.text(iter)) continue;
    if (!facts.ast.is(targets.front(), Kind::name)) continue;
    const NodeId value = facts.ast.child(node, Field::value);
    const bool dict = facts.ast.is(value, Kind::dict) || facts.ast.is(value, Kind::dict_comp) ||
                      calls(facts, value, "dict");
    if (!dict) return false;
    seen = true;
  }
  return seen;
}

// The target with its unpacking moved into the body.
void unpack_in_body(const HazardFacts& facts, NodeId loop, SourceEdits& edits) {
  NodeId target = facts.ast.child(loop, Field::target);
  const bool counts = over(facts, facts.ast.child(loop, Field::iter)) == Over::enumerate;
  if (counts && is_tuple(facts.ast, target) && facts.ast.list(target, Field::elts).size() == 2) {
    target = facts.ast.list(target, Field::elts)[1];
  }
  if (!is_tuple(facts.ast, target)) return;
  const std::string item = facts.free_name("item");
  const std::string names(facts.part.text(target));
  edits.replace(facts.part.range(target), item);
  edits.before(facts.ast.list(loop, Field::body).front(), names + " = " + item);
}

bool has_effects(const Ast& ast, NodeId expression) {
  const auto all = python_ast::preorder(ast, expression);
  return std::any_of(all.begin(), all.end(), [&](NodeId node) {
    return ast.is(node, Kind::call) || ast.is(node, Kind::named_expr) || ast.is(node, Kind::await);
  });
}

// Whether the call returns a finite sequence of items that are created without side effects.
bool is_finite(const HazardFacts& facts, NodeId call) {
  const NodeList& arguments = facts.ast.list(call, Field::args);
  const bool asks = std::any_of(arguments.begin(), arguments.end(), [&](NodeId argument) {
    return has_effects(facts.ast, argument) &&
           !(facts.ast.is(argument, Kind::call) && is_finite(facts, argument));
  });
  if (asks) return false;
  static constexpr std::string_view functions[] = {"list", "reversed", "sorted", "tuple", "zip"};
  static constexpr std::string_view methods[] = {"items", "keys", "values"};
  const NodeId callee = facts.ast.child(call, Field::func);
  const std::string_view name = facts.ast.text(callee);
  return facts.ast.is(callee, Kind::name)
             ? std::find(std::begin(functions), std::end(functions), name) != std::end(functions)
             : std::find(std::begin(methods), std::end(methods), name) != std::end(methods);
}

// Whether a loop that goes on after its `break` does nothing more: the body begins with the test,
// and what follows it is guarded by the flag.
bool goes_on_unseen(const HazardFacts& facts, NodeId loop) {
  const Ast& ast = facts.ast;
  const auto breaks = facts.breaks(loop);
  if (breaks.size() != 1 || !facts.returns(loop).empty()) return false;
  const NodeId branch = facts.part.parent(breaks.front());
  if (!ast.is(branch, Kind::if_stmt) || branch != ast.list(loop, Field::body).front()) return false;
  if (ast.list(branch, Field::body).size() != 1 || !ast.list(branch, Field::orelse).empty() ||
      has_effects(ast, ast.child(branch, Field::test))) {
    return false;
  }
  const auto targets = facts.bound_names(ast.child(loop, Field::target));
  return std::all_of(targets.begin(), targets.end(), [&](NodeId target) {
    return facts.reads_behind(loop, ast.text(target)).empty();
  });
}

void iterated(const HazardFacts& facts, NodeId loop, Hazards& to) {
  if (!facts.can_be_left(loop)) return;
  const Part& part = facts.part;
  const NodeId iter = facts.ast.child(loop, Field::iter);
  const NodeId target = facts.ast.child(loop, Field::target);
  SourceEdits edits(part);
  const auto add = [&](const HazardRule& rule, NodeId at, std::string message, std::string title,
                       std::string assumes = {}) {
    Hazard hazard{&rule, part.range(at), std::move(message)};
    if (auto made = edits.made()) {
      hazard.fixes.push_back({std::move(title), std::move(*made), std::move(assumes)});
    }
    to.push_back(std::move(hazard));
  };
  const auto hoist = [&](const std::string& value) {
    const std::string items = facts.free_name("items");
    edits.before(loop, items + " = " + value);
    edits.replace(part.range(iter), items);
    unpack_in_body(facts, loop, edits);
  };
  switch (over(facts, iter)) {
    case Over::call:
      if (is_finite(facts, iter) && goes_on_unseen(facts, loop)) return;
      hoist("list(" + edits.moved(iter) + ")");
      return add(hazard_rule("D09"), iter,
                 "a loop over a call does not stop at `break` or `return`: it visits all items",
                 "Make a list before the loop",
                 is_finite(facts, iter) ? "" : "all items are made before the loop begins");
    case Over::expression:
      hoist(facts.ast.is(iter, Kind::list_comp) ? edits.moved(iter)
                                                : "list(" + edits.moved(iter) + ")");
      return add(hazard_rule("D53"), iter,
                 "a loop with `break` or `return` cannot iterate over this expression",
                 "Make a list before the loop",
                 facts.ast.is(iter, Kind::generator_exp)
                     ? "all items are made before the loop begins"
                     : "");
    case Over::items:
      if (is_dict(facts, iter)) {
        hoist("list(" + edits.moved(iter) + ")");
        return add(hazard_rule("D10"), iter,
                   "a loop with `break` or `return` looks up items 0, 1, 2, … of a dict",
                   "Make a list of the keys before the loop");
      }
      break;
    case Over::enumerate:
      if (!is_tuple(facts.ast, target)) return;
      if (facts.ast.list(target, Field::elts).size() != 2) return;
      if (!is_tuple(facts.ast, facts.ast.list(target, Field::elts)[1])) return;
      break;
    case Over::range: return;
  }
  if (!is_tuple(facts.ast, target)) return;
  unpack_in_body(facts, loop, edits);
  add(hazard_rule("D03"), target,
      "a loop with `break` or `return` cannot unpack its items here; conversion raises "
      "AttributeError",
      "Unpack the items in the body of the loop");
}

// The first exit turns the loop into one that counts; the next `return` puts the step of the count
// into a branch, which does not carry it.
void second_exit(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const auto returns = facts.returns(loop);
  const std::size_t first = facts.breaks(loop).empty() ? 1 : 0;
  if (returns.size() <= first) return;
  const NodeId iter = facts.ast.child(loop, Field::iter);
  const Over kind = over(facts, iter);
  if (kind != Over::items && kind != Over::enumerate) return;
  to.push_back({&hazard_rule("D62"), facts.part.range(returns[first]),
                "the converted loop raises UnboundLocalError, because this is its second exit; "
                "keep the value in a name and leave the loop in one place"});
}

void range_step(const HazardFacts& facts, NodeId loop, Hazards& to) {
  if (!facts.can_be_left(loop)) return;
  const NodeId iter = facts.ast.child(loop, Field::iter);
  if (over(facts, iter) != Over::range) return;
  const NodeList& arguments = facts.ast.list(iter, Field::args);
  if (arguments.size() != 3) return;
  const NodeId step = arguments[2];
  if (facts.ast.is(step, Kind::constant) || facts.ast.is(step, Kind::unary_op)) return;
  to.push_back({&hazard_rule("D04"), facts.part.range(step),
                "the step of a `range` loop with `break` or `return` has to be a literal; write a "
                "`while` loop"});
}

}  // namespace

void check_loop_items(const HazardFacts& facts, Natures&, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::for_stmt)) continue;
    iterated(facts, node, to);
    range_step(facts, node, to);
    second_exit(facts, node, to);
  }
}

}  // namespace paddle_ls::to_static
