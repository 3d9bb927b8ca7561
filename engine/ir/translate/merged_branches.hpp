// The operators that Paddle 2.6 merges into one if.
#pragma once

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// How many operators are merged with the conditional_block at `first`, itself included.
std::size_t merged_branch_size(const BlockDesc& block, std::size_t first);
void translate_merged_branches(TranslationContext& context, const BlockDesc& block,
                               std::size_t first, std::size_t size);

}  // namespace paddle_ls::ir
