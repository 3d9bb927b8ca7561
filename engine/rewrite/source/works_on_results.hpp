// Whether a layer that may work in place is given nothing but results that nobody else reads.
//
// `nn.ReLU(inplace=True)` behind a convolution, or called as `out = self.relu(out)` on what another
// layer has just given: whether it changes its input or not, no program can tell.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// `made` is the call that makes the layer. True where it stands behind a layer with a new result in
// the same sequence, and where it is an attribute of `self` whose calls all get such results.
bool works_on_results(syntax::Node made, std::string_view source);

}  // namespace paddle_ls::rewrite
