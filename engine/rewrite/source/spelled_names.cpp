#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

// True for a word in a line of comment, and for a module that is imported by another name or from.
bool binds_nothing(std::string_view source, std::size_t at, std::size_t end) {
  const std::size_t line = at == 0 ? 0 : source.rfind('\n', at - 1) + 1;
  std::string_view before = source.substr(line, at - line);
  const std::size_t first = before.find_first_not_of(" \t");
  if (first == std::string_view::npos) return false;
  before.remove_prefix(first);
  return before.starts_with('#') || before == "from " ||
         (before == "import " && source.substr(end).starts_with(" as "));
}

// True where the word between `at` and `end` is `self.name`, `f(name=x)` or `'name'`.
bool is_other_name(std::string_view code, std::size_t at, std::size_t end) {
  constexpr std::string_view quotes = "'\"";
  if (at > 0 && (code[at - 1] == '.' || quotes.find(code[at - 1]) != quotes.npos)) return true;
  if (end == code.size()) return false;
  return code[end] == '=' || quotes.find(code[end]) != quotes.npos;
}

}  // namespace

bool mentions(std::string_view source, std::string_view name) {
  return stands_as_word(source, name, [](std::size_t) { return true; });
}

bool mentions_variable(std::string_view source, std::string_view name) {
  return stands_as_word(source, name, [&](std::size_t at) {
    return (at == 0 || source[at - 1] != '.') && !binds_nothing(source, at, at + name.size());
  });
}

std::string with_renamed(std::string_view code, std::string_view name, std::string_view other) {
  std::string result;
  std::size_t copied = 0;
  stands_as_word(code, name, [&](std::size_t at) {
    const std::size_t end = at + name.size();
    if (!is_other_name(code, at, end)) {
      result.append(code.substr(copied, at - copied)).append(other);
      copied = end;
    }
    return false;  // go on to the next one
  });
  return result.append(code.substr(copied));
}

}  // namespace paddle_ls::rewrite
