#include "engine/rewrite/plan/plan_use.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/call_layout.hpp"
#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/arguments/f_string_place.hpp"
#include "engine/rewrite/arguments/fold_constants.hpp"
#include "engine/rewrite/arguments/unplaced_argument.hpp"
#include "engine/rewrite/plan/plan_arguments.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/plan/rule_form.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

// Text that is moved is copied into the plan: beyond this size the use is left to its author, which
// keeps deeply nested calls from costing quadratic time.
constexpr std::size_t longest_move = 4000;

void fail(UsePlan& plan, std::string reason) {
  plan.ending = Ending::manual;
  plan.reason = std::move(reason);
}

std::string full_path(std::string_view paddle, std::string_view target) {
  static constexpr std::string_view root = "paddle";
  if (!target.starts_with(root)) return std::string(target);
  return std::string(paddle) + std::string(target.substr(root.size()));
}

constexpr const char* comment_lost = "a comment inside the call would be lost";
constexpr const char* no_place_in_f_string = "the rewritten form does not fit into an f-string";

std::string text_of(std::string_view source, const std::vector<Segment>& segments) {
  std::string text;
  for (const Segment& segment : segments) {
    text += segment.literal.empty() ? text::slice(source, segment.source) : segment.literal;
  }
  return text;
}

bool is_dotted_name(std::string_view text) {
  const bool is_name = std::all_of(text.begin(), text.end(),
                                   [](char c) { return c == '.' || is_identifier_byte(c); });
  return is_name && !text.empty() && (text.front() < '0' || text.front() > '9');
}

void leave_out(UsePlan& plan, std::string_view argument) {
  if (!plan.left_out.empty()) plan.left_out += ", ";
  plan.left_out += "`" + std::string(argument) + "`";
}

// Nothing has to be edited. What would have to be confirmed still wants to be looked at.
void keep_as_it_is(UsePlan& plan) {
  plan.ending = plan.fix == FixClass::safe ? Ending::nothing : Ending::manual;
}

// True when every alternative leaves the arguments as they are.
bool passes_arguments_on(const RuleTable& table, const Rule& rule) {
  for (const Alternative& alternative : table.rows(rule.alternatives)) {
    if (!alternative.arguments.empty() || !alternative.order.empty()) return false;
  }
  return true;
}

}  // namespace

UsePlan UsePlanner::plan(const UseToPlan& use) {
  const RuleTable& table = *use.found.table;
  const Rule& rule = *use.found.rule;
  if (use.call) {
    bind_arguments(use.call, source_, table, rule, call_);
  } else {
    call_ = BoundCall();
  }
  site_ = UseSite{
      source_, &names_, &table, &rule, &call_, use.call ? use.call : use.name, use.receiver, Node(),
      paddle_, false,   {},     {},    {}};
  site_.binds_names = binds_names(site_.whole.range());

  if (!call_.problem.empty()) {
    UsePlan plan;
    plan.bad_arguments = true;
    plan.misfits = true;
    fail(plan, call_.problem);
    return plan;
  }
  UsePlan plan = plan_bound(use);
  plan.misfits = call_.has_other_names();
  return plan;
}

