// textDocument/definition, references, documentHighlight and documentLink: from a place of a
// document with a model to others.
#pragma once

#include "protocol/types/navigation.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome definition(const DocumentSnapshot& document, const protocol::DefinitionParams& params);
Outcome references(const DocumentSnapshot& document, const protocol::ReferenceParams& params);
Outcome highlights(const DocumentSnapshot& document,
                   const protocol::DocumentHighlightParams& params);
Outcome document_links(const DocumentSnapshot& document,
                       const protocol::DocumentLinkParams& params);

}  // namespace paddle_ls::server
