// textDocument/rename and textDocument/prepareRename for documents that have a model.
#pragma once

#include "protocol/types/rename.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome prepare_rename(const DocumentSnapshot& document,
                       const protocol::PrepareRenameParams& params);
Outcome rename(const DocumentSnapshot& document, const protocol::RenameParams& params);

}  // namespace paddle_ls::server
