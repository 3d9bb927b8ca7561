// textDocument/definition, references, documentHighlight and documentLink: from a place of a
// document with a model to others.
#pragma once

#include "protocol/types/navigation.hpp"
#include "server/features/handlers.hpp"

namespace paddle_ls::server {

Outcome definition(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::DefinitionParams& params);
Outcome references(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::ReferenceParams& params);
Outcome highlights(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::DocumentHighlightParams& params);
Outcome document_links(Session& session, const Analysis& analysis, const Segment& segment,
                       const protocol::DocumentLinkParams& params);

}  // namespace paddle_ls::server
