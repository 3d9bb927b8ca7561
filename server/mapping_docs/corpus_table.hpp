// The table of APIs of a corpus, made from what the corpus knows, open texts included.
#pragma once

#include "engine/mapping_docs/generate/generate_table.hpp"
#include "server/mapping_docs/corpus.hpp"

namespace paddle_ls::server {

enum class Duplicates { refused, allowed };

// The table made from the source named `relative`. An error names every obstacle in the
// corpus: documents that the tools reject, rows that cannot be expanded, APIs with several rows.
Result<mapping_docs::GeneratedTable> corpus_table(const Corpus& corpus, const std::string& relative,
                                                  Duplicates duplicates);

}  // namespace paddle_ls::server
