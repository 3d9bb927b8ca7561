// Whether a source spells a name. By the text alone, unless the caller knows better: words in
// strings and comments count, so that a negative answer is certain.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::rewrite {

constexpr std::array<bool, 256> identifier_bytes() {
  std::array<bool, 256> result{};
  for (std::size_t byte = 0; byte < result.size(); ++byte) {
    result[byte] = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                   (byte >= '0' && byte <= '9') || byte == '_' || byte >= 0x80;
  }
  return result;
}

inline bool is_identifier_byte(char byte) {
  static constexpr std::array<bool, 256> bytes = identifier_bytes();
  return bytes[static_cast<unsigned char>(byte)];
}

// True when `is_meant` holds for a place where a word begins with `beginning`.
template <class IsMeant>
bool stands_as_beginning(std::string_view source, std::string_view beginning, IsMeant is_meant) {
  for (std::size_t at = source.find(beginning); at != std::string_view::npos;
       at = source.find(beginning, at + 1)) {
    if ((at == 0 || !is_identifier_byte(source[at - 1])) && is_meant(at)) return true;
  }
  return false;
}

// True when `is_meant` holds for a place where `name` occurs as a word.
template <class IsMeant>
bool stands_as_word(std::string_view source, std::string_view name, IsMeant is_meant) {
  return stands_as_beginning(source, name, [&](std::size_t at) {
    const std::size_t end = at + name.size();
    return (end == source.size() || !is_identifier_byte(source[end])) && is_meant(at);
  });
}

// As a whole word.
bool mentions(std::string_view source, std::string_view name);

// As a word that may stand for a variable: `name`, but not `other.name`, not in a line of comment,
// and no module that is imported under another name.
bool mentions_variable(std::string_view source, std::string_view name);

// `code` with every use of the variable `name` spelled `other`. Attributes, keyword arguments and
// quoted names keep their spelling.
std::string with_renamed(std::string_view code, std::string_view name, std::string_view other);

}  // namespace paddle_ls::rewrite
