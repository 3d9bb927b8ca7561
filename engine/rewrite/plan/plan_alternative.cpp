#include "engine/rewrite/plan/plan_alternative.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/arguments/f_string_place.hpp"
#include "engine/rewrite/plan/leave_settings.hpp"
#include "engine/rewrite/plan/plan_arguments.hpp"
#include "engine/rewrite/plan/plan_expression.hpp"
#include "engine/rewrite/plan/remove_statement.hpp"
#include "engine/rewrite/plan/write_in_front.hpp"
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

// The type of a parameter says what may be passed, and runs nothing; `isinstance` makes no object.
// A helper class is not what other files may have made.
bool only_names_class(const Attempt& attempt) {
  if (!attempt.table().rows(attempt.alternative.needs).empty()) return false;
  if ((attempt.use.facts.contexts & context_hint) != 0) return true;
  const bool is_type = (attempt.use.facts.contexts & context_annotation) != 0 &&
                       (attempt.use.facts.contexts & context_base) == 0;
  return is_type && attempt.alternative.difference != no_difference &&
         differences()[attempt.alternative.difference].of_instances;
}

// What the alternative could be chosen for.
void name_accepted(Attempt& attempt) {
  for (const Condition& condition : attempt.table().rows(attempt.alternative.when)) {
    const auto difference = static_cast<DifferenceId>(condition.operand);
    if (!is_accepted_difference(condition) || attempt.accepted.excludes(difference)) continue;
    attempt.plan.accepted.push_back(difference);
  }
}

void plan_arguments_of_call(Attempt& attempt) {
  const ArgumentPlan arguments = plan_arguments(attempt.site, attempt.alternative, attempt.edits);
  if (!arguments.problem.empty()) {
    fail(attempt.plan, arguments.problem);
  } else if (arguments.needs_confirmation) {
    ask_for_review(attempt.plan, attempt.accepted, arguments.difference, arguments.reason);
  }
  for (const std::string_view name : arguments.left_out) leave_out(attempt.plan, name);
}

// x.f(a) becomes callee(x, a).
void call_with_receiver(Attempt& attempt) {
  if (!attempt.use.call || attempt.call().bare_generator) {
    return fail(attempt.plan, "a method is rewritten only where it is called");
  }
  const ByteRange receiver = attempt.use.receiver.range();
  const ByteRange gap{receiver.end, attempt.call().list.start() + 1};
  if (!lost_comments(attempt, gap, {}).empty()) return fail(attempt.plan, comment_lost);
  plan_arguments_of_call(attempt);
  if (attempt.plan.ending != Ending::edits) return;
  attempt.plan.needs_paddle = true;
  attempt.edits.add({receiver.start, receiver.start},
                    full_path(attempt.site.paddle, attempt.plan.target) + "(", Side::front);
  attempt.edits.add(gap, attempt.call().arguments.empty() ? "" : ", ");
}

void replace_callee(Attempt& attempt) {
  plan_arguments_of_call(attempt);
  if (attempt.plan.ending != Ending::edits) return;
  if (attempt.use.receiver) {
    if (text::slice(attempt.site.source, attempt.use.method) != attempt.plan.target) {
      attempt.edits.add(attempt.use.method, attempt.plan.target);
    }
    return;
  }
  attempt.plan.replaces_name = true;
  const bool is_called_later =
      !attempt.call().list && (attempt.use.facts.contexts & context_reference) != 0;
  if (is_called_later && !knows_later_calls(attempt.table(), attempt.alternative) &&
      !passes_arguments_on(attempt.table(), *attempt.use.found.rule)) {
    ask_for_review(attempt.plan, attempt.accepted, "later-calls");
  }
}

void plan_outcome(Attempt& attempt) {
  switch (attempt.alternative.outcome) {
    case Outcome::keep:
      attempt.plan.stays = true;
      attempt.plan.needs_paddle = true;
      return;
    case Outcome::callee: return replace_callee(attempt);
    case Outcome::receiver: return call_with_receiver(attempt);
    case Outcome::expression: return write_expression(attempt);
    case Outcome::remove: return plan_removal_of_statement(attempt);
    case Outcome::skip:
    case Outcome::unsupported: return;
  }
}

