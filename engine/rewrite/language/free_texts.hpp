// Reasons for a review that a rule gives as a sentence instead of the id of a difference.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// The fields of `rule` with such a sentence: `needs_review`, `review`, `unpacked`.
std::vector<std::string_view> free_texts(const RuleTable& table, const Rule& rule);

}  // namespace paddle_ls::rewrite
