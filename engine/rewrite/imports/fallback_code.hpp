// Code that runs only where an import fails:
//
//     try:
//         import torch.fft
//     except ImportError:
//         def rfft(x): return torch.rfft(x, 1)
#pragma once

#include <string_view>
#include <vector>

#include "engine/syntax/tree.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// The handlers of failing imports around the import statement. Its own `try` is the innermost one.
std::vector<text::ByteRange> fallbacks_of(syntax::Node import, std::string_view source);

}  // namespace paddle_ls::rewrite
