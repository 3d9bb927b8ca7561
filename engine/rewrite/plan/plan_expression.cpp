// A use that becomes an expression of a template.
#include <algorithm>
#include <optional>

#include "engine/rewrite/arguments/call_layout.hpp"
#include "engine/rewrite/arguments/fold_constants.hpp"
#include "engine/rewrite/arguments/unplaced_argument.hpp"
#include "engine/rewrite/plan/plan_alternative.hpp"
#include "engine/rewrite/plan/rule_form.hpp"
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

}  // namespace

void AlternativePlanner::write_expression() {
  if (is_store() && !find_assigned_value()) return;
  find_group_rate();
  if (std::string problem = unplaced_argument(site_, alternative_); !problem.empty()) {
    return fail(plan_, std::move(problem));
  }
  for (const std::string_view name : arguments_left_out(site_, alternative_)) {
    leave_out(name);
  }
  plan_.form = form_of_use(table(), *site_.rule, alternative_);
  plan_.is_part = is_part_of_use(table(), alternative_.expression);
  if (const Node target = assigned_name()) return write_into_target(target);
  give_fresh_names();
  const Precedence asked = precedence_asked_here();
  if (is_function_of_calls()) return write_function(asked);
  Expansion expansion;
  if (!expand(asked, expansion)) return;
  if (gives_element()) take_off_container(expansion.expression);
  if (says_nothing(expansion.expression)) return remove(removal_of(source_, statement()));
  write_as_statement(expansion.expression);
  place(expansion, asked);
}

// What is assigned to the name, where the use is the target; the whole assignment is rewritten.
bool AlternativePlanner::find_assigned_value() {
  const PythonKinds& k = python_kinds();
  const Node around = statement();
  const Node assignment = parent_below(around, use_.name);
  if (assignment.kind() != k.assignment || !assignment.field(k.right) || !around ||
      around.kind() != k.expression_statement || assignment.range() != around.range()) {
    fail(plan_, "only a plain assignment can be rewritten");
    return false;
  }
  site_.whole = assignment;
  plan_.extent = assignment.range();
  site_.value = assignment.field(k.right);
  if (site_.value.kind() == k.assignment || site_.value.kind() == k.augmented_assignment) {
    fail(plan_, "its value is also assigned to something else");
    return false;
  }
  return true;
}

// What stands around the groups of an optimizer goes with them, where the alternative is for that.
void AlternativePlanner::find_group_rate() {
  const auto when = table().rows(alternative_.when);
  const bool is_asked_for = std::any_of(when.begin(), when.end(), [](const Condition& condition) {
    return condition.test == Test::context && (condition.operand & context_any_rate) != 0;
  });
  if (!is_asked_for) return;
  const GroupRate rate = group_rate(statement(), use_.name, source_);
  site_.whole = rate.whole;
  site_.value = rate.value;
  plan_.extent = rate.whole.range();
}

// One name for each `{#stem}` of the statements in front.
void AlternativePlanner::give_fresh_names() {
  for (const Template& before : table().rows(alternative_.before)) {
    for (const Piece& piece : table().rows(before.pieces)) {
      if (piece.kind != PieceKind::fresh) continue;
      const std::string stem(table().text(piece.text));
      const auto known = [&](const std::string& entry) { return entry.starts_with(stem + "="); };
      if (std::none_of(site_.fresh.begin(), site_.fresh.end(), known)) {
        site_.fresh.push_back(stem + "=" + fresh_name(stem));
      }
    }
  }
}

Precedence AlternativePlanner::precedence_asked_here() const {
  if (is_store() || site_.value) return Precedence::loosest;
  return precedence_asked(site_.whole, parent_below(statement(), site_.whole), source_);
}

// False where the alternative was written for uses that are no calls.
bool AlternativePlanner::is_function_of_calls() const {
  const Rule& rule = *site_.rule;
  const bool is_function = !use_.call && rule.has_signature && rule.receiver == Receiver::none &&
                           (rule.contexts & context_call) != 0;
  const auto when = table().rows(alternative_.when);
  return is_function && std::none_of(when.begin(), when.end(), [](const Condition& condition) {
           return condition.test == Test::context;
         });
}

// Where a function is a value, a template that says what a call gives becomes a function again.
void AlternativePlanner::write_function(Precedence asked) {
  const bool is_value = (use_.facts.contexts & context_reference) != 0;
  if (!is_value || site_.rule->signature.count > 0 || use_.bars.has(python::Bar::f_string)) {
    return fail(plan_, "it is not called here; only calls can be rewritten");
  }
  const Expansion body = expand_template(alternative_.expression, site_, Precedence::lambda);
  if (!body.problem.empty()) return fail(plan_, body.problem);
  const bool wraps = asked > Precedence::lambda;
  std::vector<Segment> segments = {{wraps ? "(lambda: " : "lambda: ", {}}};
  append_segments(body.expression, segments);
  if (wraps) append_literal(")", segments);
  plan_.needs_paddle = true;
  plan_.precedence = wraps ? Precedence::primary : Precedence::lambda;
  add_segments(edits_, source_, site_.whole.range(), segments);
}

