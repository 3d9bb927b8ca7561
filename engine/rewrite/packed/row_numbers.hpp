// Rows as lists of numbers, which are equal if the rows are.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/rewrite/rows/row_fields.hpp"

namespace paddle_ls::rewrite {

// A text and a range are two numbers.
template <class Row>
std::u32string numbers_of(std::span<const Row> rows) {
  std::u32string numbers;
  const auto add = [&](auto number) { numbers.push_back(static_cast<char32_t>(number)); };
  for (const Row& row : rows) {
    for_each_leaf(row, [&](const auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      if constexpr (std::same_as<Field, Text>) {
        add(field.offset);
        add(field.size);
      } else if constexpr (is_range<Field>) {
        add(field.first);
        add(field.count);
      } else {
        add(field);
      }
    });
  }
  return numbers;
}

}  // namespace paddle_ls::rewrite
