// The code that an alternative writes, and how the arguments are converted.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// "paddle.sum(x, axis, keepdim)"; empty if nothing is written.
std::string what_becomes(const RuleTable& table, const Rule& rule, const Alternative& alternative);

// A sentence for each argument that is renamed, left out, rejected, or made from others.
std::vector<std::string> argument_words(const RuleTable& table, const Rule& rule,
                                        const Alternative& alternative);

}  // namespace paddle_ls::rewrite
