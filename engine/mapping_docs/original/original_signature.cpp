#include "engine/mapping_docs/original/original_signature.hpp"

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

namespace {

template <class T>
using OrReason = tl::expected<T, std::string>;

// Follows brackets character by character, as the original does: quotes mean nothing to it.
class Brackets {
 public:
  // False when `c` closes a bracket that is not the innermost open one.
  bool follow(char c) {
    switch (c) {
      case '(': open_.push_back(')'); return true;
      case '[': open_.push_back(']'); return true;
      case '{': open_.push_back('}'); return true;
      case ')':
      case ']':
      case '}':
        if (open_.empty() || open_.back() != c) return false;
        open_.pop_back();
        return true;
      default: return true;
    }
  }
  bool balanced() const { return open_.empty(); }

 private:
  std::string open_;
};

tl::unexpected<std::string> unmatched(char c) {
  return tl::unexpected<std::string>(std::string("unmatched closing bracket ") + c);
}

// The stripped lines of a block without what separated them.
std::string joined(std::string_view code) {
  std::string buffer;
  for (const std::string_view line : text::split(code, '\n')) buffer += strip(line);
  return buffer;
}

OrReason<std::vector<std::string_view>> split_signatures(std::string_view buffer) {
  std::vector<std::string_view> signatures;
  Brackets brackets;
  std::size_t start = 0;
  for (std::size_t i = 0; i < buffer.size(); ++i) {
    if (!brackets.follow(buffer[i])) return unmatched(buffer[i]);
    if (buffer[i] == ')' && brackets.balanced()) {
      signatures.push_back(strip(buffer.substr(start, i + 1 - start)));
      start = i + 1;
    }
  }
  if (start < buffer.size()) signatures.push_back(strip(buffer.substr(start)));
  return signatures;
}

OrReason<std::vector<std::string_view>> split_arguments(std::string_view list) {
  std::vector<std::string_view> arguments;
  Brackets brackets;
  std::size_t start = 0;
  const auto take = [&](std::size_t end) {
    const std::string_view argument = strip(list.substr(start, end - start));
    if (!argument.empty()) arguments.push_back(argument);
    start = end + 1;
  };
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!brackets.follow(list[i])) return unmatched(list[i]);
    if (list[i] == ',' && brackets.balanced()) take(i);
  }
  take(list.size());
  return arguments;
}

std::optional<std::string> stripped_text(std::optional<std::string_view> text) {
  if (!text) return {};
  return std::string(strip(*text));
}

// name[:type][=default]; nothing where the original's pattern does not match.
std::optional<OriginalArgument> parse_argument(std::string_view argument) {
  const std::size_t name_end = argument.find_first_of("=:");
  if (name_end == 0) return {};
  OriginalArgument result;
  result.name = std::string(strip(argument.substr(0, name_end)));
  if (name_end == std::string_view::npos) return result;
  std::size_t equals = name_end;
  if (argument[name_end] == ':') {
    equals = argument.find('=', name_end);
    const std::string_view type = argument.substr(
        name_end + 1, equals == std::string_view::npos ? equals : equals - name_end - 1);
    if (type.empty()) return {};
    result.type = stripped_text(type);
    if (equals == std::string_view::npos) return result;
  }
  const std::string_view value = argument.substr(equals + 1);
  if (value.empty()) return {};
  result.default_value = stripped_text(value);
  return result;
}

bool starts_like_a_name(std::string_view name) {
  if (name.empty()) return false;
  return name.front() == '*' || name.front() == '_' || is_letter(first_character(name).value);
}

OrReason<OriginalSignature> parse_signature(std::string_view signature) {
  const auto reason = [](std::string what) { return tl::unexpected<std::string>(std::move(what)); };
  const std::string_view name = signature.substr(0, signature.find_first_of("( "));
  if (name.empty()) return reason("a signature has no name before its parenthesis");
  OriginalSignature result{std::string(name), {}};
  const std::size_t open = signature.find('(');
  if (open == std::string_view::npos) return result;
  const std::size_t close = signature.rfind(')');
  if (close == std::string_view::npos || close < open) {
    return reason("a signature has no closing parenthesis");
  }
  const auto arguments = split_arguments(strip(signature.substr(open + 1, close - open - 1)));
  if (!arguments) return reason(arguments.error());
  result.arguments.emplace();
  for (const std::string_view argument : *arguments) {
    auto parsed = parse_argument(argument);
    if (!parsed) return reason("the parameter \"" + std::string(argument) + "\" cannot be read");
    if (starts_like_a_name(parsed->name)) {
      result.arguments->push_back(std::move(*parsed));
    } else if (result.arguments->empty()) {
      return reason("the first parameter \"" + std::string(argument) + "\" has no name");
    } else {
      // `dim=(- 2, - 1)` is one parameter to the original even without the parentheses.
      auto& value = result.arguments->back().default_value;
      value = value ? *value + ", " + parsed->name : parsed->name;
    }
  }
  return result;
}

}  // namespace

tl::expected<std::vector<OriginalSignature>, std::string> original_signatures(
    std::string_view code) {
  const std::string buffer = joined(code);
  const auto pieces = split_signatures(buffer);
  if (!pieces) return tl::unexpected<std::string>(pieces.error());
  std::vector<OriginalSignature> signatures;
  for (const std::string_view piece : *pieces) {
    auto signature = parse_signature(piece);
    if (!signature) return tl::unexpected<std::string>(signature.error());
    signatures.push_back(std::move(*signature));
  }
  return signatures;
}

}  // namespace paddle_ls::mapping_docs
