#include "engine/rewrite/packed/row_tables.hpp"

#include "engine/rewrite/packed/row_numbers.hpp"

namespace paddle_ls::rewrite {

RowViews tables_of(const RuleTable& table) {
  return {table.rules,     table.helpers,    table.alternatives, table.arguments,
          table.templates, table.conditions, table.parameters,   table.names,
          table.pieces,    table.nodes,      table.needs};
}

RowTables copied(const RowViews& tables) {
  return std::apply(
      [](const auto&... table) {
        return RowTables{{table.begin(), table.end()}...};
      },
      tables);
}

RuleTable view(std::string_view strings, const RowTables& tables) {
  return std::apply(
      [&](const auto& rules, const auto& helpers, const auto& alternatives, const auto& arguments,
          const auto& templates, const auto& conditions, const auto& parameters, const auto& names,
          const auto& pieces, const auto& nodes, const auto& needs) {
        return RuleTable{strings, rules,     parameters, alternatives, conditions, arguments,
                         names,   templates, pieces,     nodes,        needs,      helpers};
      },
      tables);
}

bool equal(const RowViews& left, const RowViews& right) {
  bool same = true;
  for_each_table(left, [&](const auto& table) {
    const auto& other = std::get<std::remove_cvref_t<decltype(table)>>(right);
    same = same && numbers_of(table) == numbers_of(other);
  });
  return same;
}

}  // namespace paddle_ls::rewrite
