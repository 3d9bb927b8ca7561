#include "engine/python/facts/plain_dotted.hpp"

#include <algorithm>

namespace paddle_ls::python {

bool is_plain_dotted(std::string_view text) {
  constexpr std::size_t longest = 1000;
  const bool starts_as_name = !text.empty() && text[0] != '.' && (text[0] < '0' || text[0] > '9');
  if (!starts_as_name || text.size() > longest) return false;
  for (const std::string_view constant : {"None.", "True.", "False."}) {
    if (text.starts_with(constant)) return false;
  }
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || c == '_' || c == '.' || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
  });
}

}  // namespace paddle_ls::python
