#include "engine/rewrite/plan/plan_alternative.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/f_string_place.hpp"
#include "engine/rewrite/plan/plan_arguments.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

constexpr const char* no_place_in_f_string = "the rewrite does not fit into an f-string";

std::string full_path(std::string_view paddle, std::string_view target) {
  static constexpr std::string_view root = "paddle";
  if (!target.starts_with(root)) return std::string(target);
  return std::string(paddle) + std::string(target.substr(root.size()));
}

// True when every alternative leaves the arguments as they are, but for Paddle's own forms, which
// know what comes later.
bool passes_arguments_on(const RuleTable& table, const Rule& rule) {
  for (const Alternative& alternative : table.rows(rule.alternatives)) {
    if (asks_for_acceptance(table, alternative)) continue;
    if (!alternative.arguments.empty() || !alternative.order.empty()) return false;
  }
  return true;
}

// True for an alternative that asks for the keywords of calls that come later.
bool knows_later_calls(const RuleTable& table, const Alternative& alternative) {
  const auto conditions = table.rows(alternative.when);
  return std::any_of(conditions.begin(), conditions.end(), [](const Condition& condition) {
    return condition.test == Test::passed && condition.negated;
  });
}

}  // namespace

UsePlan AlternativePlanner::plan() {
  plan_.ending = Ending::edits;
  plan_.extent = site_.whole.range();
  plan_.target = table().text(alternative_.callee);
  open_calls();
  name_accepted();
  switch (alternative_.outcome) {
    case Outcome::skip: plan_.ending = Ending::nothing; return plan_;
    case Outcome::unsupported:
      fail(plan_, std::string(table().text(alternative_.reason)));
      return plan_;
    case Outcome::keep:
      if (alternative_.patches) break;
      keep();
      return plan_;
    default: break;
  }
  const EditMark before = edits_.mark();
  plan_outcome();
  if (plan_.ending == Ending::edits) write_around();
  if (plan_.ending == Ending::edits) write_before();
  if (plan_.ending == Ending::edits) fit_into_f_string(before);
  if (plan_.ending == Ending::edits) leave_settings();
  plan_.needs = alternative_.needs;
  if (plan_.ending != Ending::edits || alternative_.fix == Fix::quickfix) return plan_;
  if (only_names_class()) return plan_;
  ask_for_review(plan_, accepted_, alternative_.difference, table().text(alternative_.reason));
  return plan_;
}

// The type of a parameter says what may be passed, and runs nothing; `isinstance` makes no object.
// A helper class is not what other files may have made.
bool AlternativePlanner::only_names_class() const {
  if (!table().rows(alternative_.needs).empty()) return false;
  if ((use_.facts.contexts & context_hint) != 0) return true;
  const bool is_type =
      (use_.facts.contexts & context_annotation) != 0 && (use_.facts.contexts & context_base) == 0;
  return is_type && alternative_.difference != no_difference &&
         differences()[alternative_.difference].of_instances;
}

// What the alternative could be chosen for.
void AlternativePlanner::name_accepted() {
  for (const Condition& condition : table().rows(alternative_.when)) {
    const auto difference = static_cast<DifferenceId>(condition.operand);
    if (!is_accepted_difference(condition) || accepted_.excludes(difference)) continue;
    plan_.accepted.push_back(difference);
  }
}

void AlternativePlanner::plan_outcome() {
  switch (alternative_.outcome) {
    case Outcome::keep:
      plan_.stays = true;
      plan_.needs_paddle = true;
      return;
    case Outcome::callee: return replace_callee();
    case Outcome::receiver: return call_with_receiver();
    case Outcome::expression: return write_expression();
    case Outcome::remove: return plan_removal_of_statement();
    case Outcome::skip:
    case Outcome::unsupported: return;
  }
}

// The use stays as it is, but for keywords that only torch knows.
void AlternativePlanner::keep() {
  const bool is_right = alternative_.fix == Fix::quickfix || accepted_.has(alternative_.difference);
  plan_.ending = is_right ? Ending::nothing : Ending::manual;
  plan_.reason = table().text(alternative_.reason);
  if (plan_.ending != Ending::nothing) return;
  if (!call().has_other_names() && !call().is_in_earlier_order) return;
  plan_.ending = Ending::edits;
  plan_arguments_of_call();
}

void AlternativePlanner::fit_into_f_string(const EditMark& from) {
  if (!use_.bars.has(python::Bar::f_string)) return;
  const FStringPlace place(source_, statement(), use_.name);
  if (!place.fit(edits_, from)) fail(plan_, no_place_in_f_string);
}

