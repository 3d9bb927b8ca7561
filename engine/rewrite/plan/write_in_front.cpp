// What an alternative puts in front of the statement that holds the use: statements of the rule,
// arguments under names of their own, and comments that would be lost.
#include <algorithm>

#include "engine/rewrite/plan/plan_alternative.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

// Something keeps a statement from running in front, other than effects that come before the use in
// its own statement.
bool is_barred(const python::Bars& bars) {
  return (bars.bits & ~static_cast<std::uint16_t>(python::Bar::after_effects)) != 0;
}

}  // namespace

Node AlternativePlanner::statement() const {
  return use_.statement == python::none ? Node() : site_.names->statements[use_.statement].node;
}

bool AlternativePlanner::can_hoist() const {
  if (site_.binds_names) return false;  // what else the statement reads may be what is bound
  // The right side of an assignment is evaluated before its target, where the use stands.
  return is_store() ? !is_barred(use_.bars) : use_.facts.can_hoist;
}

bool AlternativePlanner::hoist_arguments() {
  hoist(site_.value, "value");
  hoist(use_.receiver, "value");
  for (const BoundArgument& argument : call().arguments) {
    if (argument.is_star || argument.parameter == no_parameter) return false;
    if (argument.value.kind() == python_kinds().generator_expression && call().bare_generator) {
      return false;
    }
    const Parameter& parameter = table().rows(site_.rule->signature)[argument.parameter];
    hoist(argument.value, table().text(parameter.name));
  }
  return true;
}

// Evaluates `node` in front under a name like `stem`, unless it may stand anywhere.
void AlternativePlanner::hoist(Node node, std::string_view stem) {
  if (!node || may_move(site_, node)) return;
  site_.hoisted.push_back({node.range(), fresh_name(stem)});
  const bool wraps = has_open_line_end(node, source_);
  std::vector<Segment> line;
  line.push_back({site_.hoisted.back().name + (wraps ? " = (" : " = "), {}});
  line.push_back({{}, node.range()});
  if (wraps) line.push_back({")", {}});
  put_in_front(std::move(line));
}

void AlternativePlanner::write_before() {
  if (wrote_before_) return;
  for (const Template& before : table().rows(alternative_.before)) {
    if (!can_hoist()) {
      return fail(plan_,
                  "the rewrite needs a statement in front of this one, which would run at a "
                  "different time");
    }
    const Expansion expansion = expand_template(before, site_, Precedence::loosest);
    if (!expansion.problem.empty()) return fail(plan_, expansion.problem);
    plan_.needs_paddle = true;
    put_in_front(segments_of(expansion.expression));
  }
}

// Inserts a statement in front of the one that holds the use: on a line of its own, or behind a
// semicolon where the line is shared.
void AlternativePlanner::put_in_front(std::vector<Segment> segments) {
  const std::size_t at = statement().start();
  std::string end = "; ";
  if (begins_line(source_, at)) {
    end = std::string(line_ending(source_, at)) + std::string(indentation(source_, at));
  }
  segments.push_back({end, {}});
  add_segments(edits_, source_, {at, at}, segments);
  edits_.edits.back().side = Side::statement;
}

// Puts in front the comments of `range` that `kept` does not carry. False, with a reason, where
// they cannot stand there.
bool AlternativePlanner::keep_comments(ByteRange range, const std::vector<Segment>& kept) {
  const std::vector<Node> lost = lost_comments(range, kept);
  if (lost.empty() || put_in_front(lost)) return true;
  fail(plan_, comment_lost);
  return false;
}

// Gives the comments lines of their own in front of the statement; false where none can stand.
bool AlternativePlanner::put_in_front(const std::vector<Node>& comments) {
  if (use_.statement == python::none || is_barred(use_.bars)) return false;
  const std::size_t at = statement().start();
  if (!begins_line(source_, at)) return false;
  const std::string end =
      std::string(line_ending(source_, at)) + std::string(indentation(source_, at));
  std::vector<Segment> segments;
  for (const Node comment : comments) {
    segments.push_back({{}, comment.range()});
    segments.push_back({end, {}});
  }
  add_segments(edits_, source_, {at, at}, segments);
  edits_.edits.back().side = Side::statement;
  return true;
}

// The comments of `range` that are in none of the parts that stay or go in front.
std::vector<Node> AlternativePlanner::lost_comments(ByteRange range,
                                                    const std::vector<Segment>& kept) const {
  std::vector<Node> lost;
  if (text::slice(source_, range).find('#') == std::string_view::npos) return lost;
  const std::uint16_t comment = python_kinds().comment;
  for (syntax::Walk walk(site_.whole); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != comment || !range.contains(node.range())) continue;
    const bool is_kept =
        std::any_of(kept.begin(), kept.end(),
                    [&](const Segment& segment) {
                      return segment.literal.empty() && segment.source.contains(node.range());
                    }) ||
        std::any_of(site_.hoisted.begin(), site_.hoisted.end(),
                    [&](const Hoisted& hoisted) { return hoisted.source.contains(node.range()); });
    if (!is_kept) lost.push_back(node);
  }
  return lost;
}

std::string AlternativePlanner::fresh_name(std::string_view stem) {
  const auto is_in = [](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (int i = 0;; ++i) {
    std::string name(stem);
    if (i > 0) name += "_" + std::to_string(i);
    if (is_in(taken_names_, name) || is_in(given_names_, name)) continue;
    if (site_.names->mentions(name)) continue;
    given_names_.push_back(name);
    return name;
  }
}

}  // namespace paddle_ls::rewrite
