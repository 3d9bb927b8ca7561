// Creates the operation that a legacy op becomes.
#pragma once

#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// The parts of an operation, which live as long as the call that takes them.
struct OpParts {
  std::string_view name;
  const OpRule* rule;  // null: there are no attributes to check
  const Values& operands;
  const Attributes& attributes;
  const Types& results;
};

// Creates and appends the operation after the checks of Paddle's verification.
OpId create_op(TranslationContext& context, const OpDesc& op, const OpParts& parts);

}  // namespace paddle_ls::ir
