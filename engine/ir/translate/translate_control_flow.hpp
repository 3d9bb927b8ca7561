// while and conditional_block as regions, the way Paddle 3 builds them.
#pragma once

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

void translate_while(TranslationContext& context, const OpDesc& op);
void translate_if(TranslationContext& context, const OpDesc& op);
void ensure_defined(TranslationContext& context, const OpDesc& op, Name name);
void append_yield(TranslationContext& context, BlockId block, const Values& values);

}  // namespace paddle_ls::ir
