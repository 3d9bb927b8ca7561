// The settings and rules that hold for the files of a folder.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/analyze.hpp"
#include "server/modules/environments.hpp"
#include "server/modules/project_modules.hpp"
#include "server/settings/layer.hpp"
#include "server/settings/project_pins.hpp"
#include "server/settings/settings.hpp"

namespace paddle_ls::cli {

struct Project {
  settings::Settings settings;
  rewrite::RuleSet rules;
  rewrite::Options options;
  std::shared_ptr<modules::ProjectModules> modules;     // of all projects together
  std::shared_ptr<modules::Environments> environments;  // likewise
  std::vector<std::string> complaints;  // about its files, each with its place in front
};

// What the command line says; it wins over all files.
struct Overrides {
  settings::TargetProfile profile;
  std::optional<rewrite::LeftoverImports> leftover_imports = {};
  std::optional<rewrite::Patches> patches = {};
  settings::Layer settings = {};  // what else, with less weight than the others
  settings::FixScope scope = settings::FixScope::safe;
};

// Projects are made once for each settings file, and for each release of Paddle that folders below
// it ask for; they are shared, immutable, by all files they hold for.
class Projects {
 public:
  explicit Projects(Overrides overrides) : overrides_(std::move(overrides)) {}

  // Of the files in `folder`, which must be absolute: the nearest settings file around it counts,
  // and where it leaves the profile open the nearest list of packages that asks for Paddle.
  std::shared_ptr<const Project> of(const std::filesystem::path& folder);

 private:
  using Shared = std::shared_ptr<const Project>;
  Shared make(const std::filesystem::path& settings_file) const;
  Shared with_pins(Shared project, const std::filesystem::path& folder);

  Overrides overrides_;
  settings::ProjectPins pins_;
  std::shared_ptr<modules::ProjectModules> modules_ = std::make_shared<modules::ProjectModules>();
  std::shared_ptr<modules::Environments> environments_ = std::make_shared<modules::Environments>();
  std::map<std::filesystem::path, Shared> by_settings_file_;
  std::map<std::pair<Shared, rewrite::Profile>, Shared> by_pin_;
  std::map<std::filesystem::path, Shared> by_folder_;
};

}  // namespace paddle_ls::cli
