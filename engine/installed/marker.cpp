#include "engine/installed/marker.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/packages/requirement.hpp"

namespace paddle_ls::installed {
namespace {

enum class Truth : std::uint8_t { no, maybe, yes };

Truth truth(bool holds) {
  return holds ? Truth::yes : Truth::no;
}

// Markers written by hand are never deeper.
constexpr int deepest_brackets = 50;

#if defined(__APPLE__)
constexpr std::string_view system_name = "Darwin";
constexpr std::string_view platform_name = "darwin";
#else
constexpr std::string_view system_name = "Linux";
constexpr std::string_view platform_name = "linux";
#endif

// The value of a variable on this machine, and so of the environment beside it; nothing where that
// is not known.
std::optional<std::string_view> value_of(std::string_view variable) {
  if (variable == "sys_platform") return platform_name;
  if (variable == "platform_system") return system_name;
  if (variable == "os_name") return "posix";
  return std::nullopt;
}

using Version = std::array<unsigned, 3>;

// How many numbers `text` has, and the first of them.
std::size_t read_version(std::string_view text, Version& to) {
  std::size_t count = 0;
  while (!text.empty() && count < to.size()) {
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), to[count]);
    if (failure != std::errc()) break;
    ++count;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.starts_with('.')) break;
    text.remove_prefix(1);
  }
  return count;
}

Truth compared(std::strong_ordering order, std::string_view comparison) {
  if (comparison == "<") return truth(order < 0);
  if (comparison == "<=") return truth(order <= 0);
  if (comparison == ">") return truth(order > 0);
  if (comparison == ">=") return truth(order >= 0);
  if (comparison == "==") return truth(order == 0);
  if (comparison == "!=") return truth(order != 0);
  return Truth::maybe;
}

struct Operand {
  std::string_view text;
  bool is_literal = false;
};

Truth compare_python(std::string_view variable, std::string_view python,
                     std::string_view comparison, std::string_view wanted) {
  Version own{};
  Version asked{};
  if (read_version(python, own) < 2 || read_version(wanted, asked) == 0) return Truth::maybe;
  if (wanted.find('*') != std::string_view::npos) return Truth::maybe;
  // The last number of the own release is not known.
  const bool same_release = own[0] == asked[0] && own[1] == asked[1];
  if (variable == "python_full_version" && same_release) return Truth::maybe;
  return compared(own <=> asked, comparison);
}

Truth compare(const Operand& left, std::string_view comparison, const Operand& right,
              const MarkerContext& context) {
  const bool is_part = comparison == "in" || comparison == "not in";
  const std::string_view variable = left.is_literal ? right.text : left.text;
  const std::string_view literal = left.is_literal ? left.text : right.text;
  if (left.is_literal == right.is_literal) return Truth::maybe;
  if (variable == "extra") {
    if (comparison != "==" && comparison != "!=") return Truth::maybe;
    const bool is_same = packages::normalized_name(literal) == context.extra;
    return truth(is_same == (comparison == "=="));
  }
  if (variable.starts_with("python_")) {
    if (left.is_literal || is_part) return Truth::maybe;
    return compare_python(variable, context.python, comparison, literal);
  }
  const auto value = value_of(variable);
  if (!value) return Truth::maybe;
  if (is_part) {
    const std::string_view whole = left.is_literal ? *value : literal;
    const bool has = whole.find(left.is_literal ? literal : *value) != std::string_view::npos;
    return truth(has == (comparison == "in"));
  }
  if (comparison != "==" && comparison != "!=") return Truth::maybe;
  return truth((*value == literal) == (comparison == "=="));
}

class MarkerReader {
 public:
  MarkerReader(std::string_view marker, const MarkerContext& context)
      : rest_(marker), context_(context) {}

  Truth read() {
    const Truth result = any_of();
    skip_blanks();
    return is_broken_ || !rest_.empty() ? Truth::maybe : result;
  }

 private:
  Truth any_of() {
    Truth result = all_of();
    while (takes("or")) result = std::max(result, all_of());
    return result;
  }

  Truth all_of() {
    Truth result = one();
    while (takes("and")) result = std::min(result, one());
    return result;
  }

  Truth one() {
    if (takes("(")) {
      if (++depth_ > deepest_brackets) return broken();
      const Truth inner = any_of();
      --depth_;
      return takes(")") ? inner : broken();
    }
    const auto left = operand();
    const std::string_view comparison = take_comparison();
    const auto right = operand();
    return left && right && !comparison.empty() ? compare(*left, comparison, *right, context_)
                                                : broken();
  }

  Truth broken() {
    is_broken_ = true;
    rest_ = {};
    return Truth::maybe;
  }

  void skip_blanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
  }

  static bool is_word(char byte) {
    return byte == '_' || byte == '.' || (byte >= 'a' && byte <= 'z') ||
           (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
  }

  bool takes(std::string_view word) {
    skip_blanks();
    const bool goes_on =
        is_word(word.back()) && rest_.size() > word.size() && is_word(rest_[word.size()]);
    if (!rest_.starts_with(word) || goes_on) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  std::optional<Operand> operand() {
    skip_blanks();
    if (rest_.empty()) return std::nullopt;
    if (rest_.front() == '"' || rest_.front() == '\'') {
      const std::size_t end = rest_.find(rest_.front(), 1);
      if (end == std::string_view::npos) return std::nullopt;
      const Operand literal{rest_.substr(1, end - 1), true};
      rest_.remove_prefix(end + 1);
      return literal;
    }
    const auto end = std::find_if_not(rest_.begin(), rest_.end(), is_word);
    const Operand name{rest_.substr(0, static_cast<std::size_t>(end - rest_.begin())), false};
    rest_.remove_prefix(name.text.size());
    return name.text.empty() ? std::nullopt : std::optional(name);
  }

  std::string_view take_comparison() {
    for (const std::string_view each : {"===", "==", "~=", "!=", "<=", ">=", "<", ">", "in"}) {
      if (takes(each)) return each;
    }
    return takes("not") && takes("in") ? "not in" : "";
  }

  std::string_view rest_;
  const MarkerContext& context_;
  int depth_ = 0;
  bool is_broken_ = false;
};

}  // namespace

bool may_hold(std::string_view marker, const MarkerContext& context) {
  return marker.empty() || MarkerReader(marker, context).read() != Truth::no;
}

}  // namespace paddle_ls::installed
