// What the code of a rule needs in the file: helpers, the helpers that these need, and modules.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

class NeedsOfCode {
 public:
  // Both must outlive it.
  NeedsOfCode(const HelperSources& helpers, RuleTableBuilder& into)
      : helpers_(helpers), into_(into) {}

  // Adds the helper, and after it its needs; an error if there is no helper of that name.
  // `of_helper`: the code of another helper names it.
  Result<void> add_helper(std::string_view name, bool of_helper = false);

  void add_module(std::string_view name, bool of_helper = false);

  // Notes that the file calls the helper `name`, which has been added.
  void call(std::string_view name);

  // As rows of the table.
  Rows<Need> rows() const;

 private:
  Need* find(std::string_view name);

  const HelperSources& helpers_;
  RuleTableBuilder& into_;
  std::vector<Need> needs_;
};

// Adds a row to the table for each of `helpers`, which may need each other and those of `known`,
// which the table contains too. For a helper in neither, adds an error whose place is the name of
// the helper that needs it.
void add_helper_rows(const HelperSources& helpers, const HelperSources& known,
                     RuleTableBuilder& into, std::vector<Error>& errors);

}  // namespace paddle_ls::rewrite
