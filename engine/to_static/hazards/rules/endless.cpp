// What never ends where a length is known only when the program runs: conversion makes a loop of a
// `for` statement, and nothing of comprehensions and of Python's own functions.
#include <algorithm>

#include "engine/to_static/hazards/values/dimensions.hpp"
#include "engine/to_static/hazards/values/facts.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::string_view collectors[] = {"dict",      "filter", "frozenset", "list",
                                           "map",       "set",    "sorted",    "sum",
                                           "tuple",     "deque"};

bool collects(std::string_view name) {
  return std::find(std::begin(collectors), std::end(collectors), name) != std::end(collectors);
}

std::string_view called_name(const Ast& ast, NodeId call) {
  const NodeId callee = ast.child(call, Field::func);
  return ast.is(callee, Kind::name) ? ast.text(callee) : std::string_view();
}

// Why going through the value in Python does not end; nothing of an unknown or Python value.
Judgement endless(const Facts& facts, Natures& natures, NodeId iter) {
  const Ast& ast = facts.ast;
  Dimensions dimensions(facts, natures);
  if (ast.is(iter, Kind::call)) {
    const std::string_view name = called_name(ast, iter);
    const NodeList& arguments = ast.list(iter, Field::args);
    if (name == "range") {
      for (const NodeId argument : arguments) {
        Judgement number = dimensions.number(argument);
        if (on_tensor(number)) return number;
      }
      return {};
    }
    if (name == "enumerate" && !arguments.empty()) return endless(facts, natures, arguments.front());
  }
  if (!dimensions.has_open_length(iter)) return {};
  return {Nature::tensor, "the length of `" + std::string(facts.part.text(iter)) +
                              "` is known only when the program runs"};
}

void add(const Facts& facts, Natures& natures, NodeId iter, Hazards& to) {
  const Judgement found = endless(facts, natures, iter);
  if (!on_tensor(found)) return;
  to.push_back({&hazard_rule("D66"), facts.part.range(iter),
                "conversion never ends here, because " + found.why +
                    "; use a `for` statement or an operation on the whole tensor"});
}

bool is_method(const Ast& ast, NodeId call, std::string_view name) {
  const NodeId callee = ast.child(call, Field::func);
  return ast.is(callee, Kind::attribute) && ast.text(callee) == name;
}

void call(const Facts& facts, Natures& natures, NodeId node, Hazards& to) {
  const NodeList& arguments = facts.ast.list(node, Field::args);
  if (arguments.empty()) return;
  const std::string_view name = called_name(facts.ast, node);
  if (collects(name)) {
    add(facts, natures, arguments[name == "map" || name == "filter" ? arguments.size() - 1 : 0], to);
  } else if (is_method(facts.ast, node, "extend")) {
    add(facts, natures, arguments.front(), to);
  }
}

}  // namespace

void check_endless(const Facts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::comprehension: add(facts, natures, facts.ast.child(node, Field::iter), to); break;
      case Kind::call: call(facts, natures, node, to); break;
      case Kind::starred:
        if (facts.ast.context(node) == Context::load) {
          add(facts, natures, facts.ast.child(node, Field::value), to);
        }
        break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
