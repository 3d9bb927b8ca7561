// Names that control flow binds in ways that a carried variable cannot follow.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_definition(Kind kind) {
  return python_ast::is_function(kind) || kind == Kind::class_def;
}

void global_in_control_flow(const HazardFacts& facts, NodeId global, Hazards& to) {
  for (const NodeId name : facts.ast.list(global, Field::names)) {
    for (const NodeId node : facts.nodes) {
      if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != facts.ast.text(name)) continue;
      if (facts.ast.context(node) == Context::load || facts.control_flow(node) == no_node) continue;
      if (facts.scope(node) != facts.scope(global)) continue;
      to.push_back({&hazard_rule("D15"), facts.part.range(node),
                    "the converted code does not compile: a global name cannot be assigned in "
                    "control flow; pass it in and return it"});
      break;
    }
  }
}

NodeId operand_around(const HazardFacts& facts, NodeId node) {
  while (python_ast::is_expression(facts.ast.kind(facts.part.parent(node))) ||
         facts.ast.is(facts.part.parent(node), Kind::comparison)) {
    const NodeId up = facts.part.parent(node);
    if (facts.ast.is(up, Kind::lambda)) return no_node;
    if (facts.ast.is(up, Kind::bool_op)) return node;
    node = up;
  }
  return no_node;
}

// Whether nothing of the operand happens before the name is bound, and it is bound whenever the
// operand is evaluated.
bool is_evaluated_first(const HazardFacts& facts, NodeId node, NodeId operand) {
  const Ast& ast = facts.ast;
  for (; node != operand; node = facts.part.parent(node)) {
    const NodeId around = facts.part.parent(node);
    bool is_first = false;
    switch (ast.kind(around)) {
      case Kind::compare:
      case Kind::bin_op: is_first = ast.child(around, Field::left) == node; break;
      case Kind::unary_op: is_first = true; break;
      case Kind::attribute:
      case Kind::subscript: is_first = ast.child(around, Field::value) == node; break;
      case Kind::call: {
        const NodeId callee = ast.child(around, Field::func);
        const NodeList& arguments = ast.list(around, Field::args);
        is_first = callee == node ||
                   (ast.is(callee, Kind::name) && !arguments.empty() && arguments.front() == node);
        break;
      }
      default: break;
    }
    if (!is_first) return false;
  }
  return true;
}

// The operand with `name` in the place of what binds it.
std::string with_name(const Part& part, NodeId operand, NodeId walrus, const std::string& name,
                      SourceEdits& edits) {
  if (walrus == operand) return name;
  std::string spelled = edits.as_operand(operand);
  const std::size_t at = spelled.find(part.text(walrus));
  return spelled.replace(at, part.range(walrus).size(), name);
}

// `if a and (n := f(a)) > 1:` as steps that do the same.
void split_logic(const HazardFacts& facts, NodeId walrus, NodeId operand, Hazard& hazard) {
  const NodeId logic = facts.part.parent(operand);
  const NodeId branch = facts.part.parent(logic);
  if (!facts.ast.is(branch, Kind::if_stmt) || !facts.part.begins_line(branch)) return;
  const Part& part = facts.part;
  if (!part.text(branch).starts_with("if") || !is_evaluated_first(facts, walrus, operand)) return;
  const NodeList& values = facts.ast.list(logic, Field::values);
  const std::string_view joint = facts.ast.op(logic) == Operator::logical_and ? " and " : " or ";
  const std::string name(facts.ast.text(facts.ast.child(walrus, Field::target)));
  SourceEdits edits(part);
  const std::string binding = name + " = " + edits.as_value(facts.ast.child(walrus, Field::value));

  std::string head;
  std::string rest;
  bool reached = false;
  for (const NodeId value : values) {
    reached = reached || value == operand;
    std::string& side = reached ? rest : head;
    if (!side.empty()) side += joint;
    side +=
        value == operand ? with_name(part, operand, walrus, name, edits) : edits.as_operand(value);
  }
  if (head.empty()) {
    edits.before(branch, binding);
    edits.replace(part.range(walrus), name);
  } else {
    const std::string test = facts.free_name("holds");
    const bool both = facts.ast.op(logic) == Operator::logical_and;
    edits.before(branch, test + " = " + head + "\nif " + (both ? "" : "not ") + test + ":\n    " +
                             binding + "\n    " + test + " = " + rest);
    edits.replace(part.range(logic), test);
  }
  if (auto made = edits.made()) {
    hazard.fixes.push_back({"Bind the name in a statement", std::move(*made)});
  }
}

