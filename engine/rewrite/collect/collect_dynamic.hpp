// Access by a string: a literal is rewritten, and a computed name is reported.
//
//     getattr(nn, name)  # not changed; the user has to review it
#pragma once

#include <string_view>

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_dynamic(const PassInput& view, Findings& into);

// Moves the edit of a name to the literal that spells it. For `getattr(torch, "abs")` the module
// remains to be written: returns its new name, or an empty text for an import.
std::string_view write_string(const PassInput& view, Findings& into,
                              const python::DynamicUse& dynamic, UsePlan& plan);

// `hasattr(torch, "abs")` tests whether the code that it guards can run, and that code is
// converted. Tests the Paddle name instead, if there is one. Otherwise the result is true if a rule
// leads to an equivalent in Paddle, and false if none does.
void answer_presence(const PassInput& view, Findings& into, const python::Use& use);

}  // namespace paddle_ls::rewrite
