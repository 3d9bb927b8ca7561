// Statements: what each one means for its children, and what it does when they are read.
#pragma once

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

void enter_statement(Walk& walk, Frame& frame, Frame& parent);
void leave_statement(Walk& walk, Frame& frame);

// `pass`, `break` and `continue`.
void statement_leaf(Walk& walk, NodeKind kind, TSNode node);

// A token that stands directly in the statement of `frame`.
void statement_token(Walk& walk, Frame& frame, NodeKind token, TSNode node);

}  // namespace paddle_ls::python
