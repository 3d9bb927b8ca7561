#include <ostream>

#include <boost/json/serialize.hpp>

#include "server/cli/rules/project_rules.hpp"
#include "server/cli/rules/rule_export.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/exit_status.hpp"

namespace paddle_ls::cli::rules {

int export_rules(const RulesExportOptions& options, const Console& console) {
  const auto configuration = project_rules(options.profile, console);
  if (configuration == nullptr) return exit_status::could_not_run;
  const rewrite::Profile profile = configuration->settings->target_release();
  console.out << boost::json::serialize(exported_rules(*configuration->rules, profile)) << '\n';
  return exit_status::clean;
}

}  // namespace paddle_ls::cli::rules
