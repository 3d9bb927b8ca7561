#include "server/cli/run/configurations.hpp"

namespace paddle_ls::cli {

std::vector<settings::Layer> layers_of(const Sources& sources) {
  settings::Layer named;
  const auto assign = [&named](std::string_view path, settings::Value value) {
    named.push_back({settings::find_field(path), std::move(value)});
  };
  if (sources.profile) assign("profile", sources.profile);
  if (sources.style) assign("style", *sources.style);
  if (sources.leftover_imports) assign("imports.leftover", *sources.leftover_imports);
  if (sources.patches) assign("rules.patches", *sources.patches);
  return {sources.settings, std::move(named)};
}

std::shared_ptr<const project::Configuration> Configurations::of(
    const std::filesystem::path& folder) {
  auto& known = by_folder_[folder];
  if (!known) {
    known = std::make_shared<const project::Configuration>(
        files_->of(folder, folder.root_path(), above_));
  }
  return known;
}

}  // namespace paddle_ls::cli
