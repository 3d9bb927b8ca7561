#include "server/cli/rules/project_rules.hpp"

#include <filesystem>
#include <ostream>

#include "server/cli/run/configurations.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::rules {

std::shared_ptr<const project::Configuration> project_rules(const settings::TargetProfile& profile,
                                                            const Console& console) {
  Sources sources;
  sources.profile = profile;
  auto sound = Configurations(layers_of(sources)).sound(std::filesystem::current_path());
  if (sound) return *std::move(sound);
  console.err << error_prefix << sound.error().message << '\n';
  return nullptr;
}

}  // namespace paddle_ls::cli::rules
