// Names of rules for APIs that no program writes, as people know them.
//
// Some uses have no name in the source: an operator, a write to a part of a tensor, a class of
// exceptions together with what Paddle raises. Their rules have names of our own, which say nothing
// to a reader.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// The name that a message has for the API of a rule: `torch.Size` for `torch.Size.handed_on`,
// `RuntimeError` for `torch.Tensor.RuntimeError_or_ValueError`. Most APIs are called as they are.
std::string_view name_for_people(std::string_view api);

// True for a class of exceptions, whose name replaces `self` in what the rule writes.
bool is_exception_class(std::string_view api);

}  // namespace paddle_ls::rewrite
