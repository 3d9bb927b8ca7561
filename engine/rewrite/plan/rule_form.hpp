// Signatures and templates as a reader sees them.
#pragma once

#include <string>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// The signature after the name of the API, as Python writes it: `torch.sum(input,
// dim=None)`.
std::string signature_of(const RuleTable& table, const Rule& rule);

// The text of `expression` with the names of its parameters, cut where it is long:
// `paddle.kthvalue(input.flatten(), ...)`.
std::string form_of(const RuleTable& table, const Rule& rule, const Template& expression);

// What the use becomes, for a reader. Where only a name is left of it, that is what one of the
// statements before it assigns to the name.
std::string form_of_use(const RuleTable& table, const Rule& rule, const Alternative& alternative);

// True for an expression that is nothing but an argument or the receiver.
bool is_part_of_use(const RuleTable& table, const Template& expression);

}  // namespace paddle_ls::rewrite
