// Translates the operators of a block, one after the other.
#pragma once

#include <vector>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// The assigns at the end of a branch of 2.6, which copy to the results of its operator.
struct FoldedAssigns {
  std::vector<Name> results;
  std::vector<Name> sources;  // of each result; the null name if no assign writes it
};

struct Cancelled {};

// With `folded`, assigns to its results are not translated: they name the values that the branch
// yields.
void translate_block(TranslationContext& context, std::size_t legacy_block, BlockId into,
                     FoldedAssigns* folded = nullptr);

}  // namespace paddle_ls::ir