void walrus_in_logic(const HazardFacts& facts, NodeId walrus, Hazards& to) {
  const NodeId operand = operand_around(facts, walrus);
  if (operand == no_node) return;
  const std::string_view name = facts.ast.text(facts.ast.child(walrus, Field::target));
  const bool used = std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
           facts.ast.context(node) == Context::load && !facts.inside(node, operand);
  });
  if (!used) return;
  Hazard hazard{&hazard_rule("D17"), facts.part.range(walrus),
                "each operand becomes its own function, and `" + std::string(name) +
                    "` is bound in there only"};
  split_logic(facts, walrus, operand, hazard);
  to.push_back(std::move(hazard));
}

// The name that a part of an import binds.
std::string_view bound_by(const Ast& ast, NodeId alias) {
  const NodeId as = ast.child(alias, Field::asname);
  const std::string_view bound = ast.text(as == no_node ? alias : as);
  return bound.substr(0, bound.find('.'));
}

// Whether a statement of the file itself imports the name.
bool file_imports(const ConversionUnit& file, std::string_view name) {
  return std::any_of(file.parts.begin(), file.parts.end(), [&](const Part& part) {
    return std::any_of(part.statements.begin(), part.statements.end(), [&](NodeId statement) {
      const Kind kind = part.ast.kind(statement);
      if (kind != Kind::import_stmt && kind != Kind::import_from) return false;
      const NodeList& names = part.ast.list(statement, Field::names);
      return std::any_of(names.begin(), names.end(),
                         [&](NodeId alias) { return bound_by(part.ast, alias) == name; });
    });
  });
}

// Whether the name has another value that the import must not replace where it was not reached.
bool is_bound_otherwise(const HazardFacts& facts, NodeId import, NodeId construct,
                        std::string_view name) {
  if (facts.is_bound_before(construct, name)) return true;
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    const bool imports =
        facts.ast.is(node, Kind::import_stmt) || facts.ast.is(node, Kind::import_from);
    if (!imports || facts.part.text(node) == facts.part.text(import)) return false;
    const NodeList& names = facts.ast.list(node, Field::names);
    return std::any_of(names.begin(), names.end(),
                       [&](NodeId alias) { return bound_by(facts.ast, alias) == name; });
  });
}

void report_binding(const HazardFacts& facts, NodeId statement, std::string_view name,
                    Hazards& to) {
  const NodeId around = facts.control_flow(statement);
  if (around == no_node || facts.reads_behind(around, name).empty()) return;
  Hazard hazard{&hazard_rule("D18"), facts.part.header(statement),
                "`" + std::string(name) +
                    "` is bound inside a function that this control flow becomes, and is not "
                    "defined after it"};
  if (!is_definition(facts.ast.kind(statement))) {
    SourceEdits edits(facts.part);
    const NodeId outermost = facts.outermost_control_flow(statement);
    if (is_bound_otherwise(facts, statement, outermost, name)) edits.give_up();
    edits.before(outermost, facts.part.text(statement));
    const NodeList* block = facts.block(statement);
    if (block != nullptr && block->size() == 1) {
      edits.replace(facts.part.range(statement), "pass");
    } else {
      edits.remove(statement);
    }
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Import before the control flow", std::move(*made),
                              "the module is imported whenever the function runs"});
    }
  }
  to.push_back(std::move(hazard));
}

