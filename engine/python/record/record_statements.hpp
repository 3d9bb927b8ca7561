// Statements: their meaning for their children, and their operations.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_statement(Walk& walk, Frame& frame, Frame& parent);
void leave_statement(Walk& walk, Frame& frame);

// `pass`, `break` and `continue`.
void statement_leaf(Walk& walk, NodeKind kind, TSNode node);

// Handles a token that is a direct child of the statement of `frame`.
void statement_token(Walk& walk, Frame& frame, NodeKind token, TSNode node);

}  // namespace paddle_ls::python
