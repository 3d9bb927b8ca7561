#include "engine/rewrite/plan/plan_removal.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Evaluating `value` has no side effect, so it can be dropped.
bool is_idle(const UseSite& use, Node value) {
  return is_plain(value) || value.kind() == python_kinds().lambda || is_pure(use, value);
}

bool has_idle_arguments(const UseSite& use) {
  return std::all_of(use.call->arguments.begin(), use.call->arguments.end(),
                     [&](const BoundArgument& argument) { return is_idle(use, argument.value); });
}

// The decorator or simple statement that consists of the use alone; null when there is more to it.
Node removable(const UseSite& use, Node statement, bool is_store) {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(statement, use.whole);
  if (parent.kind() == k.decorator) return parent;
  if (statement.kind() != k.expression_statement) return Node();
  if (statement.range() == use.whole.range()) return statement;
  return is_store && parent.kind() == k.assignment && is_idle(use, parent.field(k.right))
             ? statement
             : Node();
}

bool is_space(char c) {
  return c == ' ' || c == '\t';
}

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

std::size_t without_spaces_before(std::string_view source, std::size_t at) {
  while (at > 0 && is_space(source[at - 1])) --at;
  return at;
}

std::size_t behind_spaces(std::string_view source, std::size_t at) {
  return std::min(source.find_first_not_of(" \t", at), source.size());
}

bool ends_line(std::string_view source, std::size_t at) {
  return at == source.size() || is_line_end(source[at]);
}

// After a comment at `at` that is an instruction for a checker and is deleted with its line.
std::size_t behind_checker_comment(std::string_view source, std::size_t at) {
  static constexpr std::array<std::string_view, 6> words = {
      "noqa", "type:", "pylint:", "pyright:", "mypy:", "ruff:"};
  if (at >= source.size() || source[at] != '#') return at;
  const std::string_view comment = source.substr(behind_spaces(source, at + 1));
  const bool is_for_checker = std::any_of(
      words.begin(), words.end(), [&](std::string_view word) { return comment.starts_with(word); });
  return is_for_checker ? std::min(source.find_first_of("\r\n", at), source.size()) : at;
}

// The lines from `start`, the indentation of a statement, to the line end at `end`.
text::ByteRange whole_lines(std::string_view source, std::size_t start, std::size_t end) {
  if (end < source.size() && source[end] == '\r') ++end;
  if (end < source.size() && source[end] == '\n') ++end;
  return {start, end};
}

// The node of a decorator has the comment after it.
RemovalPlan removal_of_decorator(const UseSite& use, Node node) {
  RemovalPlan plan;
  plan.statement = node.range();
  const std::size_t start = without_spaces_before(use.source, node.start());
  const std::size_t rest =
      behind_checker_comment(use.source, behind_spaces(use.source, use.whole.end()));
  plan.range = ends_line(use.source, rest)
                   ? whole_lines(use.source, start, rest)
                   : text::ByteRange{node.start(), rest};  // its comment stays, on its own line
  return plan;
}

}  // namespace

// A statement that shares its line is deleted with one semicolon; where the block would be left
// empty, the caller that makes the edits writes `pass`.
RemovalPlan removal_of(std::string_view source, Node statement) {
  RemovalPlan plan;
  plan.statement = plan.range = statement.range();
  plan.leaves_block = true;
  const std::size_t start = without_spaces_before(source, statement.start());
  const bool starts_line = start == 0 || is_line_end(source[start - 1]);
  std::size_t rest = behind_spaces(source, statement.end());
  const bool has_semicolon = rest < source.size() && source[rest] == ';';
  if (has_semicolon) rest = behind_spaces(source, rest + 1);
  if (starts_line) rest = behind_checker_comment(source, rest);
  if (starts_line && ends_line(source, rest)) {
    plan.range = whole_lines(source, start, rest);
  } else if (starts_line && source[rest] == '#') {
    plan.range.end = rest;
  } else if (has_semicolon) {
    plan.gap = {statement.end(), rest};
  } else if (start > 0 && source[start - 1] == ';') {
    plan.gap = {without_spaces_before(source, start - 1), statement.start()};
  }
  return plan;
}

RemovalPlan plan_removal(const UseSite& use, Node statement, bool is_store) {
  RemovalPlan plan;
  const Node node = statement ? removable(use, statement, is_store) : Node();
  if (!node) {
    plan.problem = "it has no effect in Paddle, but its value is used here";
    return plan;
  }
  if (!has_idle_arguments(use)) {
    plan.problem = "it has no effect in Paddle, but its arguments have side effects";
    return plan;
  }
  if (node.kind() == python_kinds().decorator) return removal_of_decorator(use, node);
  return removal_of(use.source, node);
}

}  // namespace paddle_ls::rewrite
