// What conversion does to the target, the items and the `else` of loops.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/facts.hpp"

namespace paddle_ls::to_static {
namespace {

bool calls(const Facts& facts, NodeId expression, std::string_view name) {
  return facts.ast.is(expression, Kind::call) &&
         facts.part.dotted(facts.ast.child(expression, Field::func)) == name;
}

bool is_tuple(const Ast& ast, NodeId node) {
  return ast.is(node, Kind::tuple) || ast.is(node, Kind::list);
}

// The `else:` line of a loop: from its indentation to its end.
text::ByteRange else_line(const Facts& facts, NodeId loop) {
  const Part& part = facts.part;
  std::size_t start = part.line_start(part.range(facts.ast.list(loop, Field::orelse)[0]).start);
  const std::size_t first = part.range(facts.ast.list(loop, Field::body).back()).end;
  while (start > first) {
    const text::ByteRange line{start, part.line_end(start)};
    const std::string_view said = text::slice(part.source, line);
    const std::size_t at = said.find_first_not_of(" \t");
    if (at != std::string_view::npos && said.substr(at).starts_with("else")) return line;
    start = part.line_start(start - 1);
  }
  return {};
}

void loop_else(const Facts& facts, NodeId loop, Hazards& to) {
  if (facts.ast.list(loop, Field::orelse).empty()) return;
  const text::ByteRange line = else_line(facts, loop);
  if (line.empty()) return;
  const Part& part = facts.part;
  const std::string margin(part.indentation(part.range(loop).start));
  const std::size_t word = line.start + part.indentation(line.start).size();
  Hazard hazard{&hazard_rule("D01"),
                {word, word + 4},
                "conversion drops this `else`: its code will never run"};
  SourceEdits edits(part);
  const auto breaks = facts.breaks(loop);
  const std::size_t colon = part.source.find(':', word);
  const std::string flag = facts.free_name("completed");
  edits.before(loop, flag + " = True");
  for (const NodeId node : breaks) edits.before(node, flag + " = False");
  if (colon != std::string_view::npos && colon < line.end) {
    edits.replace({word, colon}, "if " + flag);
  }
  if (auto made = edits.made()) {
    hazard.fixes.push_back({"Use a flag and an `if` instead of `else`", std::move(*made)});
  }
  to.push_back(std::move(hazard));
}

void inner_break(const Facts& facts, NodeId loop, Hazards& to) {
  if (facts.loop(loop) == no_node) return;
  for (const NodeId node : facts.breaks(loop)) {
    to.push_back({&hazard_rule("D02"), facts.part.range(node),
                  "after this `break` the inner loop does not run in any later iteration of the "
                  "outer loop; move the inner loop into its own function"});
  }
}

// D03, D09, D10 and D53: what a `for` that is left before its end can go over.
enum class Over : std::uint8_t { range, items, enumerate, call, expression };

Over over(const Facts& facts, NodeId iter) {
  const Ast& ast = facts.ast;
  switch (ast.kind(iter)) {
    case Kind::name:
    case Kind::attribute:
    case Kind::list:
    case Kind::tuple:
    case Kind::subscript: return Over::items;
    case Kind::call: break;
    default: return Over::expression;
  }
  const NodeId callee = ast.child(iter, Field::func);
  if (ast.is(callee, Kind::attribute) && ast.text(callee) == "numpy") return Over::items;
  if (calls(facts, iter, "range")) return Over::range;
  if (calls(facts, iter, "enumerate")) return Over::enumerate;
  return Over::call;
}

bool is_dict(const Facts& facts, NodeId iter) {
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
void unpack_in_body(const Facts& facts, NodeId loop, SourceEdits& edits) {
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

// Whether the call gives items that come to an end, and nothing happens when they are made.
bool is_finite(const Facts& facts, NodeId call) {
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

// Whether a loop that goes on behind its `break` does nothing more: the body begins with the test,
// and what follows it is guarded by the flag.
bool goes_on_unseen(const Facts& facts, NodeId loop) {
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

void iterated(const Facts& facts, NodeId loop, Hazards& to) {
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

// The first way out turns the loop into one that counts; the next `return` puts the step of the
// count into a branch, which does not carry it.
void second_exit(const Facts& facts, NodeId loop, Hazards& to) {
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

void range_step(const Facts& facts, NodeId loop, Hazards& to) {
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

// Whether the node binds a variable of the function that has this name.
bool binds_own(const Facts& facts, NodeId node, std::string_view name) {
  return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
         facts.ast.context(node) != Context::load && facts.is_own(node);
}

// Whether the body of the loop binds what the target binds as `name`.
bool is_bound_otherwise(const Facts& facts, NodeId loop, NodeId name) {
  const auto below = python_ast::preorder(facts.ast, loop);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return node != name && binds_own(facts, node, facts.ast.text(name));
  });
}

bool is_bound_behind(const Facts& facts, NodeId loop, std::string_view name) {
  const std::size_t behind = facts.part.range(loop).end;
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    return facts.part.range(node).start >= behind && binds_own(facts, node, name);
  });
}

// The target is read behind the loop, where it no longer has the last item.
void target_read_behind(const Facts& facts, NodeId loop, Hazards& to) {
  const NodeId target = facts.ast.child(loop, Field::target);
  const bool left = facts.can_be_left(loop);
  if (!left || facts.loop(loop) != no_node) return;
  const bool counts = over(facts, facts.ast.child(loop, Field::iter)) == Over::range;
  if (counts && facts.breaks(loop).empty()) return;
  for (const NodeId name : facts.bound_names(target)) {
    const auto reads = facts.reads_behind(loop, facts.ast.text(name));
    if (reads.empty()) continue;
    const std::string spelled(facts.ast.text(name));
    Hazard hazard{counts ? &hazard_rule("D08") : &hazard_rule("D07"), facts.part.range(name),
                  counts ? "`" + spelled + "` is one step further after the converted loop"
                         : "`" + spelled + "` does not have the last item after the loop"};
    SourceEdits edits(facts.part);
    const std::string kept = facts.free_name("last_" + spelled);
    if (facts.is_bound_before(loop, spelled)) edits.before(loop, kept + " = " + spelled);
    edits.before(facts.ast.list(loop, Field::body).front(), kept + " = " + spelled);
    if (is_bound_otherwise(facts, loop, name)) edits.give_up();
    for (const NodeId read : reads) {
      if (facts.ast.context(read) != Context::load || !facts.can_be_renamed(read)) edits.give_up();
      if (facts.scope(read) != facts.function && is_bound_behind(facts, loop, spelled)) {
        edits.give_up();  // who knows when it is read
      }
      edits.replace(facts.part.range(read), kept);
    }
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Keep the value in a separate name", std::move(*made)});
    }
    to.push_back(std::move(hazard));
  }
}

void index_assigned(const Facts& facts, NodeId loop, Hazards& to) {
  const NodeId target = facts.ast.child(loop, Field::target);
  if (!facts.ast.is(target, Kind::name) || !facts.can_be_left(loop)) return;
  if (over(facts, facts.ast.child(loop, Field::iter)) != Over::range) return;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    if (node == target || !facts.ast.is(node, Kind::name)) continue;
    if (facts.ast.text(node) != facts.ast.text(target)) continue;
    if (facts.ast.context(node) != Context::store || facts.scope(node) != facts.scope(loop))
      continue;
    if (!facts.is_own(node)) continue;
    to.push_back({&hazard_rule("D11"), facts.part.range(node),
                  "the converted loop counts with this name: assigning it changes the number of "
                  "iterations; use a different name"});
  }
}

// The lists that the loop goes over: the name or attribute itself, or what a function that gives
// their items is called with.
std::vector<std::string> lists_gone_over(const Facts& facts, NodeId loop) {
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
std::string changed_list(const Facts& facts, NodeId loop, NodeId node) {
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
std::string dict_gone_over(const Facts& facts, NodeId loop) {
  const NodeId iter = facts.ast.child(loop, Field::iter);
  if (!facts.ast.is(iter, Kind::call) || !facts.ast.list(iter, Field::args).empty()) return {};
  const NodeId callee = facts.ast.child(iter, Field::func);
  const bool gives_values =
      facts.ast.is(callee, Kind::attribute) &&
      (facts.ast.text(callee) == "items" || facts.ast.text(callee) == "values");
  return gives_values ? facts.part.dotted(facts.ast.child(callee, Field::value)) : std::string();
}

// Whether the item is that of the key which the loop is at.
bool is_current_item(const Facts& facts, NodeId loop, NodeId item) {
  const NodeId target = facts.ast.child(loop, Field::target);
  if (!is_tuple(facts.ast, target) || facts.ast.list(target, Field::elts).empty()) return false;
  const NodeId key = facts.ast.list(target, Field::elts).front();
  const NodeId slice = facts.ast.child(item, Field::slice);
  return facts.ast.is(key, Kind::name) && facts.ast.is(slice, Kind::name) &&
         facts.ast.text(key) == facts.ast.text(slice);
}

void iterated_dict_changed(const Facts& facts, NodeId loop, Hazards& to) {
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

void iterated_list_changed(const Facts& facts, NodeId loop, Hazards& to) {
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

// A loop that is left is counted by hand, and looks its items up in the expression.
void iterable_read_again(const Facts& facts, NodeId loop, Hazards& to) {
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

void starred_target(const Facts& facts, NodeId loop, Hazards& to) {
  for (const NodeId node : python_ast::preorder(facts.ast, facts.ast.child(loop, Field::target))) {
    if (!facts.ast.is(node, Kind::starred)) continue;
    to.push_back(
        {&hazard_rule("D20"), facts.part.range(node),
         "the converted loop assigns only one item to a starred target; unpack in the body"});
  }
}

}  // namespace

void check_loops(const Facts& facts, Natures&, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (!is_loop(facts.ast.kind(node))) continue;
    loop_else(facts, node, to);
    inner_break(facts, node, to);
    if (!facts.ast.is(node, Kind::for_stmt)) continue;
    iterated(facts, node, to);
    range_step(facts, node, to);
    second_exit(facts, node, to);
    target_read_behind(facts, node, to);
    index_assigned(facts, node, to);
    iterable_read_again(facts, node, to);
    iterated_list_changed(facts, node, to);
    iterated_dict_changed(facts, node, to);
    starred_target(facts, node, to);
  }
}

}  // namespace paddle_ls::to_static