// Fills in the template; what it would evaluate in another order is given a name in front.
bool AlternativePlanner::expand(Precedence asked, Expansion& into) {
  into = expand_template(alternative_.expression, site_, asked);
  if (into.problem.empty() && !keeps_evaluation(site_, into.evaluated)) {
    // An operator whose operands need names reads better as a call, which its rule has too.
    if (use_.other || !can_hoist() || !hoist_arguments()) {
      fail(plan_, evaluation_problem(site_));
      return false;
    }
    into = expand_template(alternative_.expression, site_, asked);
  }
  if (into.problem.empty()) return true;
  fail(plan_, into.problem);
  return false;
}

// Puts the expression where the use stands, with its layout and its comments.
void AlternativePlanner::place(const Expansion& expansion, Precedence asked) {
  std::optional<std::vector<Segment>> segments;
  if (use_.call && !use_.bars.has(python::Bar::f_string)) {
    segments = laid_out(site_, expansion.expression);
  }
  if (!segments) segments = segments_of(expansion.expression);
  if (site_.whole.range().size() > longest_move) {
    return fail(plan_, "the call is too long to be rearranged");
  }
  if (!keep_comments(site_.whole.range(), *segments)) return;
  plan_.needs_paddle = true;
  plan_.precedence = expansion.precedence ? *expansion.precedence : precedence_of_result(asked);
  edits_.holes.insert(edits_.holes.end(), expansion.holes.begin(), expansion.holes.end());
  const std::size_t before = edits_.edits.size();
  add_segments(edits_, source_, site_.whole.range(), *segments);
  // A helper with the name of what it replaces leaves the text as it is, and the file needs it.
  const bool is_same = edits_.edits.size() == before && alternative_.needs.count > 0;
  if (is_same) edits_.add(use_.name.range(), use_.name.in(source_));
}

Precedence AlternativePlanner::precedence_of_result(Precedence asked) const {
  const Template& expression = alternative_.expression;
  const auto pieces = table().rows(expression.pieces);
  if (expression.precedence < asked) return Precedence::primary;  // it was wrapped
  if (pieces.size() != 1 || pieces[0].kind != PieceKind::argument) return expression.precedence;
  const BoundArgument* argument = call().find(pieces[0].parameter);
  return argument == nullptr ? Precedence::primary : precedence_of(argument->value, source_);
}

// True where `written` takes the place of a value that nobody takes, or that the name it is
// assigned to has already: `model = model`.
bool AlternativePlanner::says_nothing(const Expression& written) const {
  const PythonKinds& k = python_kinds();
  const Node around = statement();
  if (!around || around.kind() != k.expression_statement) return false;
  if (site_.whole.kind() != k.call) return false;  // its author wanted it to stand there
  const std::string text = text_of(source_, written);
  if (!is_dotted_name(text)) return false;
  if (around.range() == site_.whole.range()) return true;
  const Node assignment = around.named_child(0);
  if (assignment.kind() != k.assignment || around.named_child_count() != 1) return false;
  return assignment.field(k.right).range() == site_.whole.range() &&
         !assignment.field(k.type_field) && assignment.field(k.left).in(source_) == text;
}

// True for `x.stride[0]`, which takes one element by its number.
bool AlternativePlanner::gives_element() const {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(statement(), site_.whole);
  if (!parent || parent.kind() != k.subscript || parent.named_child_count() != 2) return false;
  return parent.field(k.value) == site_.whole && argument_kind(parent.named_child(1)) == kind_int;
}

// An `if` statement where the whole statement is an expression that decides what happens. Reading
// an attribute decides nothing.
void AlternativePlanner::write_as_statement(Expression& written) const {
  const bool is_read = use_.receiver && !use_.call && !use_.other && !is_store();
  if (is_read) return;
  const Node around = statement();
  if (!around || around.range() != site_.whole.range()) return;
  const std::size_t rest = source_.find_first_not_of(" \t", around.end());
  const bool ends_line =
      rest == std::string_view::npos || source_[rest] == '\n' || source_[rest] == '\r';
  if (!begins_line(source_, around.start()) || !ends_line) return;
  const std::string_view indentation_here = indentation(source_, around.start());
  const bool by_tabs = indentation_here.find('\t') != std::string_view::npos;
  write_as_block({line_ending(source_, around.start()), indentation_here, by_tabs ? "\t" : "    "},
                 written);
}

}  // namespace paddle_ls::rewrite
