#include "engine/mapping_docs/text/same_value.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace paddle_ls::mapping_docs {

namespace {

std::string without_blanks(std::string_view text) {
  std::string plain(text);
  for (const std::string_view quote : {"“", "”", "‘", "’", "\""}) {
    for (std::size_t at = 0; (at = plain.find(quote, at)) != std::string::npos; ++at) {
      plain.replace(at, quote.size(), "'");
    }
  }
  std::erase_if(plain, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
  return plain;
}

struct Number {
  double value;
  std::size_t digits;  // that are written from the first one that is not 0
};

std::optional<Number> literal(std::string_view text) {
  double value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || parsed.ec != std::errc{} || parsed.ptr != text.data() + text.size())
    return {};
  const std::string_view mantissa = text.substr(0, text.find_first_of("eE"));
  const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
  const auto digits = std::count_if(mantissa.begin() + static_cast<std::ptrdiff_t>(first),
                                    mantissa.end(), [](char c) { return c >= '0' && c <= '9'; });
  return Number{value, static_cast<std::size_t>(digits)};
}

std::optional<Number> number(std::string_view text) {
  static constexpr std::size_t exact = 17;
  if (text == "True") return Number{1, exact};
  if (text == "False") return Number{0, exact};
  if (text.starts_with('-')) {
    const auto positive = number(text.substr(1));
    return positive ? std::optional(Number{-positive->value, positive->digits}) : std::nullopt;
  }
  for (const std::string_view infinity :
       {"float('inf')", "inf", "math.inf", "torch.inf", "np.inf", "numpy.inf", "paddle.inf"}) {
    if (text == infinity) return Number{HUGE_VAL, exact};
  }
  if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
    const auto upper = literal(text.substr(0, slash));
    const auto lower = literal(text.substr(slash + 1));
    if (upper && lower && lower->value != 0) return Number{upper->value / lower->value, exact};
  }
  return literal(text);
}

// A number that is written in full equals one that is rounded to three digits or more.
bool is_rounded(const Number& full, const Number& rounded) {
  static constexpr std::size_t fewest = 3;
  static constexpr std::size_t many = 6;
  if (full.digits < many || rounded.digits < fewest || full.value == 0) return false;
  if (!std::isfinite(full.value) || !std::isfinite(rounded.value)) return false;
  const double magnitude = std::floor(std::log10(std::abs(full.value)));
  const double unit = std::pow(10, magnitude + 1 - static_cast<double>(rounded.digits));
  return std::abs(full.value - rounded.value) < unit;
}

bool is_same_number(const Number& left, const Number& right) {
  return left.value == right.value || is_rounded(left, right) || is_rounded(right, left);
}

// The elements of a tuple or list, which may be nested.
std::optional<std::vector<std::string_view>> elements(std::string_view text) {
  if (text.size() < 2 || !((text.front() == '(' && text.back() == ')') ||
                           (text.front() == '[' && text.back() == ']'))) {
    return {};
  }
  std::vector<std::string_view> found;
  std::size_t start = 1;
  int depth = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && at + 1 < text.size() && --depth < 0) return {};
    if ((c == ',' && depth == 0) || at + 1 == text.size()) {
      if (at > start) found.push_back(text.substr(start, at - start));
      start = at + 1;
    }
  }
  return found;
}

// `<function relu at 0x7f>`, `'relu'` and `F.relu` are all `relu`.
std::string_view word(std::string_view plain) {
  if (plain.starts_with('<') && plain.ends_with('>')) {
    plain = plain.substr(1, plain.size() - 2);
    for (const std::string_view kind :
         {"built-infunction", "built-inmethod", "function", "class", "module"}) {
      if (plain.starts_with(kind)) {
        plain.remove_prefix(kind.size());
        break;
      }
    }
    plain = plain.substr(0, plain.find("at0x"));
    plain = plain.substr(0, plain.find(':'));
  }
  while (plain.starts_with('\'')) plain.remove_prefix(1);
  while (plain.ends_with('\'')) plain.remove_suffix(1);
  plain = plain.substr(plain.rfind('.') + 1);
  return plain;
}

std::string_view dtype(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> names = {
      {{"long", "int64"},
       {"int", "int32"},
       {"short", "int16"},
       {"half", "float16"},
       {"float", "float32"},
       {"double", "float64"}}};
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&](const auto& each) { return each.first == name; });
  return found == names.end() ? name : found->second;
}

// A size is the sequence that it is made of.
std::string_view without_size(std::string_view text) {
  constexpr std::string_view head = "torch.Size(";
  return text.starts_with(head) && text.ends_with(')')
             ? text.substr(head.size(), text.size() - head.size() - 1)
             : text;
}

bool is_same(std::string_view left, std::string_view right) {
  left = without_size(left);
  right = without_size(right);
  if (left == right) return true;
  const auto many = elements(left);
  const auto others = elements(right);
  if (many && others) {
    return std::equal(many->begin(), many->end(), others->begin(), others->end(), is_same);
  }
  // A number stands for each dimension.
  const auto all_equal = [](const std::vector<std::string_view>& all, std::string_view one) {
    return !all.empty() && number(one) &&
           std::all_of(all.begin(), all.end(),
                       [&](std::string_view each) { return is_same(each, one); });
  };
  if (many) return all_equal(*many, right);
  if (others) return all_equal(*others, left);
  const auto a = number(left);
  const auto b = number(right);
  if (a && b) return is_same_number(*a, *b);
  if (a || b || left == "None" || right == "None") return false;
  return dtype(word(left)) == dtype(word(right));
}

}  // namespace

bool is_same_value(std::string_view left, std::string_view right) {
  return is_same(without_blanks(left), without_blanks(right));
}

}  // namespace paddle_ls::mapping_docs
