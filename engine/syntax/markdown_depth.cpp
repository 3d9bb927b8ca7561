#include "engine/syntax/markdown_depth.hpp"

#include <vector>

namespace paddle_ls::syntax {
namespace {

// A container takes at least one column of each of its lines.
constexpr std::size_t most_columns = 200;
constexpr std::size_t columns_of_tab = 4;

bool may_open_container(char c) {
  return std::string_view(">-+*.)0123456789").find(c) != std::string_view::npos;
}

}  // namespace

std::optional<std::string> with_depth_bounded(std::string_view text) {
  std::vector<std::size_t> too_deep;
  std::size_t column = 0;
  bool is_at_start = true;  // only marks and blanks so far on this line
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\n' || c == '\r') {
      column = 0;
      is_at_start = true;
      continue;
    }
    if (!is_at_start) continue;
    const bool is_mark = may_open_container(c);
    is_at_start = is_mark || c == ' ' || c == '\t';
    if (is_mark && column >= most_columns) too_deep.push_back(at);
    column += c == '\t' ? columns_of_tab : 1;
  }
  if (too_deep.empty()) return std::nullopt;
  std::string shown(text);
  for (const std::size_t at : too_deep) shown[at] = 'x';
  return shown;
}

}  // namespace paddle_ls::syntax
