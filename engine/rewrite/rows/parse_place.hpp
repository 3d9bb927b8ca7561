// Where a condition or a hole of a rule looks: an argument, or a part of one.
//
//   dim          what is given for the parameter
//   size[1]      of a variadic parameter: the second argument that it takes
//   betas[0]     the first element of a list or tuple
//   loc.arg0     of an argument that is a call: its first positional argument
//   loc.type     the same, by its keyword
//   arg0.arg0    `arg0` is the first positional argument of the call itself, whatever its name
//
// One step goes into an argument, and no further.
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
