// Whether an alternative takes the arguments of a call, and what it leaves out of them.
#pragma once

#include <span>
#include <string_view>

#include "engine/rewrite/arguments/use_site.hpp"
#include "engine/rewrite/plan/plan_arguments.hpp"

namespace paddle_ls::rewrite {

// What an alternative says about the arguments of the call at hand.
struct ArgumentRules {
  ArgumentRules(const UseSite& use, const Alternative& alternative);

  const UseSite& use;
  const BoundCall& call;
  const RuleTable& table;
  std::span<const Parameter> signature;
  std::span<const ArgumentRule> rules;
  std::span<const Text> order;
  std::span<const Condition> conditions;

  std::string_view parameter_name(std::uint16_t at) const;
  // Whether the argument is given as its default.
  bool has_default(std::uint16_t parameter) const;
};

// What refused and confirmed arguments mean, and whether stars may hide one that matters.
void check_given(const ArgumentRules& of, ArgumentPlan& result);

// Names arguments that are dropped and that no condition mentions. One with its default value is
// not named.
void name_left_out(const ArgumentRules& of, ArgumentPlan& result);

}  // namespace paddle_ls::rewrite
