// The recordings of all pieces, put one behind the other: the file as if it had been walked in one
// go.
//
// Pieces share the scope and the block of the module and nothing else, so joining is adding to
// numbers: everything behind it is free to know nothing of pieces.
#pragma once

#include "engine/python/record/recording.hpp"
#include "engine/python/record/symbol_table.hpp"

namespace paddle_ls::python {

// Fills `names`, `tape` and `symbols`, which is the table of the tape; all three must be new.
void join_recordings(const RecordedFile& file, Names& names, Tape& tape, SymbolTable& symbols);

}  // namespace paddle_ls::python
