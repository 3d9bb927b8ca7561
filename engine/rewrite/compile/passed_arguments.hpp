// Arguments that rules pass on to Paddle under keywords that it does not take.
//
// A call that keeps its name keeps its arguments too, and a signature says what PyTorch takes, not
// what Paddle does. So each argument that an alternative leaves in the call is looked up in what is
// known of the release that rules are written for; where it is not taken, the build stops.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/compile/paddle_names.hpp"
#include "engine/rewrite/language/rule.hpp"

namespace paddle_ls::rewrite {

// A sentence for each argument of a rule of `table` that Paddle 3.3 would refuse.
std::vector<std::string> arguments_not_taken(const PaddleNames& names, const RuleTable& table);

}  // namespace paddle_ls::rewrite
