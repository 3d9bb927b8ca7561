// Names in messages for rules whose API has no name in a program.
//
// Some uses have no name in the source: an operator, a write to a part of a tensor, an exception
// class together with the one that Paddle raises. The names of their rules are internal and mean
// nothing to a reader.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// The name in messages of the API of a rule: `torch.Size` for `torch.Size.handed_on`,
// `RuntimeError` for `torch.Tensor.RuntimeError_or_ValueError`. Most APIs keep their name.
std::string_view name_for_people(std::string_view api);

// True for an exception class, whose name replaces `self` in the rewrite.
bool is_exception_class(std::string_view api);

}  // namespace paddle_ls::rewrite
