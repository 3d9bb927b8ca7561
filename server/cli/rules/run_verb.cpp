#include "server/cli/rules/rules_verbs.hpp"

namespace paddle_ls::cli::rules {

int run(const Verb& verb, const Console& console) {
  if (const auto* options = std::get_if<CheckOptions>(&verb)) return check(*options, console);
  return explain(std::get<ExplainOptions>(verb), console);
}

}  // namespace paddle_ls::cli::rules
