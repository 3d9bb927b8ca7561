// What findings say of names and parameters that not every release of torch has.
#pragma once

#include <string>
#include <string_view>

#include "engine/rewrite/plan/use_plan.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

// Why a use of `api` stays: no rule exists for it. Says which releases have the name.
std::string unmapped_reason(const Options& options, std::string_view api);

struct ReleasedUse {
  std::string_view api;
  syntax::Node call;  // null if it is not called
  std::string_view source;
};

// Lowers a plan for a name or a keyword that no release has on which the project runs, and says of
// a keyword without a rule which release brought it.
void look_for_release(const ReleasedUse& use, const Options& options, UsePlan& plan);

}  // namespace paddle_ls::rewrite
