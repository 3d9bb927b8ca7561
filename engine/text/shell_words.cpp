#include "engine/text/shell_words.hpp"

namespace paddle_ls::text {

std::vector<std::string> shell_words(std::string_view text) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char each : text) {
    const bool opens = quote == 0 && (each == '"' || each == '\'');
    if (quote == 0 && (each == ' ' || each == '\t')) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (opens) {
      quote = each;
    } else if (each == quote) {
      quote = 0;
    } else {
      words.back() += each;
    }
  }
  return words;
}

}  // namespace paddle_ls::text
