// textDocument/formatting and textDocument/rangeFormatting: layout that changes nothing a reader
// sees.
#pragma once

#include "protocol/types/formatting.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome format_document(const DocumentSnapshot& document,
                        const protocol::DocumentFormattingParams& params);
Outcome format_range(const DocumentSnapshot& document,
                     const protocol::DocumentRangeFormattingParams& params);

}  // namespace paddle_ls::server
