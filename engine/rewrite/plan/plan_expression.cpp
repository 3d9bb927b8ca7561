#include "engine/rewrite/plan/plan_expression.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/arguments/fold_constants.hpp"
#include "engine/rewrite/arguments/unplaced_argument.hpp"
#include "engine/rewrite/plan/assigned_name.hpp"
#include "engine/rewrite/plan/place_expression.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/plan/remove_statement.hpp"
#include "engine/rewrite/plan/rule_form.hpp"
#include "engine/rewrite/plan/write_in_front.hpp"
#include "engine/rewrite/source/group_rate.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

std::string text_of(std::string_view source, const Expression& written) {
  std::string text;
  for (const Segment& segment : segments_of(written)) {
    text += segment.literal.empty() ? text::slice(source, segment.source) : segment.literal;
  }
  return text;
}

bool is_dotted_name(std::string_view text) {
  const bool is_name = std::all_of(text.begin(), text.end(),
                                   [](char c) { return c == '.' || is_identifier_byte(c); });
  return is_name && !text.empty() && (text.front() < '0' || text.front() > '9');
}

// What is assigned to the name, where the use is the target; the whole assignment is rewritten.
bool find_assigned_value(Attempt& attempt) {
  const PythonKinds& k = python_kinds();
  const Node around = attempt.statement();
  const Node assignment = parent_below(around, attempt.use.name);
  if (assignment.kind() != k.assignment || !assignment.field(k.right) || !around ||
      around.kind() != k.expression_statement || assignment.range() != around.range()) {
    fail(attempt.plan, "only a plain assignment can be rewritten");
    return false;
  }
  attempt.site.whole = assignment;
  attempt.plan.extent = assignment.range();
  attempt.site.value = assignment.field(k.right);
  if (attempt.site.value.kind() == k.assignment ||
      attempt.site.value.kind() == k.augmented_assignment) {
    fail(attempt.plan, "its value is also assigned to something else");
    return false;
  }
  return true;
}

// The code around the groups of an optimizer is replaced with them, where the alternative is for
// that.
void find_group_rate(Attempt& attempt) {
  const auto when = attempt.table().rows(attempt.alternative.when);
  const bool is_asked_for = std::any_of(when.begin(), when.end(), [](const Condition& condition) {
    return condition.test == Test::context && (condition.operand & context_any_rate) != 0;
  });
  if (!is_asked_for) return;
  const GroupRate rate = group_rate(attempt.statement(), attempt.use.name, attempt.site.source);
  attempt.site.whole = rate.whole;
  attempt.site.value = rate.value;
  attempt.plan.extent = rate.whole.range();
}

// One name for each `{#stem}` of the statements before it.
void give_fresh_names(Attempt& attempt) {
  for (const Template& before : attempt.table().rows(attempt.alternative.before)) {
    for (const Piece& piece : attempt.table().rows(before.pieces)) {
      if (piece.kind != PieceKind::fresh) continue;
      const std::string stem(attempt.table().text(piece.text));
      const auto known = [&](const std::string& entry) { return entry.starts_with(stem + "="); };
      if (std::none_of(attempt.site.fresh.begin(), attempt.site.fresh.end(), known)) {
        attempt.site.fresh.push_back(stem + "=" + fresh_name(attempt, stem));
      }
    }
  }
}

Precedence precedence_asked_here(const Attempt& attempt) {
  if (attempt.is_store() || attempt.site.value) return Precedence::loosest;
  return precedence_asked(attempt.site.whole, parent_below(attempt.statement(), attempt.site.whole),
                          attempt.site.source);
}

// False where the alternative was written for uses that are not calls.
bool is_function_of_calls(const Attempt& attempt) {
  const Rule& rule = *attempt.site.rule;
  const bool is_function = !attempt.use.call && rule.has_signature &&
                           rule.receiver == Receiver::none && (rule.contexts & context_call) != 0;
  const auto when = attempt.table().rows(attempt.alternative.when);
  return is_function && std::none_of(when.begin(), when.end(), [](const Condition& condition) {
           return condition.test == Test::context;
         });
}

// Where a function is a value, a template that says what a call gives becomes a function again.
void write_function(Attempt& attempt, Precedence asked) {
  const bool is_value = (attempt.use.facts.contexts & context_reference) != 0;
  if (!is_value || attempt.site.rule->signature.count > 0 ||
      attempt.use.bars.has(python::Bar::f_string)) {
    return fail(attempt.plan, "it is not called here; only calls can be rewritten");
  }
  const Expansion body =
      expand_template(attempt.alternative.expression, attempt.site, Precedence::lambda);
  if (!body.problem.empty()) return fail(attempt.plan, body.problem);
  const bool wraps = asked > Precedence::lambda;
  std::vector<Segment> segments = {{wraps ? "(lambda: " : "lambda: ", {}}};
  append_segments(body.expression, segments);
  if (wraps) append_literal(")", segments);
  attempt.plan.needs_paddle = true;
  attempt.plan.precedence = wraps ? Precedence::primary : Precedence::lambda;
  add_segments(attempt.edits, attempt.site.source, attempt.site.whole.range(), segments);
}

