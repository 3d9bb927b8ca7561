// The part of a rule that holds for every use, whatever its arguments, and so for a use that is not
// visible.
#pragma once

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

// The first alternative of a rule if it holds for every call; else null.
const Alternative* only_alternative(const FoundRule& found);

// Whether no use needs an edit.
bool leaves_alone(const FoundRule& found);

// Whether no edit is the last alternative, for uses that nothing else applies to.
bool leaves_others_alone(const FoundRule& found);

// Whether uses may stay because the compatibility mode serves the same object as Paddle's name.
bool keeps_other_names(const FoundRule& found);

// Whether the API only has another name.
bool only_renames(const FoundRule& found);

// Whether an alternative depends on one of `contexts` (bits of Contexts).
bool asks_for_context(const FoundRule& found, std::uint32_t contexts);

}  // namespace paddle_ls::rewrite
