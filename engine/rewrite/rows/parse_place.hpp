// The place that a condition or a hole of a rule refers to: an argument, or a part of one.
//
//   dim          the argument of the parameter
//   size[1]      the second argument of a variadic parameter
//   betas[0]     the first element of a list or tuple
//   loc.arg0     the first positional argument of an argument that is a call
//   loc.type     the same, by keyword
//   arg0.arg0    `arg0` is the first positional argument of the call itself, whatever its name
//
// A place has at most one step into an argument.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

struct ArgumentPlace {
  std::uint16_t parameter = no_parameter;
  Part part;
};

Result<ArgumentPlace> parse_place(std::string_view text, const std::vector<Parameter>& signature,
                                  RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
