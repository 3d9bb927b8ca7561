#include "engine/rewrite/packed/order_rows.hpp"

#include <unordered_map>
#include <utility>

#include "engine/rewrite/packed/row_numbers.hpp"

namespace paddle_ls::rewrite {

namespace {

// Calls `call` with every reference to rows of the type `Row`.
template <class Row>
void for_each_reference(RowTables& tables, auto&& call) {
  for_each_table(tables, [&](auto& table) {
    for (auto& row : table) {
      for_each_leaf(row, [&](auto& field) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Rows<Row>>) call(field);
      });
    }
  });
}

// Makes all references to equal rows refer to the first of them. What the rows themselves refer to
// has to be shared already.
template <class Row>
void share(RowTables& tables) {
  const std::span<const Row> rows = rows_of<Row>(tables);
  std::unordered_map<std::u32string, Rows<Row>> first_with;
  for_each_reference<Row>(tables, [&](Rows<Row>& range) {
    range = range.empty()
                ? Rows<Row>()
                : first_with.try_emplace(numbers_of(rows.subspan(range.first, range.count)), range)
                      .first->second;
  });
}

// From the last table to the first.
template <std::size_t count = std::tuple_size_v<RowTables>>
void share_all(RowTables& tables) {
  if constexpr (count > 0) {
    share<RowOf<std::tuple_element_t<count - 1, RowTables>>>(tables);
    share_all<count - 1>(tables);
  }
}

// Copies what is referred to after what was copied before.
class Placement {
 public:
  Placement(std::string_view strings, const RowTables& from, OrderedRows& to)
      : strings_(strings), from_(from), to_(to) {}

  void place(Text& text) {
    const std::string_view content = strings_.substr(text.offset, text.size);
    if (content.empty()) {
      text = {};
      return;
    }
    const auto offset = static_cast<std::uint32_t>(to_.strings.size());
    const auto [at, is_new] = texts_.try_emplace(content, offset);
    if (is_new) to_.strings += content;
    text.offset = at->second;
  }

  template <class Row>
  void place(Rows<Row>& range) {
    if (range.empty()) return;
    auto& to = rows_of<Row>(to_.tables);
    const auto next = static_cast<std::uint32_t>(to.size());
    const std::uint64_t old = (std::uint64_t{range.first} << 32U) + range.count;
    const auto [at, is_new] = std::get<Firsts<Row>>(firsts_).by_old.try_emplace(old, next);
    if (is_new) {
      const auto begin = std::get<std::vector<Row>>(from_).begin() + range.first;
      to.insert(to.end(), begin, begin + range.count);
    }
    range.first = at->second;
  }

  void place(const auto& number) { static_cast<void>(number); }

 private:
  template <class Row>
  struct Firsts {
    std::unordered_map<std::uint64_t, std::uint32_t> by_old;
  };

  std::string_view strings_;
  const RowTables& from_;
  OrderedRows& to_;
  std::unordered_map<std::string_view, std::uint32_t> texts_;
  ListsOfRows<Firsts> firsts_;
};

}  // namespace

OrderedRows order_rows(const RuleTable& table) {
  RowTables shared = copied(tables_of(table));
  share_all(shared);
  OrderedRows ordered;
  rows_of<Rule>(ordered.tables) = rows_of<Rule>(shared);
  rows_of<Helper>(ordered.tables) = rows_of<Helper>(shared);
  Placement placement(table.strings, shared, ordered);
  for_each_table(ordered.tables, [&](auto& rows) {
    for (auto& row : rows) for_each_leaf(row, [&](auto& field) { placement.place(field); });
  });
  return ordered;
}

}  // namespace paddle_ls::rewrite