// Tries the alternatives of the rule in their order.
UsePlan UsePlanner::plan_bound(const UseToPlan& use) {
  const RuleTable& table = *use.found.table;
  const Rule& rule = *use.found.rule;
  const bool ignores_unpacked = call_.ignore_double_star(rule.unpacked);
  UsePlan plan;
  std::string first_reason;
  const Alternative* refused = nullptr;  // whose reason it is
  bool unsure = false;
  UseFacts facts = use.facts;
  facts.may_patch = patches_ == Patches::allowed;
  const Alternative* begin = table.rows(rule.alternatives).data();
  for (std::size_t from = 0; from < rule.alternatives.count;) {
    const Choice choice =
        choose_alternative(table, rule, from, call_, facts, names_, source_, words_);
    if (choice.alternative == nullptr) break;
    unsure = unsure || choice.unsure;
    const Attempt before{edits_.mark(), site_, given_names_.size()};
    plan = apply(use, *choice.alternative);
    plan.alternative = choice.alternative;
    if (choice.alternative->outcome == Outcome::keep) return plan;
    const bool changes = plan.replaces_name || edits_.edits.size() > before.edits.edits;
    if (plan.ending == Ending::edits && !changes) keep_as_it_is(plan);
    if (plan.ending != Ending::manual) {
      const bool is_called =
          use.call || (use.facts.contexts & (context_reference | context_decorator)) != 0;
      if (unsure && is_called && plan.fix == FixClass::safe && plan.ending == Ending::edits) {
        plan.fix = FixClass::needs_confirmation;
        plan.reason = use.call ? "the right rewrite depends on the run-time value of an argument"
                               : "the arguments of later calls are not visible here";
      }
      if (ignores_unpacked && plan.ending == Ending::edits && plan.fix == FixClass::safe) {
        plan.fix = FixClass::needs_confirmation;
        plan.reason = table.text(rule.unpacked_reason);
      }
      return plan;
    }
    take_back(before);
    if (first_reason.empty()) {
      first_reason = plan.reason;
      refused = choice.alternative;
    }
    from = static_cast<std::size_t>(choice.alternative - begin) + 1;
    // What a rule calls unsupported is its last word.
    if (choice.alternative->outcome == Outcome::unsupported) break;
  }
  plan.alternative = refused;
  plan.bad_arguments = use.call && !first_reason.empty();
  if (first_reason.empty()) first_reason = "no rule covers this kind of use";
  fail(plan, first_reason);
  return plan;
}

void UsePlanner::take_back(const Attempt& to) {
  edits_.rollback(to.edits);
  site_ = to.site;
  given_names_.resize(to.given_names);
}

// False where the alternative was written for uses that are no calls.
bool UsePlanner::is_for_calls(const UseToPlan& use, const Alternative& alternative) {
  const Rule& rule = *use.found.rule;
  const bool is_function = !use.call && rule.has_signature && rule.receiver == Receiver::none &&
                           (rule.contexts & context_call) != 0;
  const auto when = use.found.table->rows(alternative.when);
  return is_function && std::none_of(when.begin(), when.end(), [](const Condition& condition) {
           return condition.test == Test::context;
         });
}

// Calls nest, so a long one is not searched time and again but taken to bind names.
bool UsePlanner::binds_names(ByteRange call) const {
  if (!file_binds_names_) return false;
  const std::string_view text = text::slice(source_, call);
  return text.size() > longest_move || text.find(":=") != std::string_view::npos;
}

UsePlan UsePlanner::apply(const UseToPlan& use, const Alternative& alternative) {
  const RuleTable& table = *use.found.table;
  const EditMark before = edits_.mark();
  UsePlan plan;
  plan.ending = Ending::edits;
  plan.extent = site_.whole.range();
  open_calls(alternative);
  plan.target = table.text(alternative.callee);
  switch (alternative.outcome) {
    case Outcome::keep:
      if (alternative.patches) {
        plan.stays = true;
        plan.needs_paddle = true;
        break;
      }
      plan.ending = alternative.fix == Fix::quickfix ? Ending::nothing : Ending::manual;
      plan.reason = table.text(alternative.reason);
      if (plan.ending != Ending::nothing || !call_.has_other_names()) return plan;
      plan.ending = Ending::edits;
      plan_arguments_of(alternative, plan);
      return plan;
    case Outcome::skip: plan.ending = Ending::nothing; return plan;
    case Outcome::unsupported: fail(plan, std::string(table.text(alternative.reason))); return plan;
    case Outcome::callee: apply_callee(use, alternative, plan); break;
    case Outcome::receiver: apply_receiver(use, alternative, plan); break;
    case Outcome::expression: apply_expression(use, alternative, plan); break;
    case Outcome::remove: apply_removal(use, plan); break;
  }
  if (plan.ending == Ending::edits) write_around(use, alternative, plan);
  if (plan.ending == Ending::edits) write_before(use, alternative, plan);
  if (plan.ending == Ending::edits) fit_into_f_string(use, before, plan);
  plan.needs = alternative.needs;
  if (plan.ending != Ending::edits || alternative.fix == Fix::quickfix) return plan;
  plan.fix = FixClass::needs_confirmation;
  plan.reason = table.text(alternative.reason);
  return plan;
}

