#include "engine/rewrite/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

bool is_identifier_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || static_cast<unsigned char>(byte) >= 0x80;
}

// True when `is_meant` holds for a place where `name` stands as a word.
template <class IsMeant>
bool stands_at(std::string_view source, std::string_view name, IsMeant is_meant) {
  for (std::size_t at = source.find(name); at != std::string_view::npos;
       at = source.find(name, at + 1)) {
    const bool starts = at == 0 || !is_identifier_byte(source[at - 1]);
    const std::size_t end = at + name.size();
    const bool ends = end == source.size() || !is_identifier_byte(source[end]);
    if (starts && ends && is_meant(at)) return true;
  }
  return false;
}

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

bool mentions_beginning(std::string_view source, std::string_view beginning) {
  std::size_t at = source.find(beginning);
  while (at != std::string_view::npos && at > 0 && is_identifier_byte(source[at - 1])) {
    at = source.find(beginning, at + 1);
  }
  return at != std::string_view::npos;
}

bool mentions(std::string_view source, std::string_view name) {
  return stands_at(source, name, [](std::size_t) { return true; });
}

bool mentions_variable(std::string_view source, std::string_view name) {
  return stands_at(source, name, [&](std::size_t at) {
    return (at == 0 || source[at - 1] != '.') && !binds_nothing(source, at, at + name.size());
  });
}

}  // namespace paddle_ls::rewrite
