// A mapping document or a table source as a kind of document of the server.
#pragma once

#include "server/mapping_docs/corpus.hpp"
#include "server/model/model.hpp"
#include "server/settings/settings.hpp"

namespace paddle_ls::server {

// Reads a Markdown text. One that is neither a mapping document nor a table source is left alone:
// it has no problems and no model.
Reading read_mapping_document(const Source& source, const settings::Settings& settings,
                              Corpora& corpora);

}  // namespace paddle_ls::server
