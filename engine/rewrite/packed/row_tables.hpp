// Rows by their type, for code that treats all tables alike.
#pragma once

#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// Tables come before those that their rows refer to.
template <template <class> class List>
using ListsOfRows = std::tuple<List<Rule>, List<Helper>, List<Alternative>, List<ArgumentRule>,
                               List<Template>, List<Condition>, List<Parameter>, List<Text>,
                               List<Piece>, List<TemplateNode>, List<Need>>;

template <class Row>
using RowVector = std::vector<Row>;
using RowTables = ListsOfRows<RowVector>;

template <class Row>
using RowSpan = std::span<const Row>;
using RowViews = ListsOfRows<RowSpan>;

template <class Row>
std::vector<Row>& rows_of(RowTables& tables) {
  return std::get<std::vector<Row>>(tables);
}

// Calls `call` with each table, in their order.
template <class Tables>
void for_each_table(Tables&& tables, auto&& call) {
  std::apply([&](auto&... table) { (call(table), ...); }, tables);
}

template <class Table>
using RowOf = std::remove_const_t<typename std::remove_cvref_t<Table>::value_type>;

RowViews tables_of(const RuleTable& table);
RowTables copied(const RowViews& tables);

// The rows of `tables` with their texts in `strings`; both have to outlive the result.
RuleTable view(std::string_view strings, const RowTables& tables);

// Whether all rows are the same.
bool equal(const RowViews& left, const RowViews& right);

}  // namespace paddle_ls::rewrite
