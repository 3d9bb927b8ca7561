// The function as a whole: its kind, decorators and parameters.
#include <algorithm>
#include <array>
#include <set>

#include "engine/to_static/generated_file.hpp"
#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array<std::string_view, 8> dropped_decorators = {
    "declarative", "to_static", "wraps",     "staticmethod",
    "classmethod", "decorator", "inference", "not_to_static"};

bool is_dropped(const HazardFacts& facts, NodeId decorator) {
  if (facts.ast.is(decorator, Kind::call)) decorator = facts.ast.child(decorator, Field::func);
  const std::string name = facts.part.dotted(decorator);
  const std::string last = name.substr(name.rfind('.') + 1);
  return is_to_static(facts.part, decorator) ||
         std::find(dropped_decorators.begin(), dropped_decorators.end(), last) !=
             dropped_decorators.end();
}

bool is_own_yield(const HazardFacts& facts, NodeId node) {
  const bool yields = facts.ast.is(node, Kind::yield) || facts.ast.is(node, Kind::yield_from);
  return yields && facts.scope(node) == facts.function;
}

bool yields_in_loop(const HazardFacts& facts) {
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    return is_own_yield(facts, node) && facts.loop(node) != no_node;
  });
}

bool is_static(const HazardFacts& facts) {
  const NodeList& list = facts.ast.list(facts.function, Field::decorators);
  return std::any_of(list.begin(), list.end(), [&](NodeId decorator) {
    const std::string name = facts.part.dotted(decorator);
    return name == "staticmethod" || name == "classmethod";
  });
}

NodeId callee_of(const HazardFacts& facts, NodeId decorator) {
  const bool is_call = facts.ast.is(decorator, Kind::call);
  return is_call ? facts.ast.child(decorator, Field::func) : decorator;
}

// The function that a decorator puts in the place of the converted one, as far as this file defines
// it.
Definition wrapper_of(const HazardFacts& facts, NodeId decorator) {
  const Definition maker = function_of_value(facts.part, callee_of(facts, decorator), no_node);
  if (!maker) return {};
  const Ast& ast = maker.part->ast;
  const auto inside = python_ast::preorder(ast, maker.node);
  Definition found;
  for (const NodeId wrapper : inside) {
    if (!ast.is(wrapper, Kind::function_def) || wrapper == maker.node) continue;
    const bool is_returned = std::any_of(inside.begin(), inside.end(), [&](NodeId node) {
      return ast.is(node, Kind::return_stmt) && ast.child(node, Field::value) != no_node &&
             ast.text(ast.child(node, Field::value)) == ast.text(wrapper);
    });
    if (is_returned) found = {maker.part, wrapper};  // the innermost is what is called
  }
  return found;
}

// Whether the wrapper takes by `*` what it would need a parameter for.
bool wraps_with_star(const HazardFacts& facts, NodeId decorator) {
  const Definition wrapper = wrapper_of(facts, decorator);
  if (!wrapper) return false;
  const Ast& ast = wrapper.part->ast;
  const NodeId args = ast.child(wrapper.node, Field::args);
  if (ast.child(args, Field::vararg) == no_node) return false;
  const NodeId own = facts.ast.child(facts.function, Field::args);
  return ast.list(args, Field::args).size() < facts.ast.list(own, Field::args).size();
}

bool copies_names(const Part& part, NodeId wrapper) {
  const NodeList& list = part.ast.list(wrapper, Field::decorators);
  return std::any_of(list.begin(), list.end(), [&](NodeId decorator) {
    return part.ast.is(decorator, Kind::call) &&
           part.qualified(part.ast.child(decorator, Field::func)) == "functools.wraps";
  });
}

// Where `functools.wraps` leads back to the function, its decorators are called again, and one with
// arguments is called with the function before them. A decorator that accepts that many arguments
// does not fail, and does not return a decorated function.
void accepted_factory(const HazardFacts& facts, NodeId decorator, Hazards& to) {
  if (!facts.ast.is(decorator, Kind::call)) return;
  const Definition maker = function_of_value(facts.part, callee_of(facts, decorator), no_node);
  if (!maker) return;
  const Ast& ast = maker.part->ast;
  const NodeId args = ast.child(maker.node, Field::args);
  const NodeList& parameters = ast.list(args, Field::args);
  const std::size_t given = facts.ast.list(decorator, Field::args).size() + 1;
  const bool takes = parameters.size() >= given || ast.child(args, Field::vararg) != no_node;
  const NodeList& keywords = facts.ast.list(decorator, Field::keywords);
  const bool names_fit = std::all_of(keywords.begin(), keywords.end(), [&](NodeId keyword) {
    const auto place = std::find_if(parameters.begin(), parameters.end(), [&](NodeId each) {
      return ast.text(each) == facts.ast.text(keyword);
    });
    return place == parameters.end()
               ? ast.child(args, Field::kwarg) != no_node
               : static_cast<std::size_t>(place - parameters.begin()) >= given;
  });
  const auto needed = static_cast<std::size_t>(
      std::count_if(parameters.begin(), parameters.end(),
                    [&](NodeId each) { return ast.child(each, Field::default_value) == no_node; }));
  if (!takes || !names_fit || needed > given + keywords.size()) return;
  const Definition wrapper = wrapper_of(facts, decorator);
  if (!wrapper || !copies_names(*wrapper.part, wrapper.node)) return;
  to.push_back(
      {&hazard_rule("D24"), facts.part.range(decorator),
       "conversion calls `" + facts.part.dotted(callee_of(facts, decorator)) +
           "` with the function before these arguments; pass the function in a different way"});
}