// Fills in the template; what it would evaluate in another order gets a name before the statement.
bool expand(Attempt& attempt, Precedence asked, Expansion& into) {
  into = expand_template(attempt.alternative.expression, attempt.site, asked);
  if (into.problem.empty() && !keeps_evaluation(attempt.site, into.evaluated)) {
    // An operator whose operands need names reads better as a call, which its rule has too.
    if (attempt.use.other || !can_hoist(attempt) || !hoist_arguments(attempt)) {
      fail(attempt.plan, evaluation_problem(attempt.site));
      return false;
    }
    into = expand_template(attempt.alternative.expression, attempt.site, asked);
  }
  if (into.problem.empty()) return true;
  fail(attempt.plan, into.problem);
  return false;
}

// True where `written` takes the place of a value that is unused, or that is assigned to the same
// name, as in `model = model`.
bool says_nothing(const Attempt& attempt, const Expression& written) {
  const PythonKinds& k = python_kinds();
  const Node around = attempt.statement();
  if (!around || around.kind() != k.expression_statement) return false;
  if (attempt.site.whole.kind() != k.call) return false;  // its author wrote the name on purpose
  const std::string text = text_of(attempt.site.source, written);
  if (!is_dotted_name(text)) return false;
  if (around.range() == attempt.site.whole.range()) return true;
  const Node assignment = around.named_child(0);
  if (assignment.kind() != k.assignment || around.named_child_count() != 1) return false;
  return assignment.field(k.right).range() == attempt.site.whole.range() &&
         !assignment.field(k.type_field) &&
         assignment.field(k.left).in(attempt.site.source) == text;
}

// True for `x.stride[0]`, which takes one element by its number.
bool gives_element(const Attempt& attempt) {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(attempt.statement(), attempt.site.whole);
  if (!parent || parent.kind() != k.subscript || parent.named_child_count() != 2) return false;
  return parent.field(k.value) == attempt.site.whole &&
         argument_kind(parent.named_child(1)) == kind_int;
}

// An `if` statement where the whole statement is an expression that decides what happens. Reading
// an attribute decides nothing.
void write_as_statement(const Attempt& attempt, Expression& written) {
  const bool is_read =
      attempt.use.receiver && !attempt.use.call && !attempt.use.other && !attempt.is_store();
  if (is_read) return;
  const Node around = attempt.statement();
  if (!around || around.range() != attempt.site.whole.range()) return;
  const std::size_t rest = attempt.site.source.find_first_not_of(" \t", around.end());
  const bool ends_line = rest == std::string_view::npos || attempt.site.source[rest] == '\n' ||
                         attempt.site.source[rest] == '\r';
  if (!begins_line(attempt.site.source, around.start()) || !ends_line) return;
  const std::string_view indentation_here = indentation(attempt.site.source, around.start());
  const bool by_tabs = indentation_here.find('\t') != std::string_view::npos;
  write_as_block(
      {line_ending(attempt.site.source, around.start()), indentation_here, by_tabs ? "\t" : "    "},
      written);
}

}  // namespace

void write_expression(Attempt& attempt) {
  if (attempt.is_store() && !find_assigned_value(attempt)) return;
  find_group_rate(attempt);
  if (std::string problem = unplaced_argument(attempt.site, attempt.alternative);
      !problem.empty()) {
    return fail(attempt.plan, std::move(problem));
  }
  for (const std::string_view name : arguments_left_out(attempt.site, attempt.alternative)) {
    leave_out(attempt.plan, name);
  }
  attempt.plan.form = form_of_use(attempt.table(), *attempt.site.rule, attempt.alternative);
  attempt.plan.is_part = is_part_of_use(attempt.table(), attempt.alternative.expression);
  if (const Node target = assigned_name(attempt)) return write_into_target(attempt, target);
  give_fresh_names(attempt);
  const Precedence asked = precedence_asked_here(attempt);
  if (is_function_of_calls(attempt)) return write_function(attempt, asked);
  Expansion expansion;
  if (!expand(attempt, asked, expansion)) return;
  if (gives_element(attempt)) take_off_container(expansion.expression);
  if (says_nothing(attempt, expansion.expression)) {
    return remove(attempt, removal_of(attempt.site.source, attempt.statement()));
  }
  write_as_statement(attempt, expansion.expression);
  place(attempt, expansion, asked);
}

}  // namespace paddle_ls::rewrite
