#include "engine/ir/translate/translate.hpp"

#include "engine/ir/translate/phases.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_block.hpp"

namespace paddle_ls::ir {

const TranslationFinding* first_error(const Translation& translation) {
  for (const TranslationFinding& finding : translation.findings) {
    if (info(finding.code).severity == Severity::error) return &finding;
  }
  return nullptr;
}

namespace {

Translation run(TranslationContext& context) {
  try {
    collect_parameters(context);
    if (!context.before_3_0()) {
      insert_data(context);
      for (std::size_t i = 0; i < context.legacy.blocks.size(); ++i) pair_branches(context, i);
    }
    translate_block(context, 0, context.program().top());
    insert_set_parameters(context);
    set_result_flags(context);
  } catch (TranslationRefusal& refusal) {
    // Strict mode, or a program without a usable frame (a parameter of an unknown type).
    context.translation.findings.push_back(std::move(refusal.finding));
  }
  list_variables(context);
  return std::move(context.translation);
}

}  // namespace

Result<Translation> translate(const ProgramDesc& legacy, const TranslateOptions& options) {
  if (legacy.blocks.empty()) return error("the program has no block");
  const OpTable& table = options.table ? *options.table : built_in_table(options.target);
  try {
    TranslationContext context(legacy, table, options);
    return run(context);
  } catch (const Cancelled&) {
    return error("cancelled");
  }
}

}  // namespace paddle_ls::ir
