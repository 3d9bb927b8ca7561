// The settings and rules of documents, as they are at one moment, for any thread.
//
// A session makes another view whenever the client says something new or files have changed; work
// that is under way goes on with the one it began with. A call may have to read files, so
// the loop does not make it.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "project/configuration/configuration_files.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {

// A folder of the workspace.
struct WorkspaceFolder {
  protocol::Uri uri;
  std::string name;
  std::filesystem::path path;  // empty for folders that are not on disk
};

// What the client has said.
struct ClientSettings {
  std::vector<WorkspaceFolder> folders;
  settings::Layer initialization;
  std::map<std::string, settings::Layer> pulled;  // by folder key; empty key: no folder
  settings::Layer pushed;
  // Whether it can create the module of rules.helperModule. Where it cannot, the setting holds as
  // soon as it has been created.
  bool can_create_files = false;
};

class ConfigurationView {
 public:
  ConfigurationView(ClientSettings client, std::shared_ptr<project::ConfigurationFiles> files)
      : client_(std::move(client)), files_(std::move(files)) {}

  const std::vector<WorkspaceFolder>& folders() const { return client_.folders; }

  project::Configuration for_document(const protocol::Uri& uri);
  // Of the first folder, or of no folder: for what belongs to the whole session.
  project::Configuration for_session();

  bool can_create_files() const { return client_.can_create_files; }
  // Whether a path lies in a folder of the workspace.
  bool is_in_workspace(const std::filesystem::path& path) const;

  // Helper modules of settings that have no effect with this client. Waits for no file.
  std::vector<std::string> refused_helper_modules();

 private:
  const WorkspaceFolder* folder_of(const protocol::Uri& uri) const;
  project::Configuration make(const std::filesystem::path& directory,
                              const WorkspaceFolder* folder);
  std::shared_ptr<const settings::Settings> without_refused_module(
      std::shared_ptr<const settings::Settings> settings);

  const ClientSettings client_;
  const std::shared_ptr<project::ConfigurationFiles> files_;
  std::mutex mutex_;
  std::map<std::string, project::Configuration> by_directory_;

  std::mutex refused_mutex_;
  std::vector<std::string> refused_;
};

}  // namespace paddle_ls::server
