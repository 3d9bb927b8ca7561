#include "server/workspace/configuration_view.hpp"

#include <algorithm>

#include "engine/files/place_below.hpp"

namespace paddle_ls::server {

namespace fs = std::filesystem;

project::Configuration ConfigurationView::for_document(const protocol::Uri& uri) {
  const WorkspaceFolder* folder = folder_of(uri);
  const auto path = uri.file_path();
  const fs::path directory =
      path ? fs::path(*path).parent_path() : (folder != nullptr ? folder->path : fs::path());
  return make(directory, folder);
}

project::Configuration ConfigurationView::for_session() {
  if (client_.folders.empty()) return make({}, nullptr);
  const WorkspaceFolder& first = client_.folders.front();
  return make(first.path, &first);
}

bool ConfigurationView::is_in_workspace(const fs::path& path) const {
  return std::any_of(client_.folders.begin(), client_.folders.end(), [&](const auto& folder) {
    return !folder.path.empty() && files::is_inside(path, folder.path);
  });
}

std::vector<std::string> ConfigurationView::refused_helper_modules() {
  const std::lock_guard lock(refused_mutex_);
  return refused_;
}

const WorkspaceFolder* ConfigurationView::folder_of(const protocol::Uri& uri) const {
  const auto path = uri.file_path();
  const WorkspaceFolder* best = nullptr;
  for (const WorkspaceFolder& folder : client_.folders) {
    if (!path || folder.path.empty() || !files::is_inside(*path, folder.path)) continue;
    if (best == nullptr || files::is_inside(folder.path, best->path)) best = &folder;
  }
  if (best == nullptr && !path && !client_.folders.empty()) return &client_.folders.front();
  return best;
}

project::Configuration ConfigurationView::make(const fs::path& directory,
                                               const WorkspaceFolder* folder) {
  const std::lock_guard lock(mutex_);
  project::Configuration& known = by_directory_[directory.generic_string()];
  if (known.settings) return known;
  const fs::path root =
      folder != nullptr && !folder->path.empty() ? folder->path : directory.root_path();
  std::vector<settings::Layer> above = {client_.initialization};
  const auto pulled = client_.pulled.find(folder != nullptr ? folder->uri.key() : std::string());
  if (pulled != client_.pulled.end()) above.push_back(pulled->second);
  above.push_back(client_.pushed);
  known = files_->of(directory, root, above);
  known.settings = without_refused_module(std::move(known.settings));
  return known;
}

// Helpers go into each file where there is no module for them and the client cannot create one.
std::shared_ptr<const settings::Settings> ConfigurationView::without_refused_module(
    std::shared_ptr<const settings::Settings> settings) {
  const std::string& module = settings->rules_helper_module;
  std::error_code unknown;
  if (client_.can_create_files || module.empty() || fs::exists(fs::absolute(module), unknown)) {
    return settings;
  }
  {
    const std::lock_guard lock(refused_mutex_);
    refused_.push_back(module);
  }
  auto without = std::make_shared<settings::Settings>(*settings);
  without->rules_helper_module.clear();
  return without;
}

}  // namespace paddle_ls::server
