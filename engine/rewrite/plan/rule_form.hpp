// A template as a reader sees it: `paddle.kthvalue(input.flatten(), ...)`.
#pragma once

#include <string>

#include "engine/rewrite/language/rule.hpp"

namespace paddle_ls::rewrite {

// The text of `expression` with the names of its parameters, cut where it is long.
std::string form_of(const RuleTable& table, const Rule& rule, const Template& expression);

}  // namespace paddle_ls::rewrite
