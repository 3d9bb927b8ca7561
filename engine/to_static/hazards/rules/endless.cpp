// Code that never ends where a length is known only when the program runs: conversion turns a `for`
// statement into a loop, but not comprehensions and builtins.
#include <algorithm>

#include "engine/to_static/hazards/values/dimensions.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::string_view collectors[] = {"dict", "filter", "frozenset", "list",  "map",
                                           "set",  "sorted", "sum",       "tuple", "deque"};

bool collects(std::string_view name) {
  return std::find(std::begin(collectors), std::end(collectors), name) != std::end(collectors);
}

std::string_view callee_name(const Ast& ast, NodeId call) {
  const NodeId callee = ast.child(call, Field::func);
  return ast.is(callee, Kind::name) ? ast.text(callee) : std::string_view();
}

// The length of a tensor that conversion begins with, where no `input_spec` of the program says
// anything about it: it is open in most programs that are saved.
bool is_unspecified_length(const HazardFacts& facts, Natures& natures, NodeId number) {
  const Ast& ast = facts.ast;
  if (facts.converted.entry == EntryReason::called || facts.converted.reasons.empty()) return false;
  if (!ast.is(number, Kind::subscript)) return false;
  if (ast.text(ast.child(number, Field::slice)) != "0") return false;
  const NodeId shape = ast.child(number, Field::value);
  if (!ast.is(shape, Kind::attribute) || ast.text(shape) != "shape") return false;
  const NodeId owner = ast.child(shape, Field::value);
  if (!ast.is(owner, Kind::name) || !facts.is_parameter(ast.text(owner))) return false;
  if (facts.binds(ast.text(owner)) || !on_tensor(natures.of(owner))) return false;
  const std::vector<HandedArgument>& given = facts.converted.given;
  return std::none_of(given.begin(), given.end(), [&](const HandedArgument& each) {
    return each.parameter == ast.text(owner) && each.rank != 0;
  });
}

// Why iterating over the value in Python does not end; nothing for an unknown or Python value.
Judgement endless(const HazardFacts& facts, Natures& natures, NodeId iter) {
  const Ast& ast = facts.ast;
  Dimensions dimensions(facts, natures);
  if (ast.is(iter, Kind::call)) {
    const std::string_view name = callee_name(ast, iter);
    const NodeList& arguments = ast.list(iter, Field::args);
    if (name == "range") {
      for (const NodeId argument : arguments) {
        Judgement number = dimensions.number(argument);
        if (on_tensor(number)) return number;
      }
      for (const NodeId argument : arguments) {
        if (is_unspecified_length(facts, natures, argument)) {
          return {Nature::likely_tensor, "`" + std::string(facts.part.text(argument)) +
                                             "` is a tensor when `input_spec` leaves it open"};
        }
      }
      return {};
    }
    if (name == "enumerate" && !arguments.empty())
      return endless(facts, natures, arguments.front());
  }
  if (!dimensions.has_open_length(iter)) return {};
  return {Nature::tensor, "the length of `" + std::string(facts.part.text(iter)) +
                              "` is known only when the program runs"};
}

void add(const HazardFacts& facts, Natures& natures, NodeId iter, Hazards& to) {
  const Judgement found = endless(facts, natures, iter);
  if (!on_tensor(found)) return;
  const bool is_sure = found.nature == Nature::tensor;
  to.push_back({is_sure ? &hazard_rule("D66") : &hazard_rule("D69"), facts.part.range(iter),
                (is_sure ? "conversion never ends here, because "
                         : "conversion may never end here, because ") +
                    found.why + "; use a `for` statement or an operation on the whole tensor"});
}

// `reversed` asks for a length, which a tensor of a program does not have for Python.
void reversed(const HazardFacts& facts, Natures& natures, NodeId argument, Hazards& to) {
  const bool counts =
      facts.ast.is(argument, Kind::call) && callee_name(facts.ast, argument) == "range";
  const Judgement found = counts ? endless(facts, natures, argument) : natures.of(argument);
  if (found.nature != Nature::tensor) return;
  to.push_back({&hazard_rule("D66"), facts.part.range(argument),
                "`reversed` raises TypeError here, because " + found.why + "; " +
                    (counts ? "count upwards and subtract the index" : "use `paddle.flip`")});
}

// `first, second = tensor`, where the number of items is not known.
void unpacked(const HazardFacts& facts, Natures& natures, NodeId assignment, Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeId target = ast.list(assignment, Field::targets).front();
  if (!ast.is(target, Kind::tuple) && !ast.is(target, Kind::list)) return;
  const NodeId value = ast.child(assignment, Field::value);
  if (!Dimensions(facts, natures).has_open_length(value)) return;
  const NodeList& names = ast.list(target, Field::elts);
  const bool has_rest = std::any_of(names.begin(), names.end(),
                                    [&](NodeId each) { return ast.is(each, Kind::starred); });
  to.push_back(
      {&hazard_rule("D66"), facts.part.range(value),
       std::string(has_rest ? "conversion never ends here" : "unpacking raises ValueError") +
           ", because the length of `" + std::string(facts.part.text(value)) +
           "` is known only when the program runs; use an index"});
}

bool is_method(const Ast& ast, NodeId call, std::string_view name) {
  const NodeId callee = ast.child(call, Field::func);
  return ast.is(callee, Kind::attribute) && ast.text(callee) == name;
}

void call(const HazardFacts& facts, Natures& natures, NodeId node, Hazards& to) {
  const NodeList& arguments = facts.ast.list(node, Field::args);
  if (arguments.empty()) return;
  const std::string_view name = callee_name(facts.ast, node);
  if (collects(name)) {
    add(facts, natures, arguments[name == "map" || name == "filter" ? arguments.size() - 1 : 0],
        to);
  } else if (name == "reversed") {
    reversed(facts, natures, arguments.front(), to);
  } else if (is_method(facts.ast, node, "extend")) {
    add(facts, natures, arguments.front(), to);
  }
}

}  // namespace

void check_endless(const HazardFacts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::comprehension: add(facts, natures, facts.ast.child(node, Field::iter), to); break;
      case Kind::call: call(facts, natures, node, to); break;
      case Kind::assign: unpacked(facts, natures, node, to); break;
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
