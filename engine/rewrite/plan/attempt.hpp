// One alternative of a rule, tried on one use.
//
// What the alternative changes about the use and the names that it gives out live as long as the
// attempt, so that nothing of a failed one reaches the next but edits, which the caller takes
// back (`EditTable::rollback`).
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/arguments/use_site.hpp"
#include "engine/rewrite/plan/use_plan.hpp"
#include "engine/rewrite/result/edit_table.hpp"

namespace paddle_ls::rewrite {

// Text that is moved is copied into the plan: beyond this size the use is manual, which keeps
// deeply nested calls from costing quadratic time.
inline constexpr std::size_t longest_move = 4000;

struct Attempt {
  const UseToPlan& use;
  const Alternative& alternative;
  const Settled& accepted;
  const std::vector<std::string>& taken_names;  // names that other uses have chosen
  EditTable& edits;
  UseSite site;
  UsePlan plan = {};
  std::vector<std::string> given_names = {};  // to be kept from other uses
  bool wrote_before = false;                  // the statements before it have a place already

  const RuleTable& table() const { return *site.table; }
  const BoundCall& call() const { return *site.call; }
  bool is_store() const { return (use.facts.contexts & context_store) != 0; }
  // Null where the use is not in a statement.
  syntax::Node statement() const {
    return use.statement == python::none ? syntax::Node()
                                         : site.names->statements[use.statement].node;
  }
};

}  // namespace paddle_ls::rewrite
