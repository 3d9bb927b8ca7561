// `return` in `with` and `try`, where conversion leaves what follows in place.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/passes/endless_exits.hpp"

namespace paddle_ls::to_static {
namespace {

bool holds_back_nothing(Kind kind) {
  return kind == Kind::with_stmt || kind == Kind::try_stmt || kind == Kind::except_handler;
}

// Whether the `else` of a `try` follows a return in its body.
bool has_else_behind(const HazardFacts& facts, NodeId block, NodeId inside) {
  if (!facts.ast.is(block, Kind::try_stmt)) return false;
  const NodeList& body = facts.ast.list(block, Field::body);
  return !facts.ast.list(block, Field::orelse).empty() &&
         std::find(body.begin(), body.end(), inside) != body.end();
}

// The outermost `try` around a return whose `else` runs after it, however deep in the body the
// return is; else `no_node`.
NodeId block_with_late_else(const HazardFacts& facts, NodeId node) {
  NodeId found = no_node;
  NodeId inside = node;
  for (NodeId at = facts.part.parent(node); at != no_node && at != facts.scope(node);
       inside = at, at = facts.part.parent(at)) {
    if (has_else_behind(facts, at, inside)) found = at;
  }
  return found;
}

// The outermost `with` or `try` around a return, when code follows one of them; else `no_node`.
NodeId followed_block(const HazardFacts& facts, NodeId node) {
  NodeId found = no_node;
  for (NodeId at = facts.part.parent(node); holds_back_nothing(facts.ast.kind(at));
       at = facts.part.parent(at)) {
    if (facts.ast.is(at, Kind::except_handler)) continue;
    const NodeList* block = facts.block(at);
    const bool followed = block != nullptr && block->back() != at;
    const bool in_loop = facts.loop(at) != no_node;
    if (followed || in_loop) found = at;
  }
  const NodeId late = block_with_late_else(facts, node);
  return late != no_node ? late : found;
}

// Whether a return that only sets its value aside leaves all else that happens in the blocks up to
// `outermost` as it is.
bool can_be_put_off(const HazardFacts& facts, NodeId node, NodeId outermost) {
  const NodeList* own = facts.block(node);
  if (own == nullptr || own->back() != node) return false;
  for (NodeId at = node; at != outermost; at = facts.part.parent(at)) {
    const NodeId around = facts.part.parent(at);
    // An `else` would run after all; a `finally` that returns drops the exception.
    if (has_else_behind(facts, around, at)) return false;
    if (is_directly_in_finally(facts.ast, at, around)) return false;
  }
  return true;
}

void return_in_block(const HazardFacts& facts, NodeId node, Hazards& to) {
  const NodeId block = followed_block(facts, node);
  if (block == no_node) return;
  Hazard hazard{&hazard_rule("D13"), facts.part.range(node),
                "the code after this block runs anyway and replaces the returned value"};
  SourceEdits edits(facts.part);
  const NodeId value = facts.ast.child(node, Field::value);
  const std::string flag = facts.free_name("returned");
  const std::string result = facts.free_name("result");
  edits.before(block, flag + " = False\n" + result + " = None");
  for (const NodeId other : python_ast::preorder(facts.ast, block)) {
    // All returns of the block need the same treatment, and get it with the first.
    if (other == node || !facts.ast.is(other, Kind::return_stmt)) continue;
    if (facts.scope(other) == facts.scope(node)) edits.give_up();
  }
  if (facts.loop(block) != no_node || !can_be_put_off(facts, node, block)) edits.give_up();
  const text::ByteRange whole = facts.part.range(node);
  edits.replace(whole,
                result + " = " + (value == no_node ? std::string("None") : edits.as_value(value)));
  // Only after the value, which may raise.
  edits.behind(node, flag + " = True");
  edits.behind(block, "if " + flag + ":\n    return " + result);
  if (auto made = edits.made()) {
    hazard.fixes.push_back({"Return after the block", std::move(*made)});
  }
  to.push_back(std::move(hazard));
}

void bare_return(const HazardFacts& facts, NodeId node, Hazards& to) {
  const NodeId value = facts.ast.child(node, Field::value);
  const bool bare =
      value == no_node || (facts.ast.is(value, Kind::constant) && facts.ast.text(value) == "None");
  const NodeId around = facts.part.parent(node);
  if (!bare || !holds_back_nothing(facts.ast.kind(around))) return;
  if (facts.ast.list(around, Field::body).size() != 1) return;
  if (facts.ast.list(around, Field::body).front() != node) return;
  to.push_back({&hazard_rule("D14"), facts.part.range(node),
                "conversion removes this `return` and leaves an empty block, which is a syntax "
                "error; return after the block"});
}

// Whether the statement ends a `finally` block from inside of other statements there.
bool leaves_finally(const HazardFacts& facts, NodeId exit) {
  const NodeId left = facts.ast.is(exit, Kind::return_stmt) ? no_node : facts.loop(exit);
  for (NodeId at = exit; at != left && at != facts.scope(exit); at = facts.part.parent(at)) {
    if (is_directly_in_finally(facts.ast, at, facts.part.parent(at))) return true;
  }
  return false;
}

}  // namespace

void check_returns(const HazardFacts& facts, Natures&, Hazards& to) {
  for (const NodeId exit : facts.exits) {
    if (!is_directly_in_finally(facts.ast, exit, facts.part.parent(exit))) {
      if (!leaves_finally(facts, exit)) continue;
      to.push_back({&hazard_rule("D13"), facts.part.range(exit),
                    "the rest of this `finally` block runs anyway, and an exception continues; "
                    "leave after the block"});
      continue;
    }
    to.push_back({&hazard_rule("D61"), facts.part.range(exit),
                  "conversion never ends on this statement, because it leaves a `finally` block; "
                  "leave after the block"});
  }
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::return_stmt)) continue;
    return_in_block(facts, node, to);
    bare_return(facts, node, to);
  }
}

}  // namespace paddle_ls::to_static
