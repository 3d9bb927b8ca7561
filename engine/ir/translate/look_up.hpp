// The PIR op that a legacy op becomes.
#pragma once

#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// Name of the PIR op with its dialect and, for an in-place use, its underscore.
std::string_view look_up(TranslationContext& context, const OpDesc& op, const OpRule*& rule);
// Whether the op writes a variable that it reads.
bool is_in_place(TranslationContext& context, const OpDesc& op);

}  // namespace paddle_ls::ir
