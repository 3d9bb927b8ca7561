#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

TranslationContext::TranslationContext(const ProgramDesc& of, const OpTable& op_table,
                                       const TranslateOptions& given)
    : legacy(of),
      table(op_table),
      options(given),
      rules(op_table, of, given.target),
      scopes(of.name_count()),
      parameters(of.name_count(), nullptr),
      visited_parameters(of.name_count()),
      seen(of.name_count()),
      type_of_variable(of.variable_count(), none) {
  // Half as many again: constants, slices, parameters.
  std::size_t ops = 0;
  for (const BlockDesc& block_desc : of.blocks) ops += block_desc.ops.size();
  program().reserve(ops + ops / 2);
}

}  // namespace paddle_ls::ir
