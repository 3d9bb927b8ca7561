// The lines of a call that a template writes again.
//
// Where each argument has its own line, perhaps with a comment, each argument of the new call gets
// its own line as well.
#pragma once

#include <optional>
#include <vector>

#include "engine/rewrite/arguments/expression.hpp"
#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

// `call` laid out as the call of `use` is, whose comments it takes along as far as the arguments
// beside them are still there. Nothing where it stays on one line.
std::optional<std::vector<Segment>> laid_out(const UseSite& use, const Expression& call);

}  // namespace paddle_ls::rewrite
