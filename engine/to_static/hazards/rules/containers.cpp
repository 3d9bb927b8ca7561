// Lists, dicts and other objects that Python code changes in place, under tests of tensors.
#include <algorithm>
#include <array>

#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array parameter_fields = {Field::posonly, Field::args, Field::kwonly};

// The called method, or nothing when the call is of no attribute.
std::string_view method_of(const Ast& ast, NodeId call) {
  const NodeId callee = ast.child(call, Field::func);
  return ast.is(callee, Kind::attribute) ? ast.text(callee) : std::string_view();
}

// Of a call of a method.
NodeId receiver_of(const Ast& ast, NodeId call) {
  return ast.child(ast.child(call, Field::func), Field::value);
}

// The name that a chain of attributes and items starts with; empty when it starts otherwise.
std::string_view base_name(const Ast& ast, NodeId node) {
  while (ast.is(node, Kind::attribute) || ast.is(node, Kind::subscript)) {
    node = ast.child(node, Field::value);
  }
  return ast.is(node, Kind::name) ? ast.text(node) : std::string_view();
}

// Defined outside of the function, unless it is a module.
bool comes_from_outside(const HazardFacts& facts, std::string_view name) {
  return !name.empty() && name != "self" && !facts.binds(name) &&
         !facts.part.file.imports.contains(name);
}

// Whether the caller hands the value of `name` to `to_static`, which creates lists and dicts again.
bool is_handed_over(const HazardFacts& facts, std::string_view name) {
  if (facts.converted.entry == EntryReason::called || facts.converted.reasons.empty()) return false;
  if (name == "self" || facts.binds(name)) return false;
  const NodeId args = facts.ast.child(facts.function, Field::args);
  return std::any_of(parameter_fields.begin(), parameter_fields.end(), [&](Field field) {
    const NodeList& list = facts.ast.list(args, field);
    return std::any_of(list.begin(), list.end(),
                       [&](NodeId parameter) { return facts.ast.text(parameter) == name; });
  });
}

bool is_returned(const HazardFacts& facts, std::string_view name) {
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != name) return false;
    const NodeId statement = facts.statement(node);
    return facts.ast.is(statement, Kind::return_stmt) && facts.scope(node) == facts.function;
  });
}

// Changes to a list or dict of the caller, which the caller does not see unless it is returned.
void argument_changed(const HazardFacts& facts, Natures& natures, NodeId node, Hazards& to) {
  const Ast& ast = facts.ast;
  const bool is_call = ast.is(node, Kind::call);
  NodeId changed = is_call ? receiver_of(ast, node) : ast.child(node, Field::value);
  if (on_tensor(natures.of(changed))) return;
  const std::string spelled(facts.part.text(changed));
  while (ast.is(changed, Kind::subscript)) changed = ast.child(changed, Field::value);
  if (!ast.is(changed, Kind::name)) return;
  const std::string_view name = ast.text(changed);
  if (!is_handed_over(facts, name) || is_returned(facts, name)) return;
  to.push_back({&hazard_rule("D60"), facts.part.range(node),
                "`" + spelled + "` is changed in a copy that conversion makes of `" +
                    std::string(name) + "`: the caller does not see that; return it"});
}

// Statements that only lists and dicts have.
bool changes_container(const HazardFacts& facts, NodeId call) {
  static constexpr std::string_view methods[] = {"append", "extend",  "insert",     "popitem",
                                                 "sort",   "reverse", "setdefault", "update"};
  return facts.ast.is(facts.part.parent(call), Kind::expr_stmt) &&
         std::find(std::begin(methods), std::end(methods), method_of(facts.ast, call)) !=
             std::end(methods);
}

bool stores_by_name(const HazardFacts& facts, NodeId item) {
  const NodeId key = facts.ast.child(item, Field::slice);
  return facts.ast.context(item) == Context::store && facts.ast.is(key, Kind::constant) &&
         facts.ast.literal(key) == Literal::string;
}

