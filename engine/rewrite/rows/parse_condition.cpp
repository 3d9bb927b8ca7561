#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "engine/python/facts/facts.hpp"
#include "engine/rewrite/rows/parse_place.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/read_attributes.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 14> kind_names = {{
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
    {"dict", kind_dictionary},
    {"star", kind_star},
    {"other", kind_other},
}};

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 26> context_names = {{
    {"call", context_call},
    {"value", context_reference},
    {"annotation", context_annotation},
    {"base", context_base},
    {"decorator", context_decorator},
    {"store", context_store},
    {"statement", context_statement},
    {"next", context_next},
    {"parts", context_parts},
    {"each", context_each},
    {"assigned", context_assigned},
    {"compared", context_compared},
    {"hint", context_hint},
    {"on_results", context_on_results},
    {"restated", context_restated},
    {"stored", context_stored},
    {"items", context_items},
    {"rate", context_rate},
    {"rate_set", context_rate_set},
    {"rate_times", context_rate_times},
    {"rate_over", context_rate_over},
    {"kept", context_kept},
    {"may_lack", context_may_lack},
    {"changed", context_changed},
    {"tested", context_tested},
    {"type", context_type},
}};

constexpr std::uint32_t bit(python::Fact fact) {
  return static_cast<std::uint32_t>(fact);
}

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 21> fact_names = {{
    {"fresh", bit(python::Fact::fresh)},
    {"may_be_number", bit(python::Fact::may_be_number)},
    {"casts_self", bit(python::Fact::casts_self)},
    {"casts_other", bit(python::Fact::casts_other)},
    {"mixes", bit(python::Fact::mixes)},
    {"with_tensor", bit(python::Fact::with_tensor)},
    {"narrows", bit(python::Fact::narrows)},
    {"plain_type", bit(python::Fact::plain_type)},
    {"written", bit(python::Fact::written)},
    {"has_axes", bit(python::Fact::has_axes)},
    {"small", bit(python::Fact::small)},
    {"truths", bit(python::Fact::truths)},
    {"gradient", bit(python::Fact::gradient)},
    {"with_gradient", bit(python::Fact::with_gradient)},
    {"own", bit(python::Fact::own)},
    {"given_tensor", bit(python::Fact::given_tensor)},
    {"guarded", bit(python::Fact::guarded)},
    {"padded", bit(python::Fact::padded)},
    {"plain_base", bit(python::Fact::plain_base)},
    {"may_be_none", bit(python::Fact::may_be_none)},
    {"untyped", bit(python::Fact::untyped)},
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
  return text::trimmed(text, " ");
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

// "[int,str]" to bits; zero if a name is not known.
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

// Words and dots, as in `collections.OrderedDict`.
bool is_dotted_name(std::string_view text) {
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && is_word(text.front()) && is_word(text.back()) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return is_word(c) || c == '.'; });
}

// 'False' or '1' means the constant, which does not equal any string.
bool is_quoted_constant(std::string_view text) {
  const bool is_quoted = text.size() > 2 && text.front() == '\'' && text.back() == '\'';
  if (!is_quoted) return false;
  const std::string_view inside = text.substr(1, text.size() - 2);
  return inside == "True" || inside == "False" || inside == "None" || number_in(inside);
}

// The number at the end of a condition; nothing if there is something else.
std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t result = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (failed != std::errc{} || end != text.data() + text.size()) return {};
  return result;
}

// "statement|decorator" to bits; zero when a name is not known.
std::uint32_t contexts_in(std::string_view list) {
  std::uint32_t result = 0;
  while (!list.empty()) {
    const std::size_t bar = list.find('|');
    const std::uint32_t bit = bit_of(trimmed(list.substr(0, bar)), context_names);
    if (bit == 0) return 0;
    result |= bit;
    list = bar == std::string_view::npos ? std::string_view{} : list.substr(bar + 1);
  }
  return result;
}

// The former prefixes of conditions, and the current ones.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> former_words = {{
    {"lit(", "literal("},
    {"num(", "number("},
    {"pure(", "plain("},
    {"len(", "length("},
    {"npos", "positional_count"},
    {"nargs", "argument_count"},
    {"no kw", "no_keywords"},
    {"ctx", "used_as"},
    {"recv==", "receiver=="},
}};

class ConditionReader {
 public:
  ConditionReader(std::string_view text, const std::vector<Parameter>& signature,
                  RuleTableBuilder& into)
      : spelled_(text), rest_(trimmed(text)), signature_(signature), into_(into) {}

