// The settings and rules that hold for the files of a folder, as the command line lays its own over
// them.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "project/configuration/configuration_files.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// What the command line says; it wins over all files.
std::vector<settings::Layer> layers_of(const Sources& sources);

// What is wrong with the files of a configuration, as one error: a user's mistake in them stops
// every command, because it would do something else than was asked for. Its message has a line for
// each problem, with the place as a person would write it; all but the first have their prefix.
using Problems = std::vector<std::string>;
void add_problems(const project::Configuration& configuration, Problems& problems);
Error as_error(const Problems& problems);

// Copies share what was read.
class Configurations {
 public:
  explicit Configurations(std::vector<settings::Layer> above) : above_(std::move(above)) {}

  // Of the files in `folder`, which must be absolute: the nearest settings file around it counts,
  // and where nothing names a release the nearest list of packages that asks for one.
  std::shared_ptr<const project::Configuration> of(const std::filesystem::path& folder);
  // The same, unless something is wrong with it.
  Result<std::shared_ptr<const project::Configuration>> sound(const std::filesystem::path& folder);

 private:
  std::vector<settings::Layer> above_;
  std::shared_ptr<project::ConfigurationFiles> files_ =
      std::make_shared<project::ConfigurationFiles>();
  std::map<std::filesystem::path, std::shared_ptr<const project::Configuration>> by_folder_;
};

}  // namespace paddle_ls::cli
