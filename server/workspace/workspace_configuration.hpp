// Which settings and rules hold for documents: what the client has said so far, over what files
// say.
//
// Settings come in layers (see settings/layer.hpp). The user's file, initialization options and
// what the client pushed hold everywhere; a folder adds its `.paddle-ls.json` and what the client
// answered for it. Where none of them names a target profile, the lists of packages of the project
// do. Nothing here reads a file: that is for workers, which take a view along.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/types/workspace.hpp"
#include "server/workspace/configuration_view.hpp"

namespace paddle_ls::server {

using settings::Settings;

class WorkspaceConfiguration {
 public:
  WorkspaceConfiguration();

  void set_folders(const std::vector<protocol::WorkspaceFolder>& folders);
  void add_folder(const protocol::WorkspaceFolder& folder);
  void remove_folder(const protocol::Uri& uri);
  void set_can_create_files(bool can);

  const std::vector<WorkspaceFolder>& folders() const { return client_.folders; }

  // Each returns what a user should know about the values, as sentences for the log.
  using Complaints = std::vector<std::string>;
  Complaints set_initialization_options(const protocol::json::value& options);
  Complaints set_pushed(const protocol::json::value& settings);
  Complaints set_pulled(const protocol::Uri& folder, const protocol::json::value& settings);

  // Settings files and lists of packages are read again when they are next needed.
  void forget_files();

  // What holds now.
  const std::shared_ptr<ConfigurationView>& view() const { return view_; }

  // Changes whenever settings or rules of any document may have changed.
  std::uint64_t generation() const { return generation_; }

  // The settings files that were read since the last call, with what is wrong in them.
  std::vector<settings::SettingsFile> take_read_files() { return files_->take_read_files(); }

  // What was wrong with rule files that were read since the last call; errors name file, line and
  // column.
  Complaints take_file_complaints();

  // What the user should be told of a settings file with mistakes: once, until it was without any.
  std::optional<std::string> warning_of(const settings::SettingsFile& file);

  // What the user should be told about a setting that has no effect with this client: each sentence
  // once.
  Complaints take_refusals();

  // All settings files, rule files and lists of packages that take part, for debugging.
  std::set<std::string> files_in_use() const { return files_->files_in_use(); }

 private:
  void replace(settings::Layer& layer, settings::Layer by);
  void changed();

  ClientSettings client_;
  std::shared_ptr<project::ConfigurationFiles> files_;
  std::shared_ptr<ConfigurationView> view_;
  std::uint64_t generation_ = 0;
  std::set<std::string> refused_;  // modules that refusals spoke of
  std::set<std::string> broken_;   // settings files that warnings spoke of
};

}  // namespace paddle_ls::server
