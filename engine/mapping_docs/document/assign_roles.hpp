// Second pass of reading a document: which heading, block and table is what.
//
// A part that almost has the required shape gets its role all the same, so that the check of that
// part can name the slip and everything after it is still read.
#pragma once

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

void assign_roles(Document& document, const Identity& identity, const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