  Result<Condition> read() {
    while (take(rest_, "not ")) result_.negated = !result_.negated;
    if (rest_ == "can_hoist") return of_the_use(Test::can_hoist);
    if (rest_ == "undecided") return of_the_use(Test::undecided);
    if (rest_ == "receiver==sure") return of_the_use(Test::receiver_sure);
    if (rest_ == "receiver==unknown") return of_the_use(Test::receiver_unknown);
    if (rest_ == "no_keywords") return of_the_use(Test::no_keywords);
    if (rest_ == "unpacks") return of_the_use(Test::unpacks);
    if (take(rest_, "unpacks_only(")) return read_unpacked();
    if (take(rest_, "file has ")) return read_file_has();
    if (take(rest_, "reads(")) return read_reads();
    if (take(rest_, "known(")) return read_fact();
    if (take(rest_, "accepted(")) return read_accepted();
    if (take(rest_, "passed(")) return read_passed();
    if (take(rest_, "used_as")) return read_context();
    if (take(rest_, "positional_count")) return read_count(Test::positional_count);
    if (take(rest_, "argument_count")) return read_count(Test::argument_count);
    if (take(rest_, "length")) return read_count(Test::length);
    static constexpr std::array<std::pair<std::string_view, Test>, 9> tests = {{
        {"has", Test::has},
        {"absent", Test::absent},
        {"shows", Test::shows},
        {"literal", Test::literal},
        {"number", Test::number},
        {"kind", Test::kind},
        {"plain", Test::plain},
        {"made", Test::made},
        {"held", Test::held},
    }};
    for (const auto& [name, test] : tests) {
      if (!rest_.starts_with(std::string(name) + "(")) continue;
      take(rest_, name);
      result_.test = test;
      if (const auto place = read_place(); !place) return place;
      return read_operand();
    }
    return read_callee();
  }

 private:
  Result<Condition> failure(std::string_view why) const {
    return error("the condition `" + std::string(spelled_) + "` " + std::string(why));
  }

  Result<Condition> not_known() const {
    for (const auto& [former, now] : former_words) {
      if (!rest_.starts_with(former)) continue;
      return failure("is not known: `" + std::string(former) + "` is called `" + std::string(now) +
                     "` now");
    }
    return failure("is not known");
  }

  Result<Condition> of_the_use(Test test) {
    result_.test = test;
    return result_;
  }

  Result<Condition> read_context() {
    result_.test = Test::context;
    if (!take_comparison(rest_, result_.comparison))
      return failure("compares `used_as` with nothing");
    if (result_.comparison == Comparison::not_equal) result_.negated = !result_.negated;
    result_.operand = contexts_in(rest_);
    return result_.operand == 0 ? failure("does not name a context") : result_;
  }

  Result<Condition> read_fact() {
    result_.test = Test::known;
    result_.operand =
        rest_.ends_with(')') ? bit_of(rest_.substr(0, rest_.size() - 1), fact_names) : 0;
    return result_.operand == 0 ? failure("does not name a fact") : result_;
  }

  Result<Condition> read_passed() {
    result_.test = Test::passed;
    const std::string_view keyword = rest_.substr(0, rest_.rfind(')'));
    if (!is_keyword_of_layers(keyword)) return failure("does not name a keyword of layers");
    result_.text = into_.add(keyword);
    return result_;
  }

  Result<Condition> read_reads() {
    result_.test = Test::file_has;
    result_.operand = read_of_result;
    const bool is_attribute = rest_.size() > 2 && rest_.front() == '.' && rest_.ends_with(')');
    if (!is_attribute) return failure("does not name an attribute that begins with a dot");
    result_.text = into_.add(rest_.substr(0, rest_.size() - 1));
    return result_;
  }

  Result<Condition> read_unpacked() {
    result_.test = Test::unpacks_only;
    if (!rest_.ends_with(')')) return failure("does not end with `)`");
    std::string names;
    for (const std::string_view part : text::split(rest_.substr(0, rest_.size() - 1), ',')) {
      const std::string_view name = trimmed(part);
      if (parameter_named(name, signature_, into_) == no_parameter) {
        return failure("does not name a parameter of the signature");
      }
      names.append(names.empty() ? "" : ", ").append(name);
    }
    result_.text = into_.add(names);
    return result_;
  }

