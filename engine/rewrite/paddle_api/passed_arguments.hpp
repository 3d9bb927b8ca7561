// Finds arguments that rules pass to Paddle under keywords that it does not have.
//
// A call that keeps its name also keeps its arguments, and the signature of a rule is PyTorch's,
// not Paddle's. So each argument that an alternative leaves in the call is looked up in the release
// that rules are written for; if the release does not have it, the build stops.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// An argument of a rule that Paddle 3.3 would reject.
struct ArgumentNotTaken {
  std::size_t rule = 0;         // row of the table
  std::size_t alternative = 0;  // likewise
  std::string target;           // the Paddle name that is called
  std::string keyword;

  std::string message() const;  // "paddle.abs does not take the argument `out`"
};

std::vector<ArgumentNotTaken> arguments_not_taken(const PaddleNames& names, const RuleTable& table);

}  // namespace paddle_ls::rewrite
