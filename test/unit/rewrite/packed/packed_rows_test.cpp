// The built-in rules as the program for browsers contains them.
#include <string>

#include <doctest/doctest.h>

#include "engine/rewrite/known/built_in_rules.hpp"
#include "engine/rewrite/packed/order_rows.hpp"
#include "engine/rewrite/packed/pack_rows.hpp"
#include "engine/rewrite/packed/unpack_rows.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::string packed_rules() {
  const auto packed = pack_rows(built_in_rules());
  REQUIRE(packed);
  return *packed;
}

// Reads everything that rows refer to; AddressSanitizer reports a range that lies outside.
std::size_t size_of_all(const RuleTable& table) {
  std::size_t size = 0;
  for (const Rule& rule : table.rules) {
    size += table.text(rule.api).size() + table.rows(rule.signature).size();
    for (const Alternative& alternative : table.rows(rule.alternatives)) {
      for (const Condition& condition : table.rows(alternative.when)) size += condition.text.size;
      for (const TemplateNode& node : table.rows(alternative.expression.nodes))
        size += node.text.size;
      for (const Need& need : table.rows(alternative.needs)) size += table.text(need.code).size();
    }
  }
  return size;
}

// Two rules with an equal condition, and a row that nothing refers to.
RuleTableBuilder two_rules() {
  RuleTableBuilder builder;
  builder.add(std::vector<Parameter>{{builder.add("unused"), {}, ParameterKind::normal}});
  for (const std::string_view api : {"torch.a", "torch.b"}) {
    Alternative alternative;
    alternative.when =
        builder.add(std::vector<Condition>{{builder.add("1"), {}, 7, 0, Test::literal}});
    alternative.callee = builder.add("paddle.a");
    Rule rule;
    rule.api = builder.add(api);
    rule.alternatives = builder.add(std::vector<Alternative>{alternative});
    builder.add(rule);
  }
  return builder;
}

}  // namespace

TEST_CASE("packed built-in rules are expanded to the same rows") {
  const RuleTable& table = built_in_rules();
  const auto expanded = unpack_rows(packed_rules(), table.strings.size());
  REQUIRE(expanded);
  const RuleTable again = view(table.strings, *expanded);
  CHECK(again.rules.size() == table.rules.size());
  CHECK(equal(tables_of(again), tables_of(table)));
}

TEST_CASE("tables with one other number are not equal") {
  const RuleTable& table = built_in_rules();
  RowTables other = copied(tables_of(table));
  CHECK(equal(tables_of(view(table.strings, other)), tables_of(table)));
  rows_of<Need>(other).back().of_helper = !rows_of<Need>(other).back().of_helper;
  CHECK_FALSE(equal(tables_of(view(table.strings, other)), tables_of(table)));
}

TEST_CASE("equal rows are stored once, and unused ones not at all") {
  const RuleTableBuilder builder = two_rules();
  const OrderedRows ordered = order_rows(builder.table());
  const RuleTable table = view(ordered.strings, ordered.tables);
  CHECK(table.rules.size() == 2);
  CHECK(table.alternatives.size() == 1);
  CHECK(table.conditions.size() == 1);
  CHECK(table.parameters.empty());
  CHECK(table.strings == "torch.atorch.bpaddle.a1");
  CHECK(table.text(table.rules[1].api) == "torch.b");
  CHECK(table.text(table.rows(table.rules[1].alternatives)[0].callee) == "paddle.a");
  CHECK(table.conditions[0].operand == 7);
}

TEST_CASE("rows in another order are not packed") {
  const RuleTableBuilder builder = two_rules();
  CHECK_FALSE(pack_rows(builder.table()));
  const OrderedRows ordered = order_rows(builder.table());
  CHECK(pack_rows(view(ordered.strings, ordered.tables)));
}

TEST_CASE("no damage of packed rows makes them refer to what does not exist") {
  const OrderedRows ordered = order_rows(two_rules().table());
  const auto packed = pack_rows(view(ordered.strings, ordered.tables));
  REQUIRE(packed);
  std::size_t rejected = 0;
  for (std::size_t at = 0; at < packed->size(); ++at) {
    CHECK_FALSE(unpack_rows(packed->substr(0, at), ordered.strings.size()));
    for (const int value : {0, 1, 2, 0x7F, 0x80, 0xFF}) {
      std::string damaged = *packed;
      damaged[at] = static_cast<char>(value);
      const auto rows = unpack_rows(damaged, ordered.strings.size());
      if (!rows) ++rejected;
      if (rows) CHECK(size_of_all(view(ordered.strings, *rows)) < 1000);
    }
  }
  CHECK(rejected > packed->size());
  CHECK_FALSE(unpack_rows(*packed, ordered.strings.size() - 1));
  CHECK_FALSE(unpack_rows(*packed + '\0', ordered.strings.size()));
}

TEST_CASE("built-in rules with a wrong byte are expanded within bounds or rejected") {
  const std::string packed = packed_rules();
  const RuleTable& table = built_in_rules();
  for (std::size_t at = 0; at < packed.size(); at += packed.size() / 40) {
    std::string damaged = packed;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    const auto rows = unpack_rows(damaged, table.strings.size());
    if (rows) CHECK(size_of_all(view(table.strings, *rows)) > 0);
  }
}