// The use stays as it is, but for keywords that only torch knows.
void keep(Attempt& attempt) {
  const bool is_right = attempt.alternative.fix == Fix::quickfix ||
                        attempt.accepted.has(attempt.alternative.difference);
  attempt.plan.ending = is_right ? Ending::nothing : Ending::manual;
  attempt.plan.reason = attempt.table().text(attempt.alternative.reason);
  if (attempt.plan.ending != Ending::nothing) return;
  if (!attempt.call().has_other_names() && !attempt.call().is_in_earlier_order) return;
  attempt.plan.ending = Ending::edits;
  plan_arguments_of_call(attempt);
}

void fit_into_f_string(Attempt& attempt, const EditMark& from) {
  if (!attempt.use.bars.has(python::Bar::f_string)) return;
  const FStringPlace place(attempt.site.source, attempt.statement(), attempt.use.name);
  if (!place.fit(attempt.edits, from)) fail(attempt.plan, no_place_in_f_string);
}

void open_calls(Attempt& attempt) {
  for (const Condition& condition : attempt.table().rows(attempt.alternative.when)) {
    if (condition.test != Test::callee || condition.negated) continue;
    const Node opened =
        find_part(attempt.site.rule_call(), condition.parameter, condition.part).node;
    if (opened) attempt.site.opened.push_back(opened.range());
  }
}

// What the rule puts before a call and after it.
void write_around(Attempt& attempt) {
  if (attempt.alternative.front.empty() && attempt.alternative.suffix.empty()) return;
  if (!attempt.use.call) {
    return fail(attempt.plan, "the results of later calls would have to be rewritten");
  }
  const Expansion front =
      expand_template(attempt.alternative.front, attempt.site, Precedence::loosest);
  const Expansion suffix =
      expand_template(attempt.alternative.suffix, attempt.site, Precedence::primary);
  const bool is_plain_suffix =
      std::all_of(suffix.evaluated.begin(), suffix.evaluated.end(),
                  [&](const Evaluated& part) { return may_move(attempt.site, part.node); });
  if (!is_plain_suffix) {
    return fail(attempt.plan, "the rewrite would evaluate an argument in a different order");
  }
  if (!suffix.problem.empty()) return fail(attempt.plan, suffix.problem);
  const ByteRange range = attempt.use.call.range();
  attempt.plan.needs_paddle = true;
  if (const std::string text = whole_text(front.expression); !text.empty()) {
    attempt.edits.add({range.start, range.start}, text, Side::front);
  }
  add_segments(attempt.edits, attempt.site.source, {range.end, range.end},
               segments_of(suffix.expression));
  attempt.edits.edits.back().side = Side::behind;
}

}  // namespace

void plan_alternative(Attempt& attempt) {
  attempt.plan.ending = Ending::edits;
  attempt.plan.extent = attempt.site.whole.range();
  attempt.plan.target = attempt.table().text(attempt.alternative.callee);
  open_calls(attempt);
  name_accepted(attempt);
  switch (attempt.alternative.outcome) {
    case Outcome::skip: attempt.plan.ending = Ending::nothing; return;
    case Outcome::unsupported:
      fail(attempt.plan, std::string(attempt.table().text(attempt.alternative.reason)));
      return;
    case Outcome::keep:
      if (attempt.alternative.patches) break;
      keep(attempt);
      return;
    default: break;
  }
  const EditMark before = attempt.edits.mark();
  plan_outcome(attempt);
  if (attempt.plan.ending == Ending::edits) write_around(attempt);
  if (attempt.plan.ending == Ending::edits) write_before(attempt);
  if (attempt.plan.ending == Ending::edits) fit_into_f_string(attempt, before);
  if (attempt.plan.ending == Ending::edits) leave_settings(attempt);
  attempt.plan.needs = attempt.alternative.needs;
  if (attempt.plan.ending != Ending::edits || attempt.alternative.fix == Fix::quickfix) return;
  if (only_names_class(attempt)) return;
  ask_for_review(attempt.plan, attempt.accepted, attempt.alternative.difference,
                 attempt.table().text(attempt.alternative.reason));
}

}  // namespace paddle_ls::rewrite
