// Looking a name up in constant rows that are sorted by it.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace paddle_ls::torch {

template <class Row, std::size_t size>
constexpr const Row* find_row(const Row (&rows)[size], std::string_view name) {
  const Row* const row =
      std::lower_bound(std::begin(rows), std::end(rows), name,
                       [](const Row& each, std::string_view asked) { return each.name < asked; });
  return row != std::end(rows) && row->name == name ? row : nullptr;
}

template <class Row, std::size_t size>
constexpr bool are_sorted(const Row (&rows)[size]) {
  return std::is_sorted(std::begin(rows), std::end(rows),
                        [](const Row& one, const Row& other) { return one.name < other.name; });
}

// `abs` of `torch.abs`.
constexpr std::string_view last_component(std::string_view api) {
  return api.substr(api.rfind('.') + 1);
}

}  // namespace paddle_ls::torch
