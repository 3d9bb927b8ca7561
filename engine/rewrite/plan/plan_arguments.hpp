// The argument list of a call, brought from torch's names and order to Paddle's with as few token
// edits as possible: comments, line breaks and trailing commas stay where they are.
#pragma once

#include <string>

#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

struct ArgumentPlan {
  std::vector<std::string_view> left_out;  // given arguments that Paddle has no use for
  bool needs_confirmation = false;
  DifferenceId difference = no_difference;
  std::string reason;   // of the confirmation
  std::string problem;  // why the alternative cannot be used for this call; else empty
};

// Adds the edits of `alternative` inside the argument list of `use` to `edits`. With a problem,
// nothing is added.
ArgumentPlan plan_arguments(const UseSite& use, const Alternative& alternative, EditTable& edits);

}  // namespace paddle_ls::rewrite
