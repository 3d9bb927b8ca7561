// Places where `optimizer.param_groups` is nothing but the way to the learning rate.
//
// An optimizer with one group has one rate, which Paddle reads and sets on the optimizer itself;
// the code around the groups of PyTorch is replaced as a whole.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

struct GroupRate {
  std::uint32_t context = 0;  // one of `context_rate` and similar bits; 0: not such a place
  syntax::Node whole;         // the expression or statement that reads or writes the rate
  syntax::Node value;         // that is written, or by which the rate is changed; else null
};

// Examines the code around `groups` in `statement`: `groups[0]["lr"]`, also assigned to or changed
// by `*=` and `/=`, or `for group in groups: group["lr"] = value`.
GroupRate group_rate(syntax::Node statement, syntax::Node groups, std::string_view source);

}  // namespace paddle_ls::rewrite
