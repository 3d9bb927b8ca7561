// Arguments that rules pass on to Paddle under keywords that it does not take.
//
// A call that keeps its name keeps its arguments too, and a signature says what PyTorch takes, not
// what Paddle does. So each argument that an alternative leaves in the call is looked up in what is
// known of the release that rules are written for; where it is not taken, the build stops.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// An argument of a rule that Paddle 3.3 would refuse.
struct ArgumentNotTaken {
  std::size_t rule = 0;         // row of the table
  std::size_t alternative = 0;  // likewise
  std::string target;           // the Paddle name that is called
  std::string keyword;

  std::string message() const;  // "paddle.abs takes no argument `out`"
};

std::vector<ArgumentNotTaken> arguments_not_taken(const PaddleNames& names, const RuleTable& table);

}  // namespace paddle_ls::rewrite
