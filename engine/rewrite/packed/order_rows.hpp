// Stores equal rows and texts once, in the order in which they are first referred to.
//
// Rules of several releases and rules for similar APIs consist of the same conditions, arguments
// and templates to a large part. In this order a range mostly begins where the one before it ends,
// which `pack_rows` relies on.
#pragma once

#include <string>

#include "engine/rewrite/packed/row_tables.hpp"

namespace paddle_ls::rewrite {

struct OrderedRows {
  std::string strings;
  RowTables tables;
};

// Rules and helpers keep their order. Rows and texts that nothing refers to are left out.
OrderedRows order_rows(const RuleTable& table);

}  // namespace paddle_ls::rewrite
