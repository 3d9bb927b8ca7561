// Operands and results of an operator: variables of the legacy op as values of the program.
#pragma once

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// Which result, and which element of a vector result, a variable of the legacy op is.
struct ResultMapping {
  Name variable;
  std::uint32_t result;
  std::int32_t in_vector;
};

struct Results {
  Types types;
  boost::container::small_vector<ResultMapping, 4> mappings;
};

// Takes the inputs that are elements of a vector out of it.
void slice_inputs(TranslationContext& context, const OpDesc& op);
ValueId slice_out(TranslationContext& context, Name variable, ValueDefinition definition);
Values translate_operands(TranslationContext& context, const OpDesc& op, const OpRule& rule);
ValueId translate_operand(TranslationContext& context, const OpDesc& op, const Argument& argument);
Results translate_results(TranslationContext& context, const OpDesc& op, const OpRule& rule);
void translate_result(TranslationContext& context, const OpDesc& op, const Argument& argument,
                      Results& into);
// Defines the variables of the legacy op as the results of `op`.
void record_results(TranslationContext& context, OpId op, const Results& results);

// The value of a variable, taken out of its vector if it is an element of one; refuses an unknown
// name.
ValueId value_of(TranslationContext& context, const OpDesc& op, Name variable);
// As above, but the whole vector if the variable is an element of one.
ValueId whole_value_of(const TranslationContext& context, const OpDesc& op, Name variable);
ValueId combine(TranslationContext& context, const Values& values);
TypeId vector_type(TranslationContext& context, const Values& values);
TypeId type_of(TranslationContext& context, const OpDesc& op, const VarDesc& described);
TypeId tensor_type(TranslationContext& context, DataType element, List<std::int64_t> dims);

}  // namespace paddle_ls::ir
