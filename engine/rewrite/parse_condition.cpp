#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "engine/rewrite/parse_template.hpp"
#include "engine/rewrite/python_expression.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 12> kind_names = {{
    {"int", kind_int},
    {"float", kind_float},
    {"str", kind_string},
    {"bool", kind_bool},
    {"none", kind_none},
    {"list", kind_list},
    {"tuple", kind_tuple},
    {"name", kind_name},
    {"attribute", kind_attribute},
    {"call", kind_call},
    {"lambda", kind_lambda},
    {"other", kind_other},
}};

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 8> context_names = {{
    {"call", context_call},
    {"ref", context_reference},
    {"annotation", context_annotation},
    {"base", context_base},
    {"decorator", context_decorator},
    {"store", context_store},
    {"stmt", context_statement},
    {"next", context_next},
}};

template <std::size_t N>
std::uint32_t bit_of(std::string_view name,
                     const std::array<std::pair<std::string_view, std::uint32_t>, N>& names) {
  for (const auto& [text, bit] : names) {
    if (text == name) return bit;
  }
  return 0;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(' ');
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(' ') - start + 1);
}

bool take(std::string_view& text, std::string_view head) {
  if (!text.starts_with(head)) return false;
  text = trimmed(text.substr(head.size()));
  return true;
}

bool take_comparison(std::string_view& text, Comparison& result) {
  static constexpr std::array<std::pair<std::string_view, Comparison>, 6> operators = {{
      {"==", Comparison::equal},
      {"!=", Comparison::not_equal},
      {"<=", Comparison::at_most},
      {">=", Comparison::at_least},
      {"<", Comparison::less},
      {">", Comparison::greater},
  }};
  for (const auto& [spelled, comparison] : operators) {
    if (!take(text, spelled)) continue;
    result = comparison;
    return true;
  }
  return false;
}

// "[int,str]" to bits; zero when a name is not known.
std::uint32_t kinds_in(std::string_view list) {
  if (!list.starts_with('[') || !list.ends_with(']')) return 0;
  list = list.substr(1, list.size() - 2);
  std::uint32_t result = 0;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    const std::uint32_t bit = bit_of(trimmed(list.substr(0, comma)), kind_names);
    if (bit == 0) return 0;
    result |= bit;
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
  }
  return result;
}

// 'False' or '1': whoever writes so means the constant, which no text is equal to.
bool is_quoted_constant(std::string_view text) {
  const bool is_quoted = text.size() > 2 && text.front() == '\'' && text.back() == '\'';
  if (!is_quoted) return false;
  const std::string_view inside = text.substr(1, text.size() - 2);
  return inside == "True" || inside == "False" || inside == "None" || number_in(inside);
}

}  // namespace

Result<Condition> parse_condition(std::string_view text, const std::vector<Parameter>& signature,
                                  RuleTableBuilder& into) {
  const std::string spelled(text);
  const auto failure = [&](std::string_view why) {
    return error("the condition `" + spelled + "` " + std::string(why));
  };
  Condition result;
  text = trimmed(text);
  while (take(text, "not ")) result.negated = !result.negated;

  if (text == "can_hoist") {
    result.test = Test::can_hoist;
    return result;
  }
  if (text == "recv==sure") {
    result.test = Test::receiver_sure;
    return result;
  }
  if (take(text, "ctx")) {
    result.test = Test::context;
    if (!take_comparison(text, result.comparison)) return failure("compares `ctx` with nothing");
    if (result.comparison == Comparison::not_equal) result.negated = !result.negated;
    result.operand = bit_of(text, context_names);
    if (result.operand == 0) return failure("names no context");
    return result;
  }
  if (text.starts_with("npos") || text.starts_with("nargs")) {
    result.test = take(text, "npos") ? Test::positional_count : Test::argument_count;
    if (result.test == Test::argument_count) take(text, "nargs");
    if (!take_comparison(text, result.comparison)) return failure("compares a count with nothing");
    const auto [end, failed] =
        std::from_chars(text.data(), text.data() + text.size(), result.operand);
    if (failed != std::errc{} || end != text.data() + text.size()) {
      return failure("compares a count with something that is not a number");
    }
    return result;
  }

  static constexpr std::array<std::pair<std::string_view, Test>, 6> tests = {{
      {"has(", Test::has},
      {"absent(", Test::absent},
      {"lit(", Test::literal},
      {"num(", Test::number},
      {"kind(", Test::kind},
      {"pure(", Test::plain},
  }};
  for (const auto& [head, test] : tests) {
    if (!take(text, head)) continue;
    result.test = test;
    const std::size_t close = text.find(')');
    result.parameter = parameter_named(trimmed(text.substr(0, close)), signature, into);
    if (close == std::string_view::npos || result.parameter == no_parameter) {
      return failure("names no parameter of the signature");
    }
    text = trimmed(text.substr(close + 1));
    if (test == Test::kind) {
      if (take(text, "not ")) result.negated = !result.negated;
      result.operand = take(text, "in") ? kinds_in(text) : 0;
      if (result.operand == 0) return failure("names no kinds of arguments");
    } else if (test == Test::literal) {
      if (!take_comparison(text, result.comparison) || text.empty()) {
        return failure("compares with no literal");
      }
      if (is_quoted_constant(text)) {
        return failure(
            "compares with a text that is spelled like a constant: leave the quotes out");
      }
      if (result.comparison == Comparison::not_equal) result.negated = !result.negated;
      result.text = into.add(text);
    } else if (test == Test::number) {
      if (!take_comparison(text, result.comparison) || !number_in(text)) {
        return failure("compares with no number");
      }
      result.text = into.add(text);
    } else if (!text.empty()) {
      return failure("goes on behind its end");
    }
    return result;
  }
  return failure("is not known");
}

}  // namespace paddle_ls::rewrite
