// Changes to the iterable of a loop in its body.
#include <algorithm>

#include "engine/to_static/hazards/rules/gone_over.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

// The lists that the loop iterates over: the name or attribute itself, or what a function that
// gives their items is called with.
std::vector<std::string> lists_gone_over(const HazardFacts& facts, NodeId loop) {
  static constexpr std::string_view functions[] = {"enumerate", "reversed", "zip"};
  const NodeId iter = facts.ast.child(loop, Field::iter);
  NodeList parts = {iter};
  if (facts.ast.is(iter, Kind::call)) {
    const std::string callee = facts.part.dotted(facts.ast.child(iter, Field::func));
    const bool gives_items =
        std::find(std::begin(functions), std::end(functions), callee) != std::end(functions);
    parts = gives_items ? facts.ast.list(iter, Field::args) : NodeList();
  }
  std::vector<std::string> names;
  for (const NodeId part : parts) {
    if (std::string name = facts.part.dotted(part); !name.empty()) names.push_back(std::move(name));
  }
  return names;
}

// The dotted name of what the node changes in place; empty when it changes nothing.
std::string changed_list(const HazardFacts& facts, NodeId loop, NodeId node) {
  const Ast& ast = facts.ast;
  if (ast.is(node, Kind::call)) {
    static constexpr std::string_view mutators[] = {"append", "insert", "extend", "pop", "remove"};
    const NodeId callee = ast.child(node, Field::func);
    if (!ast.is(callee, Kind::attribute)) return {};
    const bool mutates =
        std::find(std::begin(mutators), std::end(mutators), ast.text(callee)) != std::end(mutators);
    return mutates ? facts.part.dotted(ast.child(callee, Field::value)) : std::string();
  }
  // The item at an index that the loop has reached is not asked for again, and a loop that is left
  // looks its items up one by one.
  if (!ast.is(node, Kind::subscript) || ast.context(node) == Context::load) return {};
  const bool fixed = ast.is(ast.child(node, Field::slice), Kind::constant);
  const bool looks_up =
      facts.can_be_left(loop) && !ast.is(ast.child(loop, Field::iter), Kind::call);
  return fixed && !looks_up ? facts.part.dotted(ast.child(node, Field::value)) : std::string();
}

// The dict of whose items or values the loop makes a list; empty for other loops.
std::string dict_gone_over(const HazardFacts& facts, NodeId loop) {
  const NodeId iter = facts.ast.child(loop, Field::iter);
  if (!facts.ast.is(iter, Kind::call) || !facts.ast.list(iter, Field::args).empty()) return {};
  const NodeId callee = facts.ast.child(iter, Field::func);
  const bool gives_values =
      facts.ast.is(callee, Kind::attribute) &&
      (facts.ast.text(callee) == "items" || facts.ast.text(callee) == "values");
  return gives_values ? facts.part.dotted(facts.ast.child(callee, Field::value)) : std::string();
}

// Whether the item is that of the key which the loop is at.
bool is_current_item(const HazardFacts& facts, NodeId loop, NodeId item) {
  const NodeId target = facts.ast.child(loop, Field::target);
  if (!is_tuple(facts.ast, target) || facts.ast.list(target, Field::elts).empty()) return false;
  const NodeId key = facts.ast.list(target, Field::elts).front();
  const NodeId slice = facts.ast.child(item, Field::slice);
  return facts.ast.is(key, Kind::name) && facts.ast.is(slice, Kind::name) &&
         facts.ast.text(key) == facts.ast.text(slice);
}

void iterated_dict_changed(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const std::string dict = dict_gone_over(facts, loop);
  if (dict.empty()) return;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    if (!facts.ast.is(node, Kind::subscript)) continue;
    if (facts.ast.context(node) == Context::load) continue;
    if (facts.part.dotted(facts.ast.child(node, Field::value)) != dict) continue;
    if (facts.ast.context(node) == Context::store && is_current_item(facts, loop, node)) continue;
    to.push_back({&hazard_rule("D12"), facts.part.range(node),
                  "the converted loop iterates over `" + dict +
                      "` as it was before the loop; change a different dict"});
  }
}

void iterated_list_changed(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const auto lists = lists_gone_over(facts, loop);
  if (lists.empty()) return;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    const std::string name = changed_list(facts, loop, node);
    if (name.empty() || std::find(lists.begin(), lists.end(), name) == lists.end()) continue;
    to.push_back({&hazard_rule("D12"), facts.part.range(node),
                  "the converted loop iterates over `" + name +
                      "` as it was before the loop; write a `while` loop"});
  }
}

// A loop with an early exit uses a counter, and looks its items up in the expression.
void iterable_read_again(const HazardFacts& facts, NodeId loop, Hazards& to) {
  if (!facts.can_be_left(loop)) return;
  NodeId iter = facts.ast.child(loop, Field::iter);
  if (facts.ast.is(iter, Kind::call)) {
    const bool counts = facts.part.dotted(facts.ast.child(iter, Field::func)) == "enumerate";
    const NodeList& arguments = facts.ast.list(iter, Field::args);
    if (!counts || arguments.empty()) return;
    iter = arguments.front();
  }
  const NodeId target = facts.ast.child(loop, Field::target);
  for (const NodeId read : python_ast::preorder(facts.ast, iter)) {
    if (!facts.ast.is(read, Kind::name)) continue;
    for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
      const bool changes = facts.ast.is(node, Kind::name) &&
                           facts.ast.context(node) == Context::store &&
                           facts.ast.text(node) == facts.ast.text(read);
      if (!changes || facts.inside(node, target) || facts.inside(node, iter)) continue;
      to.push_back({&hazard_rule("D58"), facts.part.range(node),
                    "the converted loop evaluates `" + std::string(facts.part.text(iter)) +
                        "` again in every iteration, because the loop has an early exit; iterate "
                        "over a list that was made before"});
      return;
    }
  }
}

}  // namespace

void check_loop_changes(const HazardFacts& facts, Natures&, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::for_stmt)) continue;
    iterable_read_again(facts, node, to);
    iterated_list_changed(facts, node, to);
    iterated_dict_changed(facts, node, to);
  }
}

}  // namespace paddle_ls::to_static
