// Folds what the literals of a call decide in the text that is written for it.
//
// A template tests at run time what a call may leave open: `'train' if {train} else 'test'`. Where
// the call says `train=True`, the test is redundant and is left out.
#pragma once

#include <string_view>

#include "engine/rewrite/arguments/expand_template.hpp"

namespace paddle_ls::rewrite {

// Folds `into`, a whole expression or statement. Its parts keep their order.
void fold_constants(std::string_view source, Expansion& into);

// Takes the `tuple(...)` or `list(...)` off that `expression` is, where an element is all that is
// asked for.
void take_off_container(Expression& expression);

// How a statement that decides something is laid out.
struct BlockLayout {
  std::string_view line_end;
  std::string_view indentation;  // of the statement
  std::string_view step;         // of its block
};

// Turns `a if c else b`, whose value is unused, into an `if` statement, and `c and a` too. Anything
// else stays as it is.
void write_as_block(const BlockLayout& layout, Expression& expression);

}  // namespace paddle_ls::rewrite
