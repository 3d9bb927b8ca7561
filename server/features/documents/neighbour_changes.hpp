// Documents that are judged beside others: what happens to them when a file on disk or another
// document changes.
#pragma once

#include "protocol/types/workspace.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void did_change_watched_files(Session& session,
                              const protocol::DidChangeWatchedFilesParams& params);

// From now on the text that the client sends holds, or what is on disk again.
void document_opened(Session& session, const protocol::Uri& uri, std::string_view language_id);
void document_closed(Session& session, const OpenDocument& document);

// The workspace has other folders.
void folders_changed(Session& session);

// Analyses all open documents of the kind again, but for `except`, which may be null.
void read_again(Session& session, DocumentKind kind, const Unit* except);

}  // namespace paddle_ls::server