void UsePlanner::fit_into_f_string(const UseToPlan& use, const EditMark& from, UsePlan& plan) {
  if (!use.bars.has(python::Bar::f_string)) return;
  const FStringPlace place(source_, statement_of(use), use.name);
  if (!place.fit(edits_, from)) fail(plan, no_place_in_f_string);
}

void UsePlanner::open_calls(const Alternative& alternative) {
  site_.opened.clear();
  for (const Condition& condition : site_.table->rows(alternative.when)) {
    if (condition.test != Test::callee || condition.negated) continue;
    const Node call =
        find_part(call_, *site_.table, *site_.rule, condition.parameter, condition.part, source_)
            .node;
    if (call) site_.opened.push_back(call.range());
  }
}

void UsePlanner::plan_arguments_of(const Alternative& alternative, UsePlan& plan) {
  const ArgumentPlan arguments = plan_arguments(site_, alternative, edits_);
  if (!arguments.problem.empty()) {
    fail(plan, arguments.problem);
  } else if (arguments.needs_confirmation) {
    plan.fix = FixClass::needs_confirmation;
    plan.reason = arguments.reason;
  }
  for (const std::string_view name : arguments.left_out) leave_out(plan, name);
}

void UsePlanner::apply_callee(const UseToPlan& use, const Alternative& alternative, UsePlan& plan) {
  plan_arguments_of(alternative, plan);
  if (plan.ending != Ending::edits) return;
  if (use.receiver) {
    if (text::slice(source_, use.method) != plan.target) edits_.add(use.method, plan.target);
    return;
  }
  plan.replaces_name = true;
  const bool is_called_later = !use.call && (use.facts.contexts & context_reference) != 0;
  if (is_called_later && !passes_arguments_on(*use.found.table, *use.found.rule)) {
    plan.fix = FixClass::needs_confirmation;
    plan.reason = "the arguments of later calls are not visible here";
  }
}

// What the rule puts in front of a call and behind it.
void UsePlanner::write_around(const UseToPlan& use, const Alternative& alternative, UsePlan& plan) {
  if (alternative.front.empty() && alternative.suffix.empty()) return;
  if (!use.call) {
    fail(plan, "the results of later calls would have to be rewritten");
    return;
  }
  Expansion front;
  Expansion suffix;
  expand_template(alternative.front, site_, Precedence::loosest, front);
  expand_template(alternative.suffix, site_, Precedence::primary, suffix);
  const bool is_plain_suffix =
      std::all_of(suffix.evaluated.begin(), suffix.evaluated.end(),
                  [&](const Evaluated& part) { return may_move(site_, part.node); });
  if (!suffix.problem.empty() || !is_plain_suffix) {
    fail(plan, is_plain_suffix ? suffix.problem
                               : "the rewrite would evaluate an argument in a different order");
    return;
  }
  const ByteRange call = use.call.range();
  plan.needs_paddle = true;
  if (!front.segments.empty()) {
    edits_.add({call.start, call.start}, front.segments.front().literal, Side::front);
  }
  add_segments(edits_, source_, {call.end, call.end}, suffix.segments);
  edits_.edits.back().side = Side::behind;
}

// x.f(a) becomes callee(x, a).
void UsePlanner::apply_receiver(const UseToPlan& use, const Alternative& alternative,
                                UsePlan& plan) {
  if (!use.call || call_.bare_generator) {
    fail(plan, "a method is rewritten only where it is called");
    return;
  }
  const ByteRange receiver = use.receiver.range();
  const ByteRange gap{receiver.end, call_.list.start() + 1};
  if (!lost_comments(gap, {}).empty()) {
    fail(plan, comment_lost);
    return;
  }
  plan_arguments_of(alternative, plan);
  if (plan.ending != Ending::edits) return;
  plan.needs_paddle = true;
  edits_.add({receiver.start, receiver.start}, full_path(paddle_, plan.target) + "(", Side::front);
  edits_.add(gap, call_.arguments.empty() ? "" : ", ");
}

