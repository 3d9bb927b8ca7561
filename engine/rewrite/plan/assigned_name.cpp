// A new name of a rule that the whole statement assigns to a name of its own: that one serves.
//
// `{#lr}` as the expression and `{#lr} = value` as the first statement in front become
// `scheduler = value` where `scheduler` is assigned, and the other statements follow it.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/rewrite/plan/plan_alternative.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

bool is_dotted(Node target) {
  const PythonKinds& k = python_kinds();
  while (target.kind() == k.attribute) target = target.field(k.object);
  return target.kind() == k.identifier;
}

}  // namespace

// The target of the plain assignment of which the use is the whole right side; null where it is
// none, or where the use speaks of the target.
Node AlternativePlanner::assigned_name() const {
  const PythonKinds& k = python_kinds();
  const auto expression = table().rows(alternative_.expression.pieces);
  if (expression.size() != 1 || expression[0].kind != PieceKind::fresh) return {};
  const Node around = statement();
  if (!use_.call || !around || around.kind() != k.expression_statement) return {};
  const Node assignment = around.named_child(0);
  if (assignment.kind() != k.assignment || around.named_child_count() != 1) return {};
  if (assignment.field(k.right).range() != site_.whole.range()) return {};
  const Node target = assignment.field(k.left);
  if (!is_dotted(target)) return {};
  const auto is_meant = [](std::size_t) { return true; };
  const bool is_spoken_of = stands_as_word(site_.whole.in(source_), target.in(source_), is_meant);
  return is_spoken_of ? Node() : target;
}

// Gives the first statement's value to the target itself, and lets the others follow.
void AlternativePlanner::write_into_target(Node target) {
  const std::string name(target.in(source_));
  const std::string_view stem = table().text(table().rows(alternative_.expression.pieces)[0].text);
  site_.fresh.push_back(std::string(stem) + "=" + name);
  Expansion value;
  std::vector<Expansion> rest;
  if (!expand_for_target(value, rest)) return;
  std::vector<Expression>& sides = value.expression.children;
  if (value.expression.kind != NodeKind::assignment || whole_text(sides.front()) != name) {
    return fail(plan_, "its first statement is no assignment");
  }
  Expression right = std::move(sides.back());
  value.expression = std::move(right);
  place(value, Precedence::loosest);
  for (const Expansion& each : rest) put_behind(segments_of(each.expression));
  wrote_before_ = true;
}

// Fills in the statements; what they would evaluate twice is given a name in front. The arguments
// of the first keep their order: what its own text computes between them does nothing else.
bool AlternativePlanner::expand_for_target(Expansion& value, std::vector<Expansion>& rest) {
  const auto lines = table().rows(alternative_.before);
  for (bool is_hoisted = false;; is_hoisted = true) {
    value = expand_template(lines.front(), site_, Precedence::loosest);
    rest.clear();
    std::string problem = value.problem;
    std::vector<Evaluated> evaluated = value.evaluated;
    for (Evaluated& part : evaluated) part.late = false;
    for (const Template& line : lines.subspan(1)) {
      const Expansion& each = rest.emplace_back(expand_template(line, site_, Precedence::loosest));
      if (problem.empty()) problem = each.problem;
      evaluated.insert(evaluated.end(), each.evaluated.begin(), each.evaluated.end());
    }
    if (!problem.empty()) {
      fail(plan_, problem);
      return false;
    }
    if (is_hoisted || keeps_evaluation(site_, evaluated)) return true;
    if (!can_hoist() || !hoist_arguments()) {
      fail(plan_, evaluation_problem(site_));
      return false;
    }
  }
}

// Inserts a statement behind the one that holds the use: on a line of its own, or behind a
// semicolon where the line is shared.
void AlternativePlanner::put_behind(std::vector<Segment> segments) {
  std::size_t at = statement().range().end;
  const std::size_t start = statement().start();
  const std::size_t rest = source_.find_first_not_of(" \t", at);
  const bool ends_line = rest == std::string_view::npos || source_[rest] == '\n' ||
                         source_[rest] == '\r' || source_[rest] == '#';
  std::string between = "; ";
  if (begins_line(source_, start) && ends_line) {
    between = std::string(line_ending(source_, start)) + std::string(indentation(source_, start));
    at = std::min(source_.find_first_of("\r\n", at), source_.size());
  }
  segments.insert(segments.begin(), Segment{between, {}});
  add_segments(edits_, source_, {at, at}, segments);
  edits_.edits.back().side = Side::behind;
}

}  // namespace paddle_ls::rewrite
