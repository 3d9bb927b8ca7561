// Signatures and templates as a reader sees them.
#pragma once

#include <string>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// The signature with the name of the API in front, as Python writes it: `torch.sum(input,
// dim=None)`.
std::string signature_of(const RuleTable& table, const Rule& rule);

// The text of `expression` with the names of its parameters, cut where it is long:
// `paddle.kthvalue(input.flatten(), ...)`.
std::string form_of(const RuleTable& table, const Rule& rule, const Template& expression);

}  // namespace paddle_ls::rewrite
