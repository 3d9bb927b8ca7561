// Import statements: every name with the ranges that an edit of the list needs.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_import(Walk& walk, Frame& frame);
// Binds the names. `import a.b` binds `a`, `import a.b as c` binds `c` to `a.b`.
void leave_import(Walk& walk, const Frame& frame);

// Handles a token that is a direct child of a statement, which may be an import.
void import_token(Walk& walk, Frame& frame, NodeKind token, TSNode node);

// Handles the parts of an import: a dotted name, the name after `as`, and `*`.
void import_name(Walk& walk, TSNode node);
void import_alias(Walk& walk, TSNode node);
void import_star(Walk& walk, TSNode node);

}  // namespace paddle_ls::python
