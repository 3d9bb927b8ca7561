// Rows as a byte string that compresses well: see columns.hpp.
#pragma once

#include <string>

#include "engine/rewrite/packed/row_tables.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

// The rows have to be in the order of `order_rows`.
Result<std::string> pack_rows(const RuleTable& table);

}  // namespace paddle_ls::rewrite
