#include "server/cli/rules/rules_verbs.hpp"

namespace paddle_ls::cli::rules {

int run(const RulesVerb& verb, const Console& console) {
  if (const auto* options = std::get_if<RulesCheckOptions>(&verb)) return check(*options, console);
  if (const auto* options = std::get_if<RulesExportOptions>(&verb)) {
    return export_rules(*options, console);
  }
  return explain(std::get<RulesExplainOptions>(verb), console);
}

}  // namespace paddle_ls::cli::rules
