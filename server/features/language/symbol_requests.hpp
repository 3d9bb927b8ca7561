// textDocument/documentSymbol, workspace/symbol and textDocument/foldingRange: the shape of
// documents that have a model, and what the workspace names.
#pragma once

#include "protocol/types/symbols.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome document_symbols(const DocumentSnapshot& document,
                         const protocol::DocumentSymbolParams& params);
Outcome folding_ranges(const DocumentSnapshot& document,
                       const protocol::FoldingRangeParams& params);
// On a worker, because files may have to be read first.
void workspace_symbols(Session& session, Ticket ticket,
                       const protocol::WorkspaceSymbolParams& params);

}  // namespace paddle_ls::server
