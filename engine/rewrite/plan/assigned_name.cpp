#include "engine/rewrite/plan/assigned_name.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/plan/place_expression.hpp"
#include "engine/rewrite/plan/write_in_front.hpp"
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

// Fills in the statements; what they would evaluate twice gets a name before the statement. The
// arguments of the first keep their order: what its own text computes between them does nothing
// else.
bool expand_for_target(Attempt& attempt, Expansion& value, std::vector<Expansion>& rest) {
  const auto lines = attempt.table().rows(attempt.alternative.before);
  for (bool is_hoisted = false;; is_hoisted = true) {
    value = expand_template(lines.front(), attempt.site, Precedence::loosest);
    rest.clear();
    std::string problem = value.problem;
    std::vector<Evaluated> evaluated = value.evaluated;
    for (Evaluated& part : evaluated) part.late = false;
    for (const Template& line : lines.subspan(1)) {
      const Expansion& each =
          rest.emplace_back(expand_template(line, attempt.site, Precedence::loosest));
      if (problem.empty()) problem = each.problem;
      evaluated.insert(evaluated.end(), each.evaluated.begin(), each.evaluated.end());
    }
    if (!problem.empty()) {
      fail(attempt.plan, problem);
      return false;
    }
    if (is_hoisted || keeps_evaluation(attempt.site, evaluated)) return true;
    if (!can_hoist(attempt) || !hoist_arguments(attempt)) {
      fail(attempt.plan, evaluation_problem(attempt.site));
      return false;
    }
  }
}

// Inserts a statement after the one that holds the use: on a new line, or after a
// semicolon where the line is shared.
void put_behind(Attempt& attempt, std::vector<Segment> segments) {
  std::size_t at = attempt.statement().range().end;
  const std::size_t start = attempt.statement().start();
  const std::size_t rest = attempt.site.source.find_first_not_of(" \t", at);
  const bool ends_line = rest == std::string_view::npos || attempt.site.source[rest] == '\n' ||
                         attempt.site.source[rest] == '\r' || attempt.site.source[rest] == '#';
  std::string between = "; ";
  if (begins_line(attempt.site.source, start) && ends_line) {
    between = std::string(line_ending(attempt.site.source, start)) +
              std::string(indentation(attempt.site.source, start));
    at = std::min(attempt.site.source.find_first_of("\r\n", at), attempt.site.source.size());
  }
  segments.insert(segments.begin(), Segment{between, {}});
  add_segments(attempt.edits, attempt.site.source, {at, at}, segments);
  attempt.edits.edits.back().side = Side::behind;
}

}  // namespace

Node assigned_name(const Attempt& attempt) {
  const PythonKinds& k = python_kinds();
  const auto expression = attempt.table().rows(attempt.alternative.expression.pieces);
  if (expression.size() != 1 || expression[0].kind != PieceKind::fresh) return {};
  const Node around = attempt.statement();
  if (!attempt.use.call || !around || around.kind() != k.expression_statement) return {};
  const Node assignment = around.named_child(0);
  if (assignment.kind() != k.assignment || around.named_child_count() != 1) return {};
  if (assignment.field(k.right).range() != attempt.site.whole.range()) return {};
  const Node target = assignment.field(k.left);
  if (!is_dotted(target)) return {};
  const auto is_meant = [](std::size_t) { return true; };
  const bool is_spoken_of = stands_as_word(attempt.site.whole.in(attempt.site.source),
                                           target.in(attempt.site.source), is_meant);
  return is_spoken_of ? Node() : target;
}

void write_into_target(Attempt& attempt, Node target) {
  const std::string name(target.in(attempt.site.source));
  const std::string_view stem =
      attempt.table().text(attempt.table().rows(attempt.alternative.expression.pieces)[0].text);
  attempt.site.fresh.push_back(std::string(stem) + "=" + name);
  Expansion value;
  std::vector<Expansion> rest;
  if (!expand_for_target(attempt, value, rest)) return;
  std::vector<Expression>& sides = value.expression.children;
  if (value.expression.kind != NodeKind::assignment || whole_text(sides.front()) != name) {
    return fail(attempt.plan, "its first statement is not an assignment");
  }
  Expression right = std::move(sides.back());
  value.expression = std::move(right);
  place(attempt, value, Precedence::loosest);
  for (const Expansion& each : rest) put_behind(attempt, segments_of(each.expression));
  attempt.wrote_before = true;
}

}  // namespace paddle_ls::rewrite
