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

}  // namespace

bool mentions(std::string_view source, std::string_view name) {
  return stands_as_word(source, name, [](std::size_t) { return true; });
}

bool mentions_variable(std::string_view source, std::string_view name) {
  return stands_as_word(source, name, [&](std::size_t at) {
    return (at == 0 || source[at - 1] != '.') && !binds_nothing(source, at, at + name.size());
  });
}

}  // namespace paddle_ls::rewrite