void appended(const HazardFacts& facts, Natures& natures, NodeId call, const std::string& why,
              Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeList& arguments = ast.list(call, Field::args);
  if (method_of(ast, call) != "append" || arguments.size() != 1) return;
  const NodeId receiver = receiver_of(ast, call);
  if (ast.is(receiver, Kind::subscript) && facts.binds(base_name(ast, receiver))) {
    to.push_back(
        {&hazard_rule("D35"), facts.part.range(call),
         "a list inside another container cannot grow; " + why + "; use a list with its own name"});
    return;
  }
  const bool is_local = ast.is(receiver, Kind::name) && facts.binds(ast.text(receiver));
  if (!is_local || natures.of(arguments.front()).nature != Nature::python) return;
  to.push_back({&hazard_rule("D35"), facts.part.range(call),
                "only tensors can be appended; " + why + "; append `paddle.to_tensor(...)`"});
}

void deleted_item(const HazardFacts& facts, Natures& natures, NodeId item, Hazards& to) {
  if (facts.ast.context(item) != Context::del) return;
  const TensorFlow around = tensor_flow_around(facts, natures, item);
  if (around.construct == no_node) return;
  to.push_back({&hazard_rule("D35"), facts.part.range(item),
                "an item of a carried container cannot be deleted; " + around.why});
}

// The dict display that `name` was last bound to before `construct`, or `no_node`.
NodeId dict_before(const HazardFacts& facts, NodeId construct, std::string_view name) {
  const NodeId value = facts.last_value_before(construct, name);
  return value != no_node && facts.ast.is(value, Kind::dict) ? value : no_node;
}

bool has_key(const HazardFacts& facts, NodeId dict, std::string_view key) {
  const NodeList& items = facts.ast.list(dict, Field::items);
  return std::any_of(items.begin(), items.end(), [&](NodeId item) {
    const NodeId own = facts.ast.child(item, Field::key);
    // The keys of `**other` are not known.
    return own == no_node || facts.part.text(own) == key;
  });
}

// Whether the item is stored somewhere else than in the branch of `construct` that `item` is in.
bool is_stored_elsewhere(const HazardFacts& facts, NodeId construct, NodeId item) {
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    if (node == item || !facts.ast.is(node, Kind::subscript)) return false;
    if (facts.ast.context(node) != Context::store) return false;
    if (facts.part.text(node) != facts.part.text(item)) return false;
    return !facts.inside(node, construct) || facts.in_other_branch(node, item) ||
           facts.in_other_branch(item, node);
  });
}

void new_key(const HazardFacts& facts, Natures& natures, NodeId item, Hazards& to) {
  const NodeId base = facts.ast.child(item, Field::value);
  const NodeId key = facts.ast.child(item, Field::slice);
  if (facts.ast.context(item) != Context::store || !facts.ast.is(base, Kind::name)) return;
  if (!facts.ast.is(key, Kind::constant)) return;
  const TensorFlow around = tensor_flow_around(facts, natures, item);
  if (around.construct == no_node) return;
  const NodeId dict = dict_before(facts, around.construct, facts.ast.text(base));
  if (dict == no_node || has_key(facts, dict, facts.part.text(key))) return;
  if (is_stored_elsewhere(facts, around.construct, item)) return;
  to.push_back({&hazard_rule("D35"), facts.part.range(item),
                "`" + std::string(facts.ast.text(base)) + "` gets a new key here; " + around.why +
                    "; add all keys before"});
}

