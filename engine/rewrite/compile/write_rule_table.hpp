// Prints a table of rules as a C++ source that defines `built_in_rules`.
#pragma once

#include <ostream>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

enum class TableForm {
  rows,    // constant data that is used as it is
  packed,  // shorter when compressed: the program expands it at the first look-up
};

// `conditions` is the text that `built_in_conditions` returns.
Result<void> write_rule_table(const RuleTable& table, std::string_view conditions, TableForm form,
                              std::ostream& out);

}  // namespace paddle_ls::rewrite
