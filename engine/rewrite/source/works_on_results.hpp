// Whether the input of a layer that may work in place is always a result that is not read
// elsewhere.
//
// For `nn.ReLU(inplace=True)` after a convolution, or called as `out = self.relu(out)` on the
// result of another layer, a program cannot tell whether the input is changed.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// `made` is the call that makes the layer. True where it follows a layer with a new result in the
// same sequence, and where it is an attribute of `self` whose calls all get such results.
bool works_on_results(syntax::Node made, std::string_view source);

}  // namespace paddle_ls::rewrite