// Changes to an object that the function did not create.
void side_effect(const HazardFacts& facts, Natures& natures, NodeId call, const std::string& why,
                 Hazards& to) {
  const Ast& ast = facts.ast;
  static constexpr std::string_view mutators[] = {"append", "extend", "insert", "pop",    "remove",
                                                  "clear",  "update", "add",    "discard"};
  const std::string_view method = method_of(ast, call);
  const bool changes =
      std::find(std::begin(mutators), std::end(mutators), method) != std::end(mutators);
  std::string what;
  if (changes) {
    const NodeId receiver = receiver_of(ast, call);
    // `add` and others are also methods of tensors, whose result is then used.
    const bool is_statement = ast.is(facts.part.parent(call), Kind::expr_stmt);
    if (!is_statement || on_tensor(natures.of(receiver))) return;
    if (!comes_from_outside(facts, base_name(ast, receiver))) return;
    what = "`" + std::string(facts.part.text(receiver)) + "` is changed";
    if (is_handed_over(facts, base_name(ast, receiver))) {
      what += ", in a copy of the argument,";
    }
  } else if (facts.part.dotted(ast.child(call, Field::func)) == "print") {
    const NodeList& shown = ast.list(call, Field::args);
    const bool is_python = std::all_of(shown.begin(), shown.end(), [&](NodeId argument) {
      return natures.of(argument).nature == Nature::python;
    });
    if (!is_python) return;
    what = "is printed";
  } else {
    return;
  }
  to.push_back({&hazard_rule("D55"), facts.part.range(call),
                what + " once, while the program is built, whatever the test is; " + why});
}

bool changes_in(const HazardFacts& facts, NodeId construct, std::string_view name) {
  const auto below = python_ast::preorder(facts.ast, construct);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != name) return false;
    if (facts.ast.context(node) == Context::store) return true;
    const NodeId up = facts.part.parent(node);
    return facts.ast.is(up, Kind::attribute) && facts.ast.text(up) == "append";
  });
}

bool asks_for_python_type(const Ast& ast, NodeId type) {
  static constexpr std::string_view types[] = {"int", "float", "bool", "list"};
  if (ast.is(type, Kind::tuple)) {
    const NodeList& parts = ast.list(type, Field::elts);
    return !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](NodeId part) {
      return asks_for_python_type(ast, part);
    });
  }
  return ast.is(type, Kind::name) &&
         std::find(std::begin(types), std::end(types), ast.text(type)) != std::end(types);
}

void type_test(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeList& arguments = ast.list(call, Field::args);
  if (facts.part.dotted(ast.child(call, Field::func)) != "isinstance") return;
  if (arguments.size() != 2 || !ast.is(arguments[0], Kind::name)) return;
  // Tuples may be nested as deep as the tree.
  if (ast.is(arguments[1], Kind::tuple)) {
    for (const NodeId part : ast.list(arguments[1], Field::elts)) {
      if (ast.is(part, Kind::tuple)) return;
    }
  }
  if (!asks_for_python_type(ast, arguments[1])) return;
  const std::string_view name = ast.text(arguments[0]);
  for (const NodeId node : facts.nodes) {
    const bool flows = ast.is(node, Kind::if_stmt) || ast.is(node, Kind::while_stmt);
    if (!flows || facts.part.range(node).start >= facts.part.range(call).start) continue;
    const Judgement test = natures.of(ast.child(node, Field::test));
    if (!on_tensor(test) || !changes_in(facts, node, name)) continue;
    to.push_back({&hazard_rule("D37"), facts.part.range(call),
                  "`" + std::string(name) +
                      "` is a value of the program after control flow whose " +
                      "test is a tensor, because " + test.why});
    return;
  }
}

}  // namespace

void check_containers(const HazardFacts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (facts.ast.is(node, Kind::subscript)) {
      deleted_item(facts, natures, node, to);
      new_key(facts, natures, node, to);
      if (stores_by_name(facts, node)) argument_changed(facts, natures, node, to);
    }
    if (!facts.ast.is(node, Kind::call)) continue;
    type_test(facts, natures, node, to);
    const TensorFlow around = tensor_flow_around(facts, natures, node);
    if (around.construct == no_node) {
      if (changes_container(facts, node)) argument_changed(facts, natures, node, to);
      continue;
    }
    appended(facts, natures, node, around.why, to);
    side_effect(facts, natures, node, around.why, to);
  }
}

}  // namespace paddle_ls::to_static
