// What an alternative writes, and what becomes of the arguments on the way.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// "paddle.sum(x, axis, keepdim)"; empty where nothing is written.
std::string what_becomes(const RuleTable& table, const Rule& rule, const Alternative& alternative);

// A sentence for each argument that is renamed, left out, refused, or made from others.
std::vector<std::string> argument_words(const RuleTable& table, const Rule& rule,
                                        const Alternative& alternative);

}  // namespace paddle_ls::rewrite
