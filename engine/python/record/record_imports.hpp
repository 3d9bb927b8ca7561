// Import statements: every name with the ranges that an edit of the list needs.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_import(PieceWalk& walk, WalkFrame& frame);
// Binds the names. `import a.b` binds `a`, `import a.b as c` binds `c` to `a.b`.
void leave_import(PieceWalk& walk, const WalkFrame& frame);

// Handles a token that is a direct child of a statement, which may be an import.
void import_token(PieceWalk& walk, WalkFrame& frame, NodeKind token, TSNode node);

// Handles the parts of an import: a dotted name, the name after `as`, and `*`.
void import_name(PieceWalk& walk, TSNode node);
void import_alias(PieceWalk& walk, TSNode node);
void import_star(PieceWalk& walk, TSNode node);

}  // namespace paddle_ls::python