void UsePlanner::apply_expression(const UseToPlan& use, const Alternative& alternative,
                                  UsePlan& plan) {
  const Node statement = statement_of(use);
  if ((use.facts.contexts & context_store) != 0) {
    const PythonKinds& k = python_kinds();
    const Node assignment = parent_below(statement, use.name);
    if (assignment.kind() != k.assignment || !assignment.field(k.right) || !statement ||
        statement.kind() != k.expression_statement || assignment.range() != statement.range()) {
      fail(plan, "only a plain assignment can be rewritten");
      return;
    }
    site_.whole = assignment;
    plan.extent = assignment.range();
    site_.value = assignment.field(k.right);
    if (site_.value.kind() == k.assignment || site_.value.kind() == k.augmented_assignment) {
      fail(plan, "its value is also assigned to something else");
      return;
    }
  }
  if (use.name.kind() == python_kinds().binary_operator) {
    site_.value = use.name.field(python_kinds().right);
  }
  for (const Template& before : use.found.table->rows(alternative.before)) {
    for (const Piece& piece : use.found.table->rows(before.pieces)) {
      if (piece.kind != PieceKind::fresh) continue;
      const std::string stem(use.found.table->text(piece.text));
      const auto known = [&](const std::string& entry) { return entry.starts_with(stem + "="); };
      if (std::none_of(site_.fresh.begin(), site_.fresh.end(), known)) {
        site_.fresh.push_back(stem + "=" + fresh_name(stem));
      }
    }
  }
  if (std::string problem = unplaced_argument(site_, alternative); !problem.empty()) {
    fail(plan, std::move(problem));
    return;
  }
  for (const std::string_view name : arguments_left_out(site_, alternative)) leave_out(plan, name);
  plan.form = form_of(*site_.table, *site_.rule, alternative.expression);
  const bool is_store = (use.facts.contexts & context_store) != 0;
  const Precedence asked =
      is_store ? Precedence::loosest
               : precedence_asked(site_.whole, parent_below(statement, site_.whole), source_);
  if (is_for_calls(use, alternative)) {
    write_function(use, alternative, asked, plan);
    return;
  }
  Expansion expansion;
  expand_template(alternative.expression, site_, asked, expansion);
  if (expansion.problem.empty() && !keeps_evaluation(site_, expansion.evaluated)) {
    if (!can_hoist(use) || !hoist_arguments(use)) {
      fail(plan,
           "the rewrite would evaluate an argument in a different order, twice or not at all");
      return;
    }
    expansion = Expansion();
    expand_template(alternative.expression, site_, asked, expansion);
  }
  if (!expansion.problem.empty()) {
    fail(plan, expansion.problem);
    return;
  }
  if (gives_element(statement)) take_off_container(expansion);
  if (says_nothing(statement, expansion)) {
    remove(use, removal_of(source_, statement), plan);
    return;
  }
  write_as_statement(statement, expansion);
  if (use.call && !use.bars.has(python::Bar::f_string)) keep_layout(site_, expansion);
  if (site_.whole.range().size() > longest_move) {
    fail(plan, "the call is too long to be rearranged");
    return;
  }
  const std::vector<Node> lost = lost_comments(site_.whole.range(), expansion.segments);
  if (!lost.empty() && !put_in_front(lost, use)) {
    fail(plan, comment_lost);
    return;
  }
  plan.needs_paddle = true;
  plan.precedence = expansion.precedence ? *expansion.precedence
                                         : precedence_of_result(alternative.expression, asked);
  edits_.holes.insert(edits_.holes.end(), expansion.holes.begin(), expansion.holes.end());
  add_segments(edits_, source_, site_.whole.range(), expansion.segments);
}

