// Suites of compound statements: where branches, loops, handlers and bodies begin and end.
#pragma once

#include <string_view>

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

// True when `frame` begins on the line of the colon or semicolon that `parent` has before it.
bool shares_line(std::string_view source, const WalkFrame& parent, const WalkFrame& frame);

void enter_clause(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent);
void leave_clause(PieceWalk& walk, const WalkFrame& frame);
void enter_block(PieceWalk& walk, WalkFrame& frame, const WalkFrame& parent);
void leave_block(PieceWalk& walk, const WalkFrame& frame);

// The keyword `while`: the test runs in each round.
void begin_while(PieceWalk& walk, WalkFrame& frame);
// The colon between a header and its block.
void end_header(PieceWalk& walk, WalkFrame& frame, TSNode colon);

void close_loop(PieceWalk& walk, WalkFrame& loop);
void close_alternatives(PieceWalk& walk, const WalkFrame& frame);
void close_try(PieceWalk& walk, WalkFrame& frame);

}  // namespace paddle_ls::python
