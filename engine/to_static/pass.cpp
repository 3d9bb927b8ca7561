#include "engine/to_static/pass.hpp"

namespace paddle_ls::to_static {

std::span<const Pass> passes() {
  static constexpr Pass table[] = {
      {"TypeHintTransformer", remove_type_hints},
      {"SuperTransformer", wrap_super},
      {"RegisterHookTransformer", move_register_hooks},
      {"BreakTransformOptimizer", join_leading_breaks, PassUse::optimized},
      {"EarlyReturnTransformer", move_behind_early_returns},
      {"AttributeJstTransformer", wrap_size, PassUse::legacy_ir},
      {"TensorShapeTransformer", wrap_shape},
      {"BreakContinueTransformer", remove_break_and_continue},
      {"ReturnTransformer", join_returns},
      {"LogicalTransformer", wrap_logic},
      {"CreateVariableTransformer", create_variables},
      {"LoopTransformer", convert_loops},
      {"IfElseTransformer", convert_if},
      {"AssertTransformer", convert_asserts},
      {"CallTransformer", wrap_calls},
      {"CastTransformer", convert_casts},
      {"DecoratorTransformer", apply_decorators},
      {"NameloadJstTransformer", wrap_loads},
  };
  return table;
}

}  // namespace paddle_ls::to_static
