// How rows are packed: a column of small numbers for each field, and for the sizes of its ranges.
//
// A reference to rows or to a text is 0 if it is empty, 1 if what it refers to begins where all
// that was referred to before ends (then the other column of the field has its size), and otherwise
// `first_known` plus the place of the same range among the known ones. Ranges that are referred to
// again are mostly recent, so their places count backwards; texts are the same everywhere, so
// theirs count from the first. Compressed, the columns take a third (gzip) to a half (Brotli) of
// what the rows took before equal ones were shared.
#pragma once

#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/rewrite/packed/row_tables.hpp"
#include "engine/rewrite/rows/row_fields.hpp"

namespace paddle_ls::rewrite {

constexpr std::uint32_t empty_range = 0;
constexpr std::uint32_t next_range = 1;
constexpr std::uint32_t first_known = 2;

// Two for each field of every table.
constexpr std::size_t columns_of_field = 2;

template <class Row>
std::size_t count_columns() {
  std::size_t columns = 0;
  const Row row{};
  for_each_leaf(row, [&](const auto&) { columns += columns_of_field; });
  return columns;
}

// The column that holds the number of rows of tables that no other refers to.
constexpr std::size_t count_column = 0;

inline std::size_t count_all_columns() {
  std::size_t columns = count_column + 1;
  for_each_table(RowTables(),
                 [&](const auto& table) { columns += count_columns<RowOf<decltype(table)>>(); });
  return columns;
}

// `no_parameter`, `no_difference` and -1 are frequent, and short as 0.
template <class Number>
constexpr std::uint32_t packed_number(Number number) {
  if constexpr (sizeof(Number) == sizeof(std::uint16_t))
    return static_cast<std::uint16_t>(number + 1);
  return static_cast<std::uint32_t>(number);
}

template <class Number>
constexpr Number unpacked_number(std::uint32_t packed) {
  if constexpr (sizeof(Number) == sizeof(std::uint16_t)) return static_cast<Number>(packed - 1);
  return static_cast<Number>(packed);
}

// What a reference refers to, of both kinds.
struct Range {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
};

inline Range range_of(Text text) {
  return {text.offset, text.size};
}

template <class Row>
Range range_of(Rows<Row> rows) {
  return {rows.first, rows.count};
}

// The ranges of one table, or of the texts, that were referred to so far.
template <class Row>
struct KnownRanges {
  std::vector<Range> ranges;
  std::uint32_t end = 0;

  void add(std::uint32_t count) {
    ranges.push_back({end, count});
    end += count;
  }
};

// Of a field, the type of what it refers to; `char` for a text.
template <class Field>
struct Referred;
template <>
struct Referred<Text> {
  using Type = char;
};
template <class Row>
struct Referred<Rows<Row>> {
  using Type = Row;
};

template <class Field>
inline constexpr bool is_reference = std::same_as<Field, Text> || is_range<Field>;

using AllKnownRanges = decltype(std::tuple_cat(std::declval<ListsOfRows<KnownRanges>>(),
                                               std::declval<std::tuple<KnownRanges<char>>>()));

// The number for a known range, and the place of a number's range; the same computation both ways.
template <class Row>
constexpr std::uint32_t mirrored(std::uint32_t place, std::size_t known) {
  return std::same_as<Row, char> ? place : static_cast<std::uint32_t>(known) - 1 - place;
}

}  // namespace paddle_ls::rewrite
