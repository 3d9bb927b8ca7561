#include "engine/rewrite/plan/check_arguments.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/unplaced_argument.hpp"
#include "engine/text/cut.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

ArgumentRules::ArgumentRules(const UseSite& site, const Alternative& alternative)
    : use(site),
      call(*site.call),
      table(*site.table),
      signature(table.rows(site.rule->signature)),
      rules(table.rows(alternative.arguments)),
      order(table.rows(alternative.order)),
      conditions(table.rows(alternative.when)) {}

std::string_view ArgumentRules::parameter_name(std::uint16_t at) const {
  return table.text(signature[at].name);
}

bool ArgumentRules::has_default(std::uint16_t parameter) const {
  const BoundArgument* given = call.find(parameter);
  return given != nullptr && is_default(use, *given);
}

namespace {

// The alternative knows all that `**` passes. What it drops leaves the settings themselves.
bool is_in_sight(const ArgumentRules& of, const ArgumentRule& rule) {
  for (const Condition& condition : of.conditions) {
    if (condition.test != Test::unpacks_only || condition.negated) continue;
    const auto names = text::split(of.table.text(condition.text), ", ");
    return rule.action == ArgumentAction::drop ||
           std::find(names.begin(), names.end(), of.parameter_name(rule.parameter)) == names.end();
  }
  return false;
}

// A star passes only parameters that have a name, and only those that the project passes somewhere.
bool is_surely_absent(const ArgumentRules& of, std::string_view parameter) {
  if (!may_be_in_dictionary(parameter)) return false;
  const bool may_be_named = of.use.habits == nullptr || of.use.habits->keywords.contains(parameter);
  return !(of.call.double_star && may_be_named);
}

void hidden(const ArgumentRules& of, ArgumentPlan& result, std::uint16_t parameter) {
  result.problem = "`*` or `**` may pass " + quoted(of.parameter_name(parameter)) +
                   ", which Paddle takes differently";
}

void confirm(ArgumentPlan& result, DifferenceId difference, std::string_view reason) {
  result.needs_confirmation = true;
  if (!result.reason.empty()) return;
  result.difference = difference;
  result.reason = reason;
}

void check_hidden(const ArgumentRules& of, ArgumentPlan& result, const ArgumentRule& rule) {
  switch (rule.action) {
    case ArgumentAction::refuse:
    case ArgumentAction::confirm:
    case ArgumentAction::add:
      if (is_surely_absent(of, of.parameter_name(rule.parameter))) return;
      confirm(result, difference_named("unpacked-argument"),
              "`*` or `**` may pass " + quoted(of.parameter_name(rule.parameter)) +
                  ", which Paddle may take differently");
      return;
    case ArgumentAction::rename:
      if (of.call.double_star) hidden(of, result, rule.parameter);
      return;
    case ArgumentAction::fold:
      // A star inside the list display does what it did in the call.
      if (of.call.double_star) hidden(of, result, rule.parameter);
      return;
    case ArgumentAction::as_float: return;
    case ArgumentAction::drop:
    case ArgumentAction::set: hidden(of, result, rule.parameter);
  }
}

bool is_asked_about_here(const ArgumentRules& of, std::uint16_t parameter) {
  const bool is_set = std::any_of(of.rules.begin(), of.rules.end(), [&](const ArgumentRule& rule) {
    const auto pieces = of.table.rows(rule.value.pieces);
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece& piece) { return piece.parameter == parameter; });
  });
  return is_set || std::any_of(of.conditions.begin(), of.conditions.end(),
                               [&](const Condition& c) { return c.parameter == parameter; });
}

}  // namespace

void check_given(const ArgumentRules& of, ArgumentPlan& result) {
  for (const ArgumentRule& rule : of.rules) {
    if (rule.parameter == no_parameter) continue;
    const Given given = of.call.given(rule.parameter, of.signature);
    if (given == Given::no) continue;
    if (given == Given::maybe) {
      if (!is_in_sight(of, rule)) check_hidden(of, result, rule);
    } else if (rule.action == ArgumentAction::refuse && !of.has_default(rule.parameter)) {
      result.problem = of.table.text(rule.name);
    } else if (rule.action == ArgumentAction::confirm && !of.has_default(rule.parameter)) {
      confirm(result, rule.difference, of.table.text(rule.name));
    }
    if (!result.problem.empty()) return;
  }
  for (const ArgumentRule& rule : of.rules) {
    if (rule.action != ArgumentAction::set) continue;
    for (const Piece& piece : of.table.rows(rule.value.pieces)) {
      if (piece.parameter != no_parameter &&
          of.call.given(piece.parameter, of.signature) == Given::maybe) {
        hidden(of, result, piece.parameter);
      }
    }
  }
}

void name_left_out(const ArgumentRules& of, ArgumentPlan& result) {
  for (const ArgumentRule& rule : of.rules) {
    if (rule.action != ArgumentAction::drop) continue;
    const BoundArgument* given = of.call.find(rule.parameter);
    if (given == nullptr || given->is_absent || of.has_default(rule.parameter)) continue;
    if (!is_asked_about_here(of, rule.parameter)) {
      result.left_out.push_back(of.parameter_name(rule.parameter));
    }
  }
}

}  // namespace paddle_ls::rewrite
