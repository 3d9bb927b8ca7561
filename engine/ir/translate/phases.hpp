// The phases of a translation before and after the operators of block 0.
#pragma once

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

void collect_parameters(TranslationContext& context);
// Declares the variables that block 0 reads and no operator writes before.
void insert_data(TranslationContext& context);
// Finds the values that a conditional_block hands to its gradient.
void pair_branches(TranslationContext& context, std::size_t legacy_block);
void insert_set_parameters(TranslationContext& context);
void set_result_flags(TranslationContext& context);
void list_variables(TranslationContext& context);

}  // namespace paddle_ls::ir
