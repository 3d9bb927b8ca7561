// The comments that start the halves of an example: `# PyTorch 写法`, `# Paddle 写法`.
#pragma once

#include <vector>

#include "engine/mapping_docs/document/document.hpp"
#include "engine/mapping_docs/text/code_scan.hpp"

namespace paddle_ls::mapping_docs {

struct Half {
  bool target;  // of Paddle
  ByteRange comment;
};

// In the order of the text. `scan` is of the body of a block of `document`.
std::vector<Half> halves_of(const Document& document, const Identity& identity,
                            const DocumentProfile& profile, const CodeScan& scan);

}  // namespace paddle_ls::mapping_docs
