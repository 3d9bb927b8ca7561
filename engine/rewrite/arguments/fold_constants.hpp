// What the literals of a call decide is decided in the text that is written for it.
//
// A template asks at run time what a call may leave open: `'train' if {train} else 'test'`. Where
// the call says `train=True`, nobody would write the question. The expanded text is read as Python,
// with a name in place of each part of the source, and what is decided is left out.
#pragma once

#include <string_view>

#include "engine/rewrite/arguments/expand_template.hpp"

namespace paddle_ls::rewrite {

// Folds `into`, a whole expression or statement. Its parts keep their order.
void fold_constants(std::string_view source, Expansion& into);

// Takes the `tuple(...)` or `list(...)` off that `into` is, where an element is all that is asked
// for.
void take_off_container(Expansion& into);

// How a statement that decides something is laid out.
struct BlockLayout {
  std::string_view line_end;
  std::string_view indentation;  // of the statement
  std::string_view step;         // of its block
};

// Turns `a if c else b`, of which nobody takes the value, into an `if` statement, and `c and a`
// too. False where `into` is something else.
bool write_as_block(const BlockLayout& layout, Expansion& into);

}  // namespace paddle_ls::rewrite
