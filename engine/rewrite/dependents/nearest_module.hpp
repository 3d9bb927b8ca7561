// Finds a module, or the nearest enclosing one, in rows sorted by their member `module`.
#pragma once

#include <algorithm>
#include <string_view>

namespace paddle_ls::rewrite {

template <class Rows>
auto first_not_before(const Rows& rows, std::string_view module) {
  return std::lower_bound(
      rows.begin(), rows.end(), module,
      [](const auto& row, std::string_view wanted) { return row.module < wanted; });
}

// The row of `module` or of the nearest enclosing module; null if there is none.
template <class Rows>
auto nearest_module(const Rows& rows, std::string_view module) -> decltype(&*rows.begin()) {
  for (;;) {
    const auto at = first_not_before(rows, module);
    if (at != rows.end() && at->module == module) return &*at;
    const std::size_t dot = module.rfind('.');
    if (dot == std::string_view::npos) return nullptr;
    module = module.substr(0, dot);
  }
}

}  // namespace paddle_ls::rewrite
