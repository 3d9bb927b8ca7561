#include "engine/rewrite/plan_removal.hpp"

#include <algorithm>

#include "engine/rewrite/python_expression.hpp"
#include "engine/rewrite/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Evaluating `value` cannot be noticed, so nobody misses it.
bool is_idle(Node value) {
  return is_plain(value) || value.kind() == python_kinds().lambda;
}

bool has_idle_arguments(const BoundCall& call) {
  return std::all_of(call.arguments.begin(), call.arguments.end(),
                     [](const BoundArgument& argument) { return is_idle(argument.value); });
}

// The decorator or simple statement that consists of the use alone; null when there is more to it.
Node removable(const UseSite& use, Node statement, bool is_store) {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(statement, use.whole);
  if (parent.kind() == k.decorator) return parent;
  if (statement.kind() != k.expression_statement) return Node();
  if (statement.range() == use.whole.range()) return statement;
  return is_store && parent.kind() == k.assignment && is_idle(parent.field(k.right)) ? statement
                                                                                     : Node();
}

}  // namespace

RemovalPlan plan_removal(const UseSite& use, Node statement, bool is_store) {
  RemovalPlan plan;
  const Node node = statement ? removable(use, statement, is_store) : Node();
  if (!node) {
    plan.problem = "it means nothing in Paddle, and its value is used here";
    return plan;
  }
  if (!has_idle_arguments(*use.call)) {
    plan.problem = "it means nothing in Paddle, but its arguments do something";
    return plan;
  }
  const std::string_view source = use.source;
  const bool is_decorator = node.kind() == python_kinds().decorator;
  // The node of a decorator has the comment behind it.
  const std::size_t last = is_decorator ? use.whole.end() : node.end();
  plan.statement = node.range();
  std::size_t start = node.start();
  while (start > 0 && (source[start - 1] == ' ' || source[start - 1] == '\t')) --start;
  const bool starts_line = start == 0 || source[start - 1] == '\n' || source[start - 1] == '\r';
  const std::size_t rest = std::min(source.find_first_not_of(" \t", last), source.size());
  const bool ends_line = rest == source.size() || source[rest] == '\n' || source[rest] == '\r';
  if (starts_line && ends_line) {
    std::size_t end = rest;
    if (end < source.size() && source[end] == '\r') ++end;
    if (end < source.size() && source[end] == '\n') ++end;
    plan.range = {start, end};
    plan.leaves_block = !is_decorator;
  } else if (is_decorator) {
    plan.range = {node.start(), rest};  // its comment stays, on a line of its own
  } else {
    plan.range = node.range();
    plan.replacement = "pass";
  }
  return plan;
}

}  // namespace paddle_ls::rewrite
