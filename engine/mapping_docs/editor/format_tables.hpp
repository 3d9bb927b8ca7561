// Tables with their columns aligned, as edits that change no rendered character.
#pragma once

#include "engine/mapping_docs/document/document.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::mapping_docs {

// Edits for the tables that touch `range`. A table that is broken, or whose rendering would change,
// is left alone. East Asian characters count as two columns. Normalized.
text::Edits format_tables(const Document& document, ByteRange range);

}  // namespace paddle_ls::mapping_docs
