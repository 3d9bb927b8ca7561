// Reasons for a review that a rule says in a sentence of its own, not by the id of a difference.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// The fields of `rule` that do: `needs_review`, `review`, `unpacked`.
std::vector<std::string_view> free_texts(const RuleTable& table, const Rule& rule);

}  // namespace paddle_ls::rewrite