// Where a function is a value, a template that says what a call gives becomes a function again.
void UsePlanner::write_function(const UseToPlan& use, const Alternative& alternative,
                                Precedence asked, UsePlan& plan) {
  const bool is_value = (use.facts.contexts & context_reference) != 0;
  if (!is_value || use.found.rule->signature.count > 0 || use.bars.has(python::Bar::f_string)) {
    fail(plan, "it is not called here; only calls can be rewritten");
    return;
  }
  Expansion body;
  expand_template(alternative.expression, site_, Precedence::lambda, body);
  if (!body.problem.empty()) {
    fail(plan, body.problem);
    return;
  }
  const bool wraps = asked > Precedence::lambda;
  body.segments.insert(body.segments.begin(), Segment{wraps ? "(lambda: " : "lambda: ", {}});
  if (wraps) body.segments.push_back({")", {}});
  plan.needs_paddle = true;
  plan.precedence = wraps ? Precedence::primary : Precedence::lambda;
  add_segments(edits_, source_, site_.whole.range(), body.segments);
}

Precedence UsePlanner::precedence_of_result(const Template& expression, Precedence asked) const {
  const auto pieces = site_.table->rows(expression.pieces);
  if (expression.precedence < asked) return Precedence::primary;  // it was wrapped
  if (pieces.size() != 1 || pieces[0].kind != PieceKind::argument) return expression.precedence;
  const BoundArgument* argument = call_.find(pieces[0].parameter);
  return argument == nullptr ? Precedence::primary : precedence_of(argument->value, source_);
}

void UsePlanner::apply_removal(const UseToPlan& use, UsePlan& plan) {
  const bool is_store = (use.facts.contexts & context_store) != 0;
  const RemovalPlan removal = plan_removal(site_, statement_of(use), is_store);
  if (!removal.problem.empty()) {
    fail(plan, removal.problem);
    return;
  }
  remove(use, removal, plan);
}

void UsePlanner::remove(const UseToPlan& use, const RemovalPlan& removal, UsePlan& plan) {
  const std::vector<Node> lost = lost_comments(removal.statement, {});
  if (!lost.empty() && !put_in_front(lost, use)) {
    fail(plan, comment_lost);
    return;
  }
  plan.needs_paddle = false;
  plan.removes = true;
  plan.extent = removal.range;
  if (removal.leaves_block && names_.statements[use.statement].parent != python::none) {
    plan.removed_statement = removal.statement;
  }
  edits_.add(removal.range, "");
  if (!removal.gap.empty()) edits_.add(removal.gap, "");
}

// True where `written` takes the place of a value that nobody takes, or that the name it is
// assigned to has already: `model = model`.
bool UsePlanner::says_nothing(Node statement, const Expansion& written) const {
  if (!statement || statement.kind() != python_kinds().expression_statement) return false;
  if (site_.whole.kind() != python_kinds().call)
    return false;  // its author wanted it to stand there
  const std::string text = text_of(source_, written.segments);
  if (!is_dotted_name(text)) return false;
  if (statement.range() == site_.whole.range()) return true;
  const Node assignment = statement.named_child(0);
  if (assignment.kind() != python_kinds().assignment || statement.named_child_count() != 1) {
    return false;
  }
  return assignment.field(python_kinds().right).range() == site_.whole.range() &&
         !assignment.field(python_kinds().type_field) &&
         assignment.field(python_kinds().left).in(source_) == text;
}

// True for `x.stride[0]`, which takes one element by its number.
bool UsePlanner::gives_element(Node statement) const {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(statement, site_.whole);
  if (!parent || parent.kind() != k.subscript || parent.named_child_count() != 2) return false;
  return parent.field(k.value) == site_.whole && argument_kind(parent.named_child(1)) == kind_int;
}

// An `if` statement where the whole statement is an expression that decides what happens.
void UsePlanner::write_as_statement(Node statement, Expansion& written) const {
  if (!statement || statement.range() != site_.whole.range()) return;
  const std::size_t rest = source_.find_first_not_of(" \t", statement.end());
  const bool ends_line =
      rest == std::string_view::npos || source_[rest] == '\n' || source_[rest] == '\r';
  if (!begins_line(source_, statement.start()) || !ends_line) return;
  const std::string_view indentation_here = indentation(source_, statement.start());
  const bool by_tabs = indentation_here.find('\t') != std::string_view::npos;
  write_as_block(
      {line_ending(source_, statement.start()), indentation_here, by_tabs ? "\t" : "    "},
      written);
}

