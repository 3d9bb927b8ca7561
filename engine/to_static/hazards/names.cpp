// Names that control flow binds in ways that a carried variable cannot follow.
#include <algorithm>

#include "engine/to_static/hazards/edit_source.hpp"
#include "engine/to_static/hazards/facts.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_definition(Kind kind) {
  return python_ast::is_function(kind) || kind == Kind::class_def;
}

void global_in_control_flow(const Facts& facts, NodeId global, Hazards& to) {
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

NodeId operand_around(const Facts& facts, NodeId node) {
  while (python_ast::is_expression(facts.ast.kind(facts.part.parent(node))) ||
         facts.ast.is(facts.part.parent(node), Kind::comparison)) {
    const NodeId up = facts.part.parent(node);
    if (facts.ast.is(up, Kind::lambda)) return no_node;
    if (facts.ast.is(up, Kind::bool_op)) return node;
    node = up;
  }
  return no_node;
}

// `if a and (n := f(a)) > 1:` as steps that do the same.
void split_logic(const Facts& facts, NodeId walrus, NodeId operand, Hazard& hazard) {
  const NodeId logic = facts.part.parent(operand);
  const NodeId branch = facts.part.parent(logic);
  if (!facts.ast.is(branch, Kind::if_stmt) || !facts.part.begins_line(branch)) return;
  const Part& part = facts.part;
  if (!part.text(branch).starts_with("if")) return;
  const NodeList& values = facts.ast.list(logic, Field::values);
  const std::string_view joint = facts.ast.op(logic) == Operator::logical_and ? " and " : " or ";
  const std::string name(facts.ast.text(facts.ast.child(walrus, Field::target)));
  const std::string binding =
      name + " = " + std::string(part.text(facts.ast.child(walrus, Field::value)));

  std::string head;
  std::string rest;
  bool reached = false;
  for (const NodeId value : values) {
    reached = reached || value == operand;
    std::string& side = reached ? rest : head;
    if (!side.empty()) side += joint;
    std::string spelled(part.text(value));
    if (value == operand) {
      const text::ByteRange outer = part.range(value);
      text::ByteRange inner = part.range(walrus);
      inner = {inner.start - outer.start, inner.end - outer.start};
      spelled.replace(inner.start, inner.size(), name);
    }
    side += spelled;
  }
  SourceEdits edits(part);
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

void walrus_in_logic(const Facts& facts, NodeId walrus, Hazards& to) {
  const NodeId operand = operand_around(facts, walrus);
  if (operand == no_node) return;
  const std::string_view name = facts.ast.text(facts.ast.child(walrus, Field::target));
  const bool used = std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
           facts.ast.context(node) == Context::load && !facts.inside(node, operand);
  });
  if (!used) return;
  Hazard hazard{&hazard_rule("D17"), facts.part.range(walrus),
                "each operand becomes a function of its own, and `" + std::string(name) +
                    "` is bound in there only"};
  split_logic(facts, walrus, operand, hazard);
  to.push_back(std::move(hazard));
}

// Whether a statement of the file itself imports the name.
bool file_imports(const Program& file, std::string_view name) {
  return std::any_of(file.parts.begin(), file.parts.end(), [&](const Part& part) {
    return std::any_of(part.statements.begin(), part.statements.end(), [&](NodeId statement) {
      const Kind kind = part.ast.kind(statement);
      if (kind != Kind::import_stmt && kind != Kind::import_from) return false;
      const NodeList& names = part.ast.list(statement, Field::names);
      return std::any_of(names.begin(), names.end(), [&](NodeId alias) {
        const NodeId as = part.ast.child(alias, Field::asname);
        const std::string_view bound = part.ast.text(as == no_node ? alias : as);
        return bound.substr(0, bound.find('.')) == name;
      });
    });
  });
}

void report_binding(const Facts& facts, NodeId statement, std::string_view name, Hazards& to) {
  const NodeId around = facts.control_flow(statement);
  if (around == no_node || facts.reads_behind(around, name).empty()) return;
  Hazard hazard{&hazard_rule("D18"), facts.part.header(statement),
                "`" + std::string(name) +
                    "` is bound in a function that this control flow becomes, and is not there "
                    "behind it"};
  if (!is_definition(facts.ast.kind(statement))) {
    SourceEdits edits(facts.part);
    edits.before(facts.outermost_control_flow(statement), facts.part.text(statement));
    const NodeList* block = facts.block(statement);
    if (block != nullptr && block->size() == 1) {
      edits.replace(facts.part.range(statement), "pass");
    } else {
      edits.remove(statement);
    }
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Import before the control flow", std::move(*made)});
    }
  }
  to.push_back(std::move(hazard));
}

void binding_in_control_flow(const Facts& facts, NodeId statement, Hazards& to) {
  if (is_definition(facts.ast.kind(statement))) {
    return report_binding(facts, statement, facts.ast.text(statement), to);
  }
  for (const NodeId alias : facts.ast.list(statement, Field::names)) {
    const NodeId as = facts.ast.child(alias, Field::asname);
    std::string_view name = facts.ast.text(as == no_node ? alias : as);
    name = name.substr(0, name.find('.'));
    if (!file_imports(facts.part.file, name)) report_binding(facts, statement, name, to);
  }
}

// Keyword-only and positional-only parameters.
void special_parameters(const Facts& facts, Hazards& to) {
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
    const NodeList& body = facts.ast.list(facts.function, Field::body);
    const bool has_docstring =
        body.size() > 1 && facts.ast.is(body.front(), Kind::expr_stmt) &&
        facts.ast.is(facts.ast.child(body.front(), Field::value), Kind::constant);
    edits.before(body[has_docstring ? 1 : 0], copy + " = " + name);
    for (const NodeId use : uses) edits.replace(facts.part.range(use), copy);
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Work on a copy of the parameter", std::move(*made)});
    }
    to.push_back(std::move(hazard));
  }
}

bool is_global_of_file(const Facts& facts, std::string_view name) {
  const std::pair<NodeId, std::string> global{no_node, name};
  const auto& parts = facts.part.file.parts;
  return std::any_of(parts.begin(), parts.end(),
                     [&](const Part& part) { return part.piece->values.contains(global); });
}

void global_item(const Facts& facts, NodeId item, Hazards& to) {
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

void check_names(const Facts& facts, Hazards& to) {
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
