// Markdown as a kind of document: mapping documents, table sources, and everything else.
#pragma once

#include "project/settings/settings.hpp"
#include "server/mapping_docs/corpus.hpp"
#include "server/model/model.hpp"

namespace paddle_ls::server {

// A text that is neither a mapping document nor a table source is left alone: it has no problems
// and no model.
Reading read_markdown(const Source& source, const settings::Settings& settings, Corpora& corpora);

}  // namespace paddle_ls::server
