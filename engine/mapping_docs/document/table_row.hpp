// One row of a Markdown table, cut into cells at the pipes that are neither escaped nor in a code
// span.
#pragma once

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

Row read_row(std::string_view text, ByteRange line, std::size_t number);

// True for `| --- | :--: |` and the like, also with one dash.
bool is_separator_row(std::string_view line);

}  // namespace paddle_ls::mapping_docs
