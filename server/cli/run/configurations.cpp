#include "server/cli/run/configurations.hpp"

#include <algorithm>

#include "server/cli/run/console.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

std::vector<settings::Layer> layers_of(const Sources& sources) {
  settings::Layer named;
  const auto assign = [&named](std::string_view path, settings::SettingValue value) {
    named.push_back({settings::find_field(path), std::move(value)});
  };
  if (sources.profile) assign("profile", sources.profile);
  if (sources.style) assign("style", *sources.style);
  if (sources.leftover_imports) assign("imports.leftover", *sources.leftover_imports);
  if (sources.patches) assign("rules.patches", *sources.patches);
  return {sources.settings, std::move(named)};
}

void add_problems(const project::Configuration& configuration, Problems& problems) {
  for (const Error& each : configuration.complaints) {
    std::string line = printable(shown_path(each.where)) + ": " + printable(each.message);
    const bool is_known = std::find(problems.begin(), problems.end(), line) != problems.end();
    if (!is_known) problems.push_back(std::move(line));
  }
}

Error as_error(const Problems& problems) {
  Error all;
  for (const std::string& problem : problems) {
    if (!all.message.empty()) all.message.append("\n").append(error_prefix);
    all.message += problem;
  }
  return all;
}

Result<std::shared_ptr<const project::Configuration>> Configurations::sound(
    const std::filesystem::path& folder) {
  auto configuration = of(folder);
  Problems problems;
  add_problems(*configuration, problems);
  if (!problems.empty()) return tl::unexpected(as_error(problems));
  return configuration;
}

std::shared_ptr<const project::Configuration> Configurations::of(
    const std::filesystem::path& folder) {
  auto& known = by_folder_[folder];
  if (!known) {
    project::Configuration found = files_->of(relocation_.of(folder), folder.root_path(), above_);
    found.relocation = relocation_;
    known = std::make_shared<const project::Configuration>(std::move(found));
  }
  return known;
}

}  // namespace paddle_ls::cli