void binding_in_control_flow(const HazardFacts& facts, NodeId statement, Hazards& to) {
  if (is_definition(facts.ast.kind(statement))) {
    return report_binding(facts, statement, facts.ast.text(statement), to);
  }
  for (const NodeId alias : facts.ast.list(statement, Field::names)) {
    const std::string_view name = bound_by(facts.ast, alias);
    if (!file_imports(facts.part.file, name)) report_binding(facts, statement, name, to);
  }
}

// Keyword-only and positional-only parameters.
void special_parameters(const HazardFacts& facts, Hazards& to) {
  const NodeId args = facts.ast.child(facts.function, Field::args);
  NodeList special = facts.ast.list(args, Field::posonly);
  const NodeList& keywords = facts.ast.list(args, Field::kwonly);
  special.insert(special.end(), keywords.begin(), keywords.end());
  for (const NodeId parameter : special) {
    const std::string name(facts.ast.text(parameter));
    std::vector<NodeId> uses;
    NodeId assigned = no_node;
    for (const NodeId node : facts.nodes) {
      if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != name) continue;
      if (!facts.is_own(node)) continue;
      uses.push_back(node);
      const bool stores = facts.ast.context(node) != Context::load;
      const bool carried = facts.control_flow(node) != no_node;
      if (stores && carried && assigned == no_node && facts.scope(node) == facts.function) {
        assigned = node;
      }
    }
    if (assigned == no_node) continue;
    Hazard hazard{&hazard_rule("D19"), facts.part.range(assigned),
                  "`" + name +
                      "` is keyword-only or positional-only: conversion makes it undefined at the "
                      "start because control flow assigns it"};
    SourceEdits edits(facts.part);
    const std::string copy = facts.free_name(name + "_value");
    edits.before(facts.first_statement(), copy + " = " + name);
    for (const NodeId use : uses) {
      if (!facts.can_be_renamed(use)) edits.give_up();
      edits.replace(facts.part.range(use), copy);
    }
    if (says_nonlocal(facts.ast, facts.function, name)) edits.give_up();
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Work on a copy of the parameter", std::move(*made)});
    }
    to.push_back(std::move(hazard));
  }
}

bool is_global_of_file(const HazardFacts& facts, std::string_view name) {
  const std::pair<NodeId, std::string> global{no_node, name};
  const auto& parts = facts.part.file.parts;
  return std::any_of(parts.begin(), parts.end(),
                     [&](const Part& part) { return part.piece->values.contains(global); });
}

void global_item(const HazardFacts& facts, NodeId item, Hazards& to) {
  if (facts.ast.context(item) == Context::load || facts.control_flow(item) == no_node) return;
  NodeId base = item;
  while (facts.ast.is(base, Kind::subscript)) base = facts.ast.child(base, Field::value);
  if (!facts.ast.is(base, Kind::name)) return;
  const std::string_view name = facts.ast.text(base);
  if (!is_global_of_file(facts, name)) return;
  const auto all = python_ast::preorder(facts.ast, facts.function);
  const bool local = std::any_of(all.begin(), all.end(), [&](NodeId node) {
    const bool binds = facts.ast.is(node, Kind::arg) || (facts.ast.is(node, Kind::name) &&
                                                         facts.ast.context(node) == Context::store);
    return binds && facts.ast.text(node) == name;
  });
  if (local) return;
  to.push_back(
      {&hazard_rule("D45"), facts.part.range(base),
       "the global `" + std::string(name) +
           "` becomes an undefined local name, because control flow assigns an item of it; "
           "assign it to a local name first"});
}

}  // namespace

void check_names(const HazardFacts& facts, Natures&, Hazards& to) {
  special_parameters(facts, to);
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::global_stmt: global_in_control_flow(facts, node, to); break;
      case Kind::named_expr: walrus_in_logic(facts, node, to); break;
      case Kind::import_stmt:
      case Kind::import_from:
      case Kind::function_def:
      case Kind::class_def: binding_in_control_flow(facts, node, to); break;
      case Kind::subscript: global_item(facts, node, to); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