void AlternativePlanner::open_calls() {
  for (const Condition& condition : table().rows(alternative_.when)) {
    if (condition.test != Test::callee || condition.negated) continue;
    const Node opened =
        find_part(call(), table(), *site_.rule, condition.parameter, condition.part, source_).node;
    if (opened) site_.opened.push_back(opened.range());
  }
}

void AlternativePlanner::plan_arguments_of_call() {
  const ArgumentPlan arguments = plan_arguments(site_, alternative_, edits_);
  if (!arguments.problem.empty()) {
    fail(plan_, arguments.problem);
  } else if (arguments.needs_confirmation) {
    ask_for_review(plan_, accepted_, arguments.difference, arguments.reason);
  }
  for (const std::string_view name : arguments.left_out) leave_out(name);
}

void AlternativePlanner::leave_out(std::string_view argument) {
  if (!plan_.left_out.empty()) plan_.left_out += ", ";
  plan_.left_out += "`" + std::string(argument) + "`";
}

void AlternativePlanner::replace_callee() {
  plan_arguments_of_call();
  if (plan_.ending != Ending::edits) return;
  if (use_.receiver) {
    if (text::slice(source_, use_.method) != plan_.target) edits_.add(use_.method, plan_.target);
    return;
  }
  plan_.replaces_name = true;
  const bool is_called_later = !call().list && (use_.facts.contexts & context_reference) != 0;
  if (is_called_later && !knows_later_calls(table(), alternative_) &&
      !passes_arguments_on(table(), *use_.found.rule)) {
    ask_for_review(plan_, accepted_, "later-calls");
  }
}

// What the rule puts in front of a call and behind it.
void AlternativePlanner::write_around() {
  if (alternative_.front.empty() && alternative_.suffix.empty()) return;
  if (!use_.call) return fail(plan_, "the results of later calls would have to be rewritten");
  const Expansion front = expand_template(alternative_.front, site_, Precedence::loosest);
  const Expansion suffix = expand_template(alternative_.suffix, site_, Precedence::primary);
  const bool is_plain_suffix =
      std::all_of(suffix.evaluated.begin(), suffix.evaluated.end(),
                  [&](const Evaluated& part) { return may_move(site_, part.node); });
  if (!is_plain_suffix)
    return fail(plan_, "the rewrite would evaluate an argument in a different order");
  if (!suffix.problem.empty()) return fail(plan_, suffix.problem);
  const ByteRange range = use_.call.range();
  plan_.needs_paddle = true;
  if (const std::string text = whole_text(front.expression); !text.empty()) {
    edits_.add({range.start, range.start}, text, Side::front);
  }
  add_segments(edits_, source_, {range.end, range.end}, segments_of(suffix.expression));
  edits_.edits.back().side = Side::behind;
}

// x.f(a) becomes callee(x, a).
void AlternativePlanner::call_with_receiver() {
  if (!use_.call || call().bare_generator) {
    return fail(plan_, "a method is rewritten only where it is called");
  }
  const ByteRange receiver = use_.receiver.range();
  const ByteRange gap{receiver.end, call().list.start() + 1};
  if (!lost_comments(gap, {}).empty()) return fail(plan_, comment_lost);
  plan_arguments_of_call();
  if (plan_.ending != Ending::edits) return;
  plan_.needs_paddle = true;
  edits_.add({receiver.start, receiver.start}, full_path(site_.paddle, plan_.target) + "(",
             Side::front);
  edits_.add(gap, call().arguments.empty() ? "" : ", ");
}

void AlternativePlanner::plan_removal_of_statement() {
  if ((use_.facts.contexts & context_restated) != 0) return remove_shared_statement();
  const RemovalPlan removal = plan_removal(site_, statement(), is_store());
  if (!removal.problem.empty()) return fail(plan_, removal.problem);
  remove(removal);
}

// All uses in the statement bring the same edit.
void AlternativePlanner::remove_shared_statement() {
  RemovalPlan removal = removal_of(source_, statement());
  if (!removal.gap.empty()) return fail(plan_, "its statement shares its line");
  removal.leaves_block = true;
  if (!keep_comments(removal.statement, {})) return;
  plan_.removes = true;
  plan_.extent = removal.range;
  note_removal(removal);
  edits_.add_shared(removal.range, "");
}

void AlternativePlanner::note_removal(const RemovalPlan& removal) {
  if (removal.leaves_block && site_.names->statements[use_.statement].parent != python::none) {
    plan_.removed_statement = removal.statement;
  }
}

void AlternativePlanner::remove(const RemovalPlan& removal) {
  if (!keep_comments(removal.statement, {})) return;
  plan_.removes = true;
  plan_.extent = removal.range;
  note_removal(removal);
  edits_.add(removal.range, "");
  if (!removal.gap.empty()) edits_.add(removal.gap, "");
}

}  // namespace paddle_ls::rewrite
