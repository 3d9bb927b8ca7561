// A statement or decorator without a meaning in Paddle, and what is deleted with it.
//
// A block may not be left empty. Which other statements of a block go is known only when fixes are
// chosen, so a planned removal carries what is needed to write `pass` instead.
#pragma once

#include <string>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

struct RemovalPlan {
  text::ByteRange range;      // the line, or the deleted part; empty with a problem
  text::ByteRange gap;        // up to the neighbour on the same line, with the semicolon; or empty
  text::ByteRange statement;  // without its line end; for a decorator with its `@`
  bool leaves_block = false;  // it may be its block's last statement
  std::string problem;        // why it has to be removed by hand; else empty
};

// `statement`, a simple statement without side effects.
RemovalPlan removal_of(std::string_view source, syntax::Node statement);

// `statement` is the simple statement or definition around `use`, or null.
RemovalPlan plan_removal(const UseSite& use, syntax::Node statement, bool is_store);

}  // namespace paddle_ls::rewrite
