// Suites of compound statements: where branches, loops, handlers and bodies begin and end.
#pragma once

#include <string_view>

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

// True when `frame` begins on the line of the colon or semicolon that `parent` has before it.
bool shares_line(std::string_view source, const Frame& parent, const Frame& frame);

void enter_clause(Walk& walk, Frame& frame, Frame& parent);
void leave_clause(Walk& walk, const Frame& frame);
void enter_block(Walk& walk, Frame& frame, const Frame& parent);
void leave_block(Walk& walk, const Frame& frame);

// The keyword `while`: the test runs in each round.
void begin_while(Walk& walk, Frame& frame);
// The colon between a header and its block.
void end_header(Walk& walk, Frame& frame, TSNode colon);

void close_loop(Walk& walk, Frame& loop);
void close_alternatives(Walk& walk, const Frame& frame);
void close_try(Walk& walk, Frame& frame);

}  // namespace paddle_ls::python
