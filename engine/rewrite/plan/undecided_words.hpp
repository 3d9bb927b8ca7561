// The message for conditions of a call that cannot be decided.
#pragma once

#include <span>
#include <string>

#include "engine/rewrite/arguments/bind_arguments.hpp"
#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// "the right rewrite depends on the values of `dim` and `keepdim` at run time": the arguments that
// `undecided`, conditions of `rule` on `call`, ask about. What only a star may pass has no value
// in the source: "... depends on whether `*` or `**` passes `dim`".
std::string words_of_undecided(const RuleTable& table, const Rule& rule, const BoundCall& call,
                               std::span<const Condition* const> undecided);

}  // namespace paddle_ls::rewrite