  Result<Condition> read_accepted() {
    result_.test = Test::accepted;
    const std::string_view id = rest_.substr(0, rest_.rfind(')'));
    result_.operand = difference_named(id);
    return result_.operand == no_difference ? failure("does not name a difference") : result_;
  }

  Result<Condition> read_file_has() {
    result_.test = Test::file_has;
    if (rest_.empty()) return failure("does not say what the file has");
    if (rest_.front() == '\'' && (rest_.size() < 3 || rest_.back() != '\'')) {
      return failure("does not contain a text in single quotes");
    }
    result_.text = into_.add(rest_);
    return result_;
  }

  Result<Condition> read_count(Test test) {
    result_.test = test;
    if (rest_.starts_with('(') || test == Test::length) {
      if (const auto place = read_place(); !place) return place;
    }
    if (!take_comparison(rest_, result_.comparison))
      return failure("compares a count with nothing");
    const auto number = whole_number(rest_);
    if (!number) return failure("compares a count with something that is not a number");
    result_.operand = *number;
    return result_;
  }

  // "(place)"
  Result<Condition> read_place() {
    const std::size_t close = rest_.find(')');
    if (!rest_.starts_with('(') || close == std::string_view::npos) {
      return failure("does not name a parameter of the signature");
    }
    return take_place(rest_.substr(1, close - 1), rest_.substr(close + 1));
  }

  Result<Condition> take_place(std::string_view text, std::string_view behind) {
    const auto place = parse_place(trimmed(text), signature_, into_);
    if (!place) {
      return failure("does not name a parameter of the signature: " + place.error().message);
    }
    result_.parameter = place->parameter;
    result_.part = place->part;
    rest_ = trimmed(behind);
    return result_;
  }

  Result<Condition> read_operand() {
    switch (result_.test) {
      case Test::kind: return read_kinds();
      case Test::literal: return read_literal();
      case Test::number: return read_number();
      default: return rest_.empty() ? result_ : failure("has text after its end");
    }
  }

  Result<Condition> read_kinds() {
    if (take(rest_, "not ")) result_.negated = !result_.negated;
    result_.operand = take(rest_, "in") ? kinds_in(rest_) : 0;
    return result_.operand == 0 ? failure("does not name kinds of arguments") : result_;
  }

  Result<Condition> read_literal() {
    if (!take_comparison(rest_, result_.comparison) || rest_.empty()) {
      return failure("does not compare with a literal");
    }
    if (is_quoted_constant(rest_)) {
      return failure("compares with a text that is spelled like a constant: leave the quotes out");
    }
    if (!names_parameter(rest_)) return failure("does not name a parameter between its braces");
    if (result_.comparison == Comparison::not_equal) result_.negated = !result_.negated;
    result_.text = into_.add(rest_);
    return result_;
  }

  // Without braces there is nothing to name.
  bool names_parameter(std::string_view form) const {
    const std::size_t open = form.find('{');
    if (open == std::string_view::npos) return true;
    const std::size_t close = form.find('}', open);
    return close != std::string_view::npos &&
           parameter_named(form.substr(open + 1, close - open - 1), signature_, into_) !=
               no_parameter;
  }

  Result<Condition> read_number() {
    if (!take_comparison(rest_, result_.comparison) || !number_in(rest_)) {
      return failure("does not compare with a number");
    }
    result_.text = into_.add(rest_);
    return result_;
  }

  // "place is call collections.OrderedDict", or "*OrderedDict" for the last component of the name.
  Result<Condition> read_callee() {
    static constexpr std::string_view between = " is call ";
    const std::size_t at = rest_.find(between);
    if (at == std::string_view::npos) return not_known();
    const std::string_view place = rest_.substr(0, at);
    if (const auto taken = take_place(place, rest_.substr(at + between.size())); !taken) {
      return taken;
    }
    result_.test = Test::callee;
    const std::string_view name = rest_.starts_with('*') ? rest_.substr(1) : rest_;
    if (!is_dotted_name(name)) return failure("does not name something callable");
    result_.text = into_.add(rest_);
    return result_;
  }

  std::string_view spelled_;
  std::string_view rest_;
  const std::vector<Parameter>& signature_;
  RuleTableBuilder& into_;
  Condition result_;
};

}  // namespace

Result<Condition> parse_condition(std::string_view text, const std::vector<Parameter>& signature,
                                  RuleTableBuilder& into) {
  return ConditionReader(text, signature, into).read();
}

}  // namespace paddle_ls::rewrite
