// Operations that Paddle makes with its builder while it translates another one.
#pragma once

#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// Appended to the block; stop_gradient follows from the operands.
OpId build_op(TranslationContext& context, std::string_view name, const Values& operands,
              const Attributes& attributes, const Types& results);
// As above, but in no block yet.
OpId make_built(TranslationContext& context, std::string_view name, const Values& operands,
                const Attributes& attributes, const Types& results);
ValueId build_full(TranslationContext& context, List<std::int64_t> shape, double value,
                   DataType dtype);
ValueId build_full_of_one(TranslationContext& context, double value, DataType dtype);
ValueId build_full_int_array(TranslationContext& context, List<std::int64_t> values);
// The attribute of an operator as the result of a constant.
ValueId attribute_as_operand(TranslationContext& context, const OpDesc& op,
                             const Argument& argument);
// As above, but an attribute that was converted before is only built again.
ValueId constant_operand(TranslationContext& context, const OpDesc& op, const BoundArgument& bound);
// Declares a variable that no operator has written, with pd_op.data or pd_op.create_array at the
// head of the program.
void create_undefined(TranslationContext& context, Name name, const OpDesc& op);
OpId make_full(TranslationContext& context, List<std::int64_t> shape, double value, DataType dtype);
OpId make_create_array(TranslationContext& context, DataType element);

}  // namespace paddle_ls::ir
