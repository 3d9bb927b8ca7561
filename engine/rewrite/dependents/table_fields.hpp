// Tables with a row a line and a tab between fields; `#` begins a comment.
#pragma once

#include <algorithm>
#include <string_view>

namespace paddle_ls::rewrite {

// Removes the first field from `line` and returns it.
inline std::string_view take_field(std::string_view& line) {
  const std::string_view field = line.substr(0, line.find('\t'));
  line.remove_prefix(std::min(field.size() + 1, line.size()));
  return field;
}

template <class Each>
void for_each_row(std::string_view table, Each each) {
  while (!table.empty()) {
    const std::string_view line = table.substr(0, table.find('\n'));
    table.remove_prefix(std::min(line.size() + 1, table.size()));
    if (!line.empty() && line.front() != '#') each(line);
  }
}

}  // namespace paddle_ls::rewrite