// With `functools.wraps` the function that was wrapped is converted, and what decorates it; where
// that chain ends at a wrapper, the decorators before it are lost.
void lost_decorators(const HazardFacts& facts, Hazards& to) {
  NodeId lost = no_node;
  for (const NodeId decorator : facts.ast.list(facts.function, Field::decorators)) {
    const Definition wrapper = wrapper_of(facts, decorator);
    if (!wrapper) continue;
    if (copies_names(*wrapper.part, wrapper.node)) {
      lost = decorator;
    } else if (lost != no_node) {
      to.push_back({&hazard_rule("D24"), facts.part.range(lost),
                    "is lost: conversion follows `functools.wraps` to what `" +
                        facts.part.dotted(callee_of(facts, decorator)) +
                        "` made, which has none of it"});
      return;
    }
  }
}

bool converts(const HazardFacts& facts, NodeId decorator) {
  const bool is_call = facts.ast.is(decorator, Kind::call);
  return is_to_static(facts.part, is_call ? facts.ast.child(decorator, Field::func) : decorator);
}

// What `to_static` gets is what the decorator next to it made; the others do not matter.
void wrapped_arguments(const HazardFacts& facts, Hazards& to) {
  const NodeList& list = facts.ast.list(facts.function, Field::decorators);
  const auto own = std::find_if(list.begin(), list.end(),
                                [&](NodeId decorator) { return converts(facts, decorator); });
  const auto next = own == list.end() ? list.begin() : std::next(own);
  if (next == list.end() || is_dropped(facts, *next) || !wraps_with_star(facts, *next)) return;
  to.push_back({&hazard_rule("S06"), facts.part.range(*next),
                "`to_static` gets a function that takes all values through `*`, and refuses "
                "them; convert the function that is decorated, or name the parameters"});
}

void decorators(const HazardFacts& facts, Hazards& to) {
  const NodeId args = facts.ast.child(facts.function, Field::args);
  const bool forwards_all = facts.ast.child(args, Field::vararg) == no_node &&
                            facts.ast.child(args, Field::kwarg) == no_node &&
                            facts.ast.list(args, Field::kwonly).empty() &&
                            facts.ast.list(args, Field::posonly).empty();
  for (const NodeId decorator : facts.ast.list(facts.function, Field::decorators)) {
    if (is_dropped(facts, decorator)) continue;
    if (facts.part.dotted(callee_of(facts, decorator)).empty()) {
      to.push_back({&hazard_rule("D23"), facts.part.range(decorator),
                    "conversion raises on this decorator; assign it to a name first"});
      continue;
    }
    // A wrapper without `functools.wraps` is converted itself, and calls the function as it is.
    const Definition wrapper = wrapper_of(facts, decorator);
    if (wrapper && !copies_names(*wrapper.part, wrapper.node)) return;
    if (!forwards_all) {
      to.push_back(
          {&hazard_rule("D24"), facts.part.range(decorator),
           "the converted function passes only its plain parameters to the decorated function"});
    } else {
      accepted_factory(facts, decorator, to);
    }
  }
}

