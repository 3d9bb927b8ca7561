#include <filesystem>
#include <ostream>

#include <boost/json/serialize.hpp>

#include "server/cli/rules/rule_export.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::rules {

int export_rules(const RulesExportOptions& options, const Console& console) {
  Sources sources;
  sources.profile = options.profile;
  const auto sound = Configurations(layers_of(sources)).sound(std::filesystem::current_path());
  if (!sound) {
    console.err << error_prefix << sound.error().message << '\n';
    return exit_status::could_not_run;
  }
  const project::Configuration& configuration = **sound;
  console.out << boost::json::serialize(
                     exported_rules(*configuration.rules, configuration.settings->target_release()))
              << '\n';
  return exit_status::clean;
}

}  // namespace paddle_ls::cli::rules
