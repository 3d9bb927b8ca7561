// Joins the recordings of all pieces: the result is that of a single walk over the file.
//
// Pieces share only the scope and the block of the module, so joining adds offsets to numbers, and
// later steps do not depend on pieces.
#pragma once

#include "engine/python/record/recording.hpp"
#include "engine/python/record/symbol_table.hpp"

namespace paddle_ls::python {

// Fills `names`, `tape` and `symbols`, which is the table of the tape; all three must be new.
void join_recordings(const RecordedFile& file, Names& names, Tape& tape, SymbolTable& symbols);

}  // namespace paddle_ls::python
