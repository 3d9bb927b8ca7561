#include "engine/rewrite/choose_alternative.hpp"

#include <algorithm>

#include "engine/rewrite/python_expression.hpp"

namespace paddle_ls::rewrite {

namespace {

enum class Truth : std::uint8_t { no, maybe, yes };

Truth truth(bool value) {
  return value ? Truth::yes : Truth::no;
}

Truth negated(Truth value) {
  if (value == Truth::maybe) return value;
  return truth(value == Truth::no);
}

template <class Number>
bool compares(Number left, Comparison comparison, Number right) {
  switch (comparison) {
    case Comparison::equal: return left == right;
    case Comparison::not_equal: return left != right;
    case Comparison::less: return left < right;
    case Comparison::at_most: return left <= right;
    case Comparison::greater: return left > right;
    case Comparison::at_least: return left >= right;
  }
  return false;
}

// A string literal means the same with either quote.
bool same_literal(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const auto is_quoted = [](std::string_view text) {
    return text.size() >= 2 && (text.front() == '\'' || text.front() == '"') &&
           text.front() == text.back();
  };
  return is_quoted(a) && is_quoted(b) && a.substr(1, a.size() - 2) == b.substr(1, b.size() - 2);
}

class Judge {
 public:
  Judge(const RuleTable& table, const Rule& rule, const BoundCall& call, const UseFacts& use,
        std::string_view source)
      : table_(table),
        signature_(table.rows(rule.signature)),
        call_(call),
        use_(use),
        source_(source) {}

  Truth judge(const Condition& condition) const {
    const Truth plain = judge_plain(condition);
    return condition.negated ? negated(plain) : plain;
  }

 private:
  Truth judge_plain(const Condition& condition) const {
    switch (condition.test) {
      case Test::context: return truth((use_.contexts & condition.operand) != 0);
      case Test::can_hoist: return truth(use_.can_hoist);
      case Test::receiver_sure: return truth(use_.receiver_sure);
      default: break;
    }
    if (!call_.list) return Truth::maybe;
    if (condition.test == Test::positional_count || condition.test == Test::argument_count) {
      return judge_count(condition);
    }
    const Given given = call_.given(condition.parameter, signature_);
    if (given == Given::maybe) return Truth::maybe;
    if (condition.test == Test::has) return truth(given == Given::yes);
    if (condition.test == Test::absent) return truth(given == Given::no);
    const BoundArgument* argument = call_.find(condition.parameter);
    if (argument == nullptr) return Truth::no;
    switch (condition.test) {
      case Test::kind: return truth((argument_kind(argument->value) & condition.operand) != 0);
      case Test::plain: return truth(is_plain(argument->value));
      case Test::literal: return judge_literal(condition, argument->value);
      case Test::number: return judge_number(condition, argument->value);
      default: return Truth::no;
    }
  }

  Truth judge_count(const Condition& condition) const {
    std::uint32_t count = call_.positional;
    if (condition.test == Test::argument_count) {
      count = static_cast<std::uint32_t>(call_.arguments.size());
    }
    const bool is_open = call_.star_from != no_parameter ||
                         (call_.double_star && condition.test == Test::argument_count);
    return is_open ? Truth::maybe : truth(compares(count, condition.comparison, condition.operand));
  }

  // A value that is not a literal may turn out to be the one asked for.
  Truth judge_literal(const Condition& condition, syntax::Node value) const {
    constexpr std::uint32_t literals = kind_int | kind_float | kind_string | kind_bool | kind_none;
    if (same_literal(value.in(source_), table_.text(condition.text))) return Truth::yes;
    return (argument_kind(value) & literals) != 0 ? Truth::no : Truth::maybe;
  }

  Truth judge_number(const Condition& condition, syntax::Node value) const {
    if (const auto number = number_in(value.in(source_))) {
      return truth(compares(*number, condition.comparison,
                            number_in(table_.text(condition.text)).value_or(0)));
    }
    constexpr std::uint32_t literals = kind_string | kind_none | kind_list | kind_tuple;
    return (argument_kind(value) & literals) != 0 ? Truth::no : Truth::maybe;
  }

  const RuleTable& table_;
  std::span<const Parameter> signature_;
  const BoundCall& call_;
  const UseFacts& use_;
  std::string_view source_;
};

}  // namespace

Choice choose_alternative(const RuleTable& table, const Rule& rule, std::size_t from,
                          const BoundCall& call, const UseFacts& use, std::string_view source) {
  const Judge judge(table, rule, call, use, source);
  Choice result;
  for (const Alternative& alternative : table.rows(rule.alternatives).subspan(from)) {
    Truth holds = Truth::yes;
    for (const Condition& condition : table.rows(alternative.when)) {
      holds = std::min(holds, judge.judge(condition));
    }
    if (holds == Truth::yes) {
      result.alternative = &alternative;
      return result;
    }
    result.unsure = result.unsure || holds == Truth::maybe;
  }
  return result;
}

}  // namespace paddle_ls::rewrite
