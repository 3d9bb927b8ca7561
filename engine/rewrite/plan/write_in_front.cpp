#include "engine/rewrite/plan/write_in_front.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

// Something keeps a statement from running before it, other than effects that come before the use
// in its own statement.
bool is_barred(const python::Bars& bars) {
  return (bars.bits & ~static_cast<std::uint16_t>(python::Bar::after_effects)) != 0;
}

// Inserts a statement before the one that holds the use: on a new line, or after a
// semicolon where the line is shared.
void put_in_front(Attempt& attempt, std::vector<Segment> segments) {
  const std::size_t at = attempt.statement().start();
  std::string end = "; ";
  if (begins_line(attempt.site.source, at)) {
    end = std::string(line_ending(attempt.site.source, at)) +
          std::string(indentation(attempt.site.source, at));
  }
  segments.push_back({end, {}});
  add_segments(attempt.edits, attempt.site.source, {at, at}, segments);
  attempt.edits.edits.back().side = Side::statement;
}

// Evaluates `node` before the statement under a name like `stem`, unless it may stand anywhere.
void hoist(Attempt& attempt, Node node, std::string_view stem) {
  if (!node || may_move(attempt.site, node)) return;
  attempt.site.hoisted.push_back({node.range(), fresh_name(attempt, stem)});
  const bool wraps = has_open_line_end(node, attempt.site.source);
  std::vector<Segment> line;
  line.push_back({attempt.site.hoisted.back().name + (wraps ? " = (" : " = "), {}});
  line.push_back({{}, node.range()});
  if (wraps) line.push_back({")", {}});
  put_in_front(attempt, std::move(line));
}

// Gives the comments separate lines before the statement; false where that is impossible.
bool put_comments_in_front(Attempt& attempt, const std::vector<Node>& comments) {
  if (attempt.use.statement == python::none || is_barred(attempt.use.bars)) return false;
  const std::size_t at = attempt.statement().start();
  if (!begins_line(attempt.site.source, at)) return false;
  const std::string end = std::string(line_ending(attempt.site.source, at)) +
                          std::string(indentation(attempt.site.source, at));
  std::vector<Segment> segments;
  for (const Node comment : comments) {
    segments.push_back({{}, comment.range()});
    segments.push_back({end, {}});
  }
  add_segments(attempt.edits, attempt.site.source, {at, at}, segments);
  attempt.edits.edits.back().side = Side::statement;
  return true;
}

}  // namespace

bool can_hoist(const Attempt& attempt) {
  if (attempt.site.binds_names) return false;  // what else the statement reads may be what is bound
  // The right side of an assignment is evaluated before its target, where the use stands.
  return attempt.is_store() ? !is_barred(attempt.use.bars) : attempt.use.facts.can_hoist;
}

bool hoist_arguments(Attempt& attempt) {
  hoist(attempt, attempt.site.value, "value");
  hoist(attempt, attempt.use.receiver, "value");
  for (const BoundArgument& argument : attempt.call().arguments) {
    if (argument.is_star || argument.parameter == no_parameter) return false;
    if (argument.value.kind() == python_kinds().generator_expression &&
        attempt.call().bare_generator) {
      return false;
    }
    const Parameter& parameter =
        attempt.table().rows(attempt.site.rule->signature)[argument.parameter];
    hoist(attempt, argument.value, attempt.table().text(parameter.name));
  }
  return true;
}

void write_before(Attempt& attempt) {
  if (attempt.wrote_before) return;
  for (const Template& before : attempt.table().rows(attempt.alternative.before)) {
    if (!can_hoist(attempt)) {
      return fail(attempt.plan,
                  "the rewrite needs a statement before this one, which would run at a "
                  "different time");
    }
    const Expansion expansion = expand_template(before, attempt.site, Precedence::loosest);
    if (!expansion.problem.empty()) return fail(attempt.plan, expansion.problem);
    attempt.plan.needs_paddle = true;
    put_in_front(attempt, segments_of(expansion.expression));
  }
}

bool keep_comments(Attempt& attempt, ByteRange range, const std::vector<Segment>& kept) {
  const std::vector<Node> lost = lost_comments(attempt, range, kept);
  if (lost.empty() || put_comments_in_front(attempt, lost)) return true;
  fail(attempt.plan, comment_lost);
  return false;
}

std::vector<Node> lost_comments(const Attempt& attempt, ByteRange range,
                                const std::vector<Segment>& kept) {
  std::vector<Node> lost;
  if (text::slice(attempt.site.source, range).find('#') == std::string_view::npos) return lost;
  const std::uint16_t comment = python_kinds().comment;
  for (syntax::Walk walk(attempt.site.whole); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != comment || !range.contains(node.range())) continue;
    const bool is_kept =
        std::any_of(kept.begin(), kept.end(),
                    [&](const Segment& segment) {
                      return segment.literal.empty() && segment.source.contains(node.range());
                    }) ||
        std::any_of(attempt.site.hoisted.begin(), attempt.site.hoisted.end(),
                    [&](const Hoisted& hoisted) { return hoisted.source.contains(node.range()); });
    if (!is_kept) lost.push_back(node);
  }
  return lost;
}

std::string fresh_name(Attempt& attempt, std::string_view stem) {
  const auto is_in = [](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (int i = 0;; ++i) {
    std::string name(stem);
    if (i > 0) name += "_" + std::to_string(i);
    if (is_in(attempt.taken_names, name) || is_in(attempt.given_names, name)) continue;
    if (attempt.site.names->mentions(name)) continue;
    attempt.given_names.push_back(name);
    return name;
  }
}

}  // namespace paddle_ls::rewrite
