// textDocument/formatting and textDocument/rangeFormatting: layout that changes nothing a reader
// sees.
#pragma once

#include "protocol/types/formatting.hpp"
#include "server/features/handlers.hpp"

namespace paddle_ls::server {

Outcome format_document(const WorkerContext& context, const Segment& segment,
                        const protocol::DocumentFormattingParams& params);
Outcome format_range(const WorkerContext& context, const Segment& segment,
                     const protocol::DocumentRangeFormattingParams& params);

}  // namespace paddle_ls::server
