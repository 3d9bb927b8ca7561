// What a rule says of every use alike, whatever its arguments: so it holds for one that is not
// seen.
#pragma once

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

// The first alternative of a rule where it holds for every call; else null.
const Alternative* only_alternative(const FoundRule& found);

// Whether nothing has to be done about any use.
bool leaves_alone(const FoundRule& found);

// Whether the API has another name and is the same otherwise.
bool only_renames(const FoundRule& found);

// Whether an alternative depends on standing in one of `contexts` (bits of Contexts).
bool asks_for_context(const FoundRule& found, std::uint32_t contexts);

}  // namespace paddle_ls::rewrite
