// The checks that Paddle makes when it creates an operation.
#pragma once

#include "engine/ir/translate/create_op.hpp"

namespace paddle_ls::ir {

void verify(const TranslationContext& context, const OpDesc& op, const OpParts& parts);

}  // namespace paddle_ls::ir
