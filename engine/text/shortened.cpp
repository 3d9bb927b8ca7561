#include "engine/text/shortened.hpp"

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {

namespace {

constexpr std::string_view dots = "...";

// The last place of at most `size` that a character begins at.
std::size_t character_start(std::string_view text, std::size_t size) {
  while (size > 0 && is_continuation(text[size])) --size;
  return size;
}

// The last blank at or before `most` that no backtick is open at.
std::size_t last_gap(std::string_view words, std::size_t most) {
  std::size_t gap = 0;
  bool is_code = false;
  for (std::size_t i = 0; i <= most && i < words.size(); ++i) {
    if (words[i] == '`') is_code = !is_code;
    if (words[i] == ' ' && !is_code) gap = i;
  }
  return gap;
}

}  // namespace

std::string shortened(std::string_view words, std::size_t most) {
  if (words.size() <= most) return std::string(words);
  if (most <= dots.size()) return std::string(dots.substr(0, most));
  const std::size_t room = most - dots.size();
  std::size_t end = last_gap(words, room);
  if (end < room / 2) end = character_start(words, room);
  while (end > 0 && std::string_view(" ,;:").find(words[end - 1]) != std::string_view::npos) --end;
  return std::string(words.substr(0, end)) + std::string(dots);
}

}  // namespace paddle_ls::text
