#include "server/cli/reports/wrapped.hpp"

namespace paddle_ls::cli {

constexpr std::size_t page_width = 80;

std::string wrapped(std::string_view text, std::size_t indentation) {
  std::string result;
  std::size_t column = indentation;
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    if (!result.empty() && column + 1 + word.size() > page_width) {
      result += "\n" + std::string(indentation, ' ');
      column = indentation;
    } else if (!result.empty()) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
  }
  return result;
}

std::string labelled(std::string_view label, std::string_view text, std::size_t width) {
  std::string line = "   " + std::string(label);
  line.resize(width, ' ');
  return line + wrapped(text, width) + '\n';
}

}  // namespace paddle_ls::cli
