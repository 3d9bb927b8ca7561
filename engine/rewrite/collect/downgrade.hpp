// Facts about a use beyond its rule can only lower a plan: from safe to one that needs review, or
// to manual.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/plan/use_plan.hpp"

namespace paddle_ls::rewrite {

// How a name is used, as far as the rules' contexts go.
struct UsedAs {
  std::uint32_t contexts = 0;
  bool is_alias_value = false;   // the right side of `nn = torch.nn`
  bool is_module_value = false;  // a module that is passed as an object
  bool is_covered = false;       // by the contexts of the rule
};

// Leaves a plan alone if it has no edits or is as low already.
void lower_to_manual(UsePlan& plan, std::string_view reason);
void lower_to_review(UsePlan& plan, const Settled& accepted, std::string_view id);
void lower_to_review(UsePlan& plan, const Settled& accepted, std::string_view id,
                     std::string_view reason);

// Lowers the plan of a name by the first reason that holds for each verdict.
void downgrade(const python::Use& use, std::string_view api, const UsedAs& used,
               const Settled& accepted, UsePlan& plan);

}  // namespace paddle_ls::rewrite