// Arguments that `to_static` itself does not accept, for functions that are passed to it.
void as_entry(const HazardFacts& facts, Hazards& to) {
  const text::ByteRange name = facts.part.name_range(facts.function);
  const NodeId args = facts.ast.child(facts.function, Field::args);
  if (is_marked_not_to_static(facts.part, facts.function)) {
    to.push_back({&hazard_rule("S08"), name,
                  "the function is marked `not_to_static`, so a tensor test in it raises"});
  }
  if (const NodeId star = facts.ast.child(args, Field::vararg)) {
    to.push_back({&hazard_rule("S06"), facts.part.range(star),
                  "`to_static` refuses values that are taken through `*`; name the parameters"});
  }
  wrapped_arguments(facts, to);
  lost_decorators(facts, to);
  const NodeId type = facts.part.class_of(facts.function);
  if (type == no_node || is_static(facts)) return;
  if (!facts.part.file.is_layer({&facts.part, type})) {
    to.push_back({&hazard_rule("S05"), name,
                  "`" + std::string(facts.ast.text(type)) +
                      "` is not a `paddle.nn.Layer`; its methods cannot be converted"});
    return;
  }
  const NodeList& parameters = facts.ast.list(args, Field::args);
  if (!parameters.empty() && facts.ast.text(parameters.front()) != "self") {
    to.push_back({&hazard_rule("S07"), facts.part.range(parameters.front()),
                  "only a first parameter that is called `self` is left out when arguments are "
                  "counted"});
  }
}

// Whether the body of the function would find something else under a name of a default.
bool means_another(const HazardFacts& facts, NodeId name) {
  const std::string_view spelled = facts.ast.text(name);
  if (facts.is_parameter(spelled) || facts.binds(spelled)) return true;
  const NodeId type = facts.part.class_of(facts.function);
  if (type == no_node) return false;
  const auto below = python_ast::preorder(facts.ast, type);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return facts.ast.is(node, Kind::name) && facts.ast.text(node) == spelled &&
           facts.ast.context(node) == Context::store && facts.scope(node) == type;
  });
}

// `None` instead, which the body replaces by the value.
void look_up_in_body(const HazardFacts& facts, NodeId parameter, Hazard& hazard) {
  const NodeId value = facts.ast.child(parameter, Field::default_value);
  for (const NodeId node : python_ast::preorder(facts.ast, value)) {
    if (facts.ast.is(node, Kind::name) && means_another(facts, node)) return;
  }
  const std::string name(facts.ast.text(parameter));
  SourceEdits edits(facts.part);
  edits.replace(facts.part.range(value), "None");
  edits.before(facts.first_statement(),
               name + " = " + edits.as_operand(value) + " if " + name + " is None else " + name);
  if (auto made = edits.made()) {
    hazard.fixes.push_back({"Look the default up in the body", std::move(*made),
                            "`None` replaces it, and it is the same in every call"});
  }
}

void defaults(const HazardFacts& facts, Hazards& to) {
  for (const NodeId name : names_missing_in_defaults(facts.ast, facts.function)) {
    NodeId parameter = name;
    while (facts.part.parent(facts.part.parent(parameter)) != facts.function) {
      parameter = facts.part.parent(parameter);
    }
    Hazard hazard{&hazard_rule("D59"), facts.part.range(name),
                  "conversion raises NameError: the default is evaluated in a generated file that "
                  "has no `" +
                      std::string(facts.ast.text(name)) + "`"};
    look_up_in_body(facts, parameter, hazard);
    to.push_back(std::move(hazard));
  }
}

// Conversion also takes the loops of inner functions apart.
void inner_generators(const HazardFacts& facts, Hazards& to) {
  std::set<NodeId> found;
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::yield) || facts.loop(node) == no_node) continue;
    const NodeId inner = facts.scope(node);
    if (inner == facts.function || !facts.ast.is(inner, Kind::function_def)) continue;
    if (!found.insert(inner).second) continue;
    if (facts.reads_behind(inner, facts.ast.text(inner)).empty()) continue;
    to.push_back({&hazard_rule("D26"), facts.part.name_range(inner),
                  "the loop of this generator is converted and never ends; define it outside of "
                  "converted code, or make a list"});
  }
}

}  // namespace

void check_signature(const HazardFacts& facts, Hazards& to) {
  const bool called = facts.converted.entry == EntryReason::called;
  if (facts.ast.is(facts.function, Kind::async_function_def)) {
    to.push_back({&hazard_rule("D25"), facts.part.name_range(facts.function),
                  "conversion raises on an `async` function"});
    return;
  }
  decorators(facts, to);
  defaults(facts, to);
  if (yields_in_loop(facts)) {
    to.push_back({&hazard_rule("D26"), facts.part.name_range(facts.function),
                  "the converted generator never ends; call it from converted code instead"});
  }
  inner_generators(facts, to);
  if (!called && !facts.converted.reasons.empty()) as_entry(facts, to);
}

bool runs_as_it_is(const HazardFacts& facts) {
  if (facts.converted.entry != EntryReason::called) return false;
  return facts.ast.is(facts.function, Kind::async_function_def) ||
         std::any_of(facts.nodes.begin(), facts.nodes.end(),
                     [&](NodeId node) { return is_own_yield(facts, node); });
}

}  // namespace paddle_ls::to_static