Node UsePlanner::statement_of(const UseToPlan& use) const {
  return use.statement == python::none ? Node() : names_.statements[use.statement].node;
}

bool UsePlanner::can_hoist(const UseToPlan& use) const {
  // The right side of an assignment is evaluated before its target, where the use stands.
  if (site_.binds_names) return false;  // what else the statement reads may be what is bound
  const bool is_store = (use.facts.contexts & context_store) != 0;
  if (!is_store) return use.facts.can_hoist;
  return (use.bars.bits & ~static_cast<std::uint16_t>(python::Bar::after_effects)) == 0;
}

bool UsePlanner::hoist_arguments(const UseToPlan& use) {
  std::vector<Segment> segments;
  const auto hoist = [&](Node node, std::string_view stem) {
    if (!node || may_move(site_, node)) return;
    site_.hoisted.push_back({node.range(), fresh_name(stem)});
    const bool wraps = has_open_line_end(node, source_);
    std::vector<Segment> line;
    line.push_back({site_.hoisted.back().name + (wraps ? " = (" : " = "), {}});
    line.push_back({{}, node.range()});
    if (wraps) line.push_back({")", {}});
    put_in_front(use, std::move(line));
  };
  hoist(site_.value, "value");
  hoist(use.receiver, "value");
  for (const BoundArgument& argument : call_.arguments) {
    if (argument.is_star || argument.parameter == no_parameter) return false;
    if (argument.value.kind() == python_kinds().generator_expression && call_.bare_generator) {
      return false;
    }
    hoist(argument.value,
          use.found.table->text(
              use.found.table->rows(use.found.rule->signature)[argument.parameter].name));
  }
  return true;
}

void UsePlanner::write_before(const UseToPlan& use, const Alternative& alternative, UsePlan& plan) {
  for (const Template& before : use.found.table->rows(alternative.before)) {
    if (!can_hoist(use)) {
      fail(plan,
           "the rewrite needs a statement in front of this one, which would run at a different "
           "time");
      return;
    }
    Expansion expansion;
    expand_template(before, site_, Precedence::loosest, expansion);
    if (!expansion.problem.empty()) {
      fail(plan, expansion.problem);
      return;
    }
    plan.needs_paddle = true;
    put_in_front(use, std::move(expansion.segments));
  }
}

// Inserts a statement in front of the one that holds the use: on a line of its own, or behind a
// semicolon where the line is shared.
void UsePlanner::put_in_front(const UseToPlan& use, std::vector<Segment> segments) {
  const std::size_t at = names_.statements[use.statement].node.start();
  std::string end = "; ";
  if (begins_line(source_, at)) {
    end = std::string(line_ending(source_, at)) + std::string(indentation(source_, at));
  }
  segments.push_back({end, {}});
  add_segments(edits_, source_, {at, at}, segments);
  edits_.edits.back().side = Side::statement;
}

// The comments of `range` that are in none of the parts that stay or go in front.
std::vector<Node> UsePlanner::lost_comments(ByteRange range,
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

// Gives the comments lines of their own in front of the statement; false where none can stand.
bool UsePlanner::put_in_front(const std::vector<Node>& comments, const UseToPlan& use) {
  const bool may_stand =
      use.statement != python::none &&
      (use.bars.bits & ~static_cast<std::uint16_t>(python::Bar::after_effects)) == 0;
  if (!may_stand) return false;
  const std::size_t at = names_.statements[use.statement].node.start();
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

std::string UsePlanner::fresh_name(std::string_view stem) {
  for (int i = 0;; ++i) {
    std::string name(stem);
    if (i > 0) name += "_" + std::to_string(i);
    const bool is_given =
        std::find(given_names_.begin(), given_names_.end(), name) != given_names_.end();
    if (is_given || names_.mentions(name)) continue;
    given_names_.push_back(name);
    return name;
  }
}

}  // namespace paddle_ls::rewrite
