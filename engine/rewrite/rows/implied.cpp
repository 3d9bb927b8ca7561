#include "engine/rewrite/rows/implied.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/rewrite/source/python_expression.hpp"

namespace paddle_ls::rewrite {

namespace {

// Higher counts make no difference.
constexpr std::uint32_t highest_count = 64;

bool same_part(const RuleTable& table, const Condition& a, const Condition& b) {
  return a.parameter == b.parameter && a.part.nth == b.part.nth && a.part.index == b.part.index &&
         a.part.step == b.part.step && table.text(a.part.keyword) == table.text(b.part.keyword);
}

bool is_count(Test test) {
  return test == Test::positional_count || test == Test::argument_count || test == Test::length;
}

// The number that a condition compares with, if it compares numbers.
std::optional<double> bound_of(const RuleTable& table, const Condition& condition) {
  if (is_count(condition.test)) return condition.operand;
  if (condition.test == Test::number) return number_in(table.text(condition.text));
  return {};
}

// Whether every number that fulfils `known` fulfils `asked`: both only change at their bounds, so
// it is enough to test the bounds and one number in each interval.
bool numbers_imply(double first, const Condition& known, double second, const Condition& asked) {
  const double low = std::min(first, second);
  const double high = std::max(first, second);
  std::vector<double> samples = {low, high, low - 1, high + 1, (low + high) / 2};
  if (is_count(known.test)) {
    samples.pop_back();
    for (double value = 0; value <= high + 1 && value <= highest_count; ++value)
      samples.push_back(value);
  }
  return std::all_of(samples.begin(), samples.end(), [&](double value) {
    if (is_count(known.test) && value < 0) return true;
    const bool holds = compares(value, known.comparison, first) != known.negated;
    return !holds || compares(value, asked.comparison, second) != asked.negated;
  });
}

// The kinds that an argument spelled as `literal` may have; 0 if not known.
std::uint32_t kinds_of_literal(std::string_view literal) {
  if (literal.starts_with('*') || literal.ends_with('*')) return 0;
  if (literal == "None") return kind_none;
  if (literal.starts_with('[')) return kind_list;
  if (literal.starts_with('(')) return kind_tuple;
  if (literal == "True" || literal == "False") return kind_bool;
  if (literal.starts_with('\'') || literal.starts_with('"')) return kind_string;
  if (!number_in(literal)) return 0;
  return literal.find_first_of(".eE") == std::string_view::npos ? kind_int : kind_float;
}

// The kinds one of which an argument has if the condition holds; 0 if unknown.
std::uint32_t kinds_when_held(const RuleTable& table, const Condition& condition) {
  if (condition.negated) return 0;
  switch (condition.test) {
    case Test::kind: return condition.operand;
    case Test::literal: return kinds_of_literal(table.text(condition.text));
    case Test::callee: return kind_call;
    default: return 0;
  }
}

bool says_given(const Condition& condition) {
  return condition.test == (condition.negated ? Test::absent : Test::has);
}

bool says_absent(const Condition& condition) {
  return condition.test == (condition.negated ? Test::has : Test::absent);
}

// A condition on the argument itself does not hold for an absent argument.
bool looks_at_argument(const RuleTable& table, const Rule& rule, const Condition& condition) {
  const bool is_variadic =
      condition.parameter != no_parameter &&
      table.rows(rule.signature)[condition.parameter].kind == ParameterKind::variadic;
  switch (condition.test) {
    case Test::kind:
    case Test::literal:
    case Test::number:
    case Test::plain:
    case Test::made:
    case Test::held:
    case Test::callee: return true;
    case Test::length:
      return !is_variadic || !condition.part.is_whole();  // the count of no arguments is 0
    case Test::positional_count:
    case Test::argument_count: return condition.parameter != no_parameter;
    default: return false;
  }
}

// An argument that is explicitly None, its default, counts as absent and is still None.
bool admits_none(const RuleTable& table, const Rule& rule, const Condition& condition) {
  if (condition.parameter == no_parameter || !condition.part.is_whole()) return false;
  const Parameter& parameter = table.rows(rule.signature)[condition.parameter];
  if (table.text(parameter.default_text) != "None") return false;
  if (condition.test == Test::plain) return true;
  return (kinds_when_held(
              table, Condition{condition.text, condition.part, condition.operand,
                               condition.parameter, condition.test, condition.comparison, false}) &
          kind_none) != 0;
}

bool identical(const RuleTable& table, const Condition& a, const Condition& b) {
  const bool compares_numbers = is_count(a.test) || a.test == Test::number;
  return a.test == b.test && a.negated == b.negated && a.operand == b.operand &&
         table.text(a.text) == table.text(b.text) && same_part(table, a, b) &&
         (!compares_numbers || a.comparison == b.comparison);
}

// True for two literals that no argument can equal at once. Numbers are left out: 1 equals 1.0.
bool surely_differ(std::string_view a, std::string_view b) {
  const std::uint32_t kinds = kinds_of_literal(a) | kinds_of_literal(b);
  if (kinds_of_literal(a) == 0 || kinds_of_literal(b) == 0) return false;
  if (kinds != kind_string) return a != b && (kinds & (kind_int | kind_float)) == 0;
  return a.size() < 2 || b.size() < 2 || a.substr(1, a.size() - 2) != b.substr(1, b.size() - 2);
}

bool holds_from_one_on(const Condition& count) {
  for (std::uint32_t value = 1; value <= highest_count; ++value) {
    if (compares(value, count.comparison, count.operand) == count.negated) return false;
  }
  return true;
}

// Whether `known` implies `asked`; both are about the same argument.
bool implies_of_argument(const RuleTable& table, const Rule& rule, const Condition& known,
                         const Condition& asked) {
  const bool known_looks = looks_at_argument(table, rule, known);
  const bool asked_looks = looks_at_argument(table, rule, asked);
  if (says_given(asked)) {
    return says_given(known) || (known_looks && !known.negated && !admits_none(table, rule, known));
  }
  if (says_absent(known)) {
    return says_absent(asked) || (asked_looks && asked.negated && !admits_none(table, rule, asked));
  }
  const auto first = bound_of(table, known);
  const auto second = bound_of(table, asked);
  // The negation of a test also holds for an argument that the test cannot judge.
  const bool is_counted = known.test == asked.test && first && second && !known.negated;
  if (is_counted && numbers_imply(*first, known, *second, asked)) return true;
  if (asked.test == Test::kind) {
    if (known.test == Test::kind && known.negated && asked.negated) {
      return (asked.operand & ~known.operand) == 0;
    }
    const std::uint32_t kinds = kinds_when_held(table, known);
    if (kinds == 0) return false;
    return asked.negated ? (kinds & asked.operand) == 0 : (kinds & ~asked.operand) == 0;
  }
  if (asked.test == Test::literal && asked.negated && known.test == Test::literal &&
      !known.negated) {
    return surely_differ(table.text(known.text), table.text(asked.text));
  }
  return false;
}

// The same for conditions on the call as a whole.
bool implies_of_call(const RuleTable& table, const Condition& known, const Condition& asked) {
  const bool is_whole = known.parameter == no_parameter;
  if (asked.parameter != no_parameter) {
    const bool has_none =
        is_whole && known.test == Test::argument_count && holds_from_one_on(opposite(known));
    return has_none && says_absent(asked);
  }
  const auto first = bound_of(table, known);
  const auto second = bound_of(table, asked);
  if (is_whole && first && second && known.test == asked.test) {
    return numbers_imply(*first, known, *second, asked);
  }
  if (is_whole && known.test == Test::positional_count && asked.test == Test::argument_count &&
      first && second && known.comparison == Comparison::at_least &&
      asked.comparison == Comparison::at_least && !known.negated && !asked.negated) {
    return *first >= *second;
  }
  // A condition on an argument requires at least one argument.
  const bool needs_one = asked.test == Test::argument_count && holds_from_one_on(asked);
  return needs_one && says_given(known) && known.part.is_whole();
}

bool implies_of_context(const Condition& known, const Condition& asked) {
  if (known.negated != asked.negated) return false;
  return asked.negated ? (asked.operand & ~known.operand) == 0
                       : (known.operand & ~asked.operand) == 0;
}

}  // namespace

bool implies(const RuleTable& table, const Rule& rule, const Condition& known,
             const Condition& asked) {
  if (identical(table, known, asked)) return true;
  if (known.test == Test::context && asked.test == Test::context) {
    return implies_of_context(known, asked);
  }
  const bool same_argument = known.parameter != no_parameter && same_part(table, known, asked);
  return same_argument ? implies_of_argument(table, rule, known, asked)
                       : implies_of_call(table, known, asked);
}

Condition opposite(Condition condition) {
  condition.negated = !condition.negated;
  return condition;
}

}  // namespace paddle_ls::rewrite
