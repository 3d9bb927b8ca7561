// How the original tool reads the code of a signature block; see original.hpp.
#pragma once

#include "engine/mapping_docs/original/original.hpp"

namespace paddle_ls::mapping_docs {

// `code` is the block's lines from the first signature line on, with line feeds. The error is the
// reason for which the original rejects the document.
tl::expected<std::vector<OriginalSignature>, std::string> original_signatures(
    std::string_view code);

}  // namespace paddle_ls::mapping_docs
