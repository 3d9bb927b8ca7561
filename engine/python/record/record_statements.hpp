// Statements: their meaning for their children, and their operations.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_statement(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent);
void leave_statement(PieceWalk& walk, WalkFrame& frame);

// `pass`, `break` and `continue`.
void statement_leaf(PieceWalk& walk, NodeKind kind, TSNode node);

// Handles a token that is a direct child of the statement of `frame`.
void statement_token(PieceWalk& walk, WalkFrame& frame, NodeKind token, TSNode node);

}  // namespace paddle_ls::python
