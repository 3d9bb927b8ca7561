// The settings and rules for the files of a folder, overridden by those of the command line.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "project/configuration/configuration_files.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// The settings of the command line, which override all files.
std::vector<settings::Layer> layers_of(const Sources& sources);

// The errors in the files of a configuration, as one error. A mistake in them stops every command,
// because it would not do what was asked for. The message has a line for each problem, with its
// place as a person would write it; all but the first have a prefix.
using Problems = std::vector<std::string>;
void add_problems(const project::Configuration& configuration, Problems& problems);
Error as_error(const Problems& problems);

// Copies share the files they have read.
class Configurations {
 public:
  explicit Configurations(std::vector<settings::Layer> above, project::Relocation relocation = {})
      : above_(std::move(above)), relocation_(std::move(relocation)) {}

  // The configuration of the files in `folder`, which must be absolute: the nearest settings file
  // above it applies, and if nothing names a release, the nearest list of packages that requires
  // one.
  std::shared_ptr<const project::Configuration> of(const std::filesystem::path& folder);
  // The same, or an error if its files have errors.
  Result<std::shared_ptr<const project::Configuration>> sound(const std::filesystem::path& folder);

 private:
  std::vector<settings::Layer> above_;
  project::Relocation relocation_;
  std::shared_ptr<project::ConfigurationFiles> files_ =
      std::make_shared<project::ConfigurationFiles>();
  std::map<std::filesystem::path, std::shared_ptr<const project::Configuration>> by_folder_;
};

}  // namespace paddle_ls::cli
