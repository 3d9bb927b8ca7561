// Which settings and rules hold for a document.
//
// Settings come in layers (see settings/layer.hpp). The user's file, initialization options and
// what the client pushed hold everywhere; a folder adds its `.paddle-ls.json` and what the client
// answered for it. Where none of them names a target profile, the lists of packages of the project
// do. Merged settings are made once per folder and shared, immutable, with every
// analysis.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "protocol/types/workspace.hpp"
#include "server/settings/layer.hpp"
#include "server/settings/project_pins.hpp"
#include "server/settings/settings_file.hpp"

namespace paddle_ls::server {

using settings::Settings;

struct DocumentConfiguration {
  std::shared_ptr<const Settings> settings;
  std::shared_ptr<const rewrite::RuleSet> rules;
};

class Configuration {
 public:
  // Reads the user's own settings file.
  Configuration();

  void set_folders(const std::vector<protocol::WorkspaceFolder>& folders);
  void add_folder(const protocol::WorkspaceFolder& folder);
  void remove_folder(const protocol::Uri& uri);

  // Whether the client can create the module of rules.helperModule. Where it cannot, the setting
  // holds as soon as somebody else has created it.
  void set_can_create_files(bool can) { can_create_files_ = can; }

  struct Folder {
    protocol::Uri uri;
    std::string name;
    std::filesystem::path path;  // empty for folders that are no files
  };
  const std::vector<Folder>& folders() const { return folders_; }

  // Each returns what a user should know about the values, as sentences for the log.
  using Complaints = std::vector<std::string>;
  Complaints set_initialization_options(const protocol::json::value& options);
  Complaints set_pushed(const protocol::json::value& settings);
  Complaints set_pulled(const protocol::Uri& folder, const protocol::json::value& settings);

  // Settings files and lists of packages are read again when they are next needed.
  void forget_files();

  DocumentConfiguration for_document(const protocol::Uri& uri);
  // Of the first folder, or of no folder: for what belongs to the whole session.
  DocumentConfiguration for_session();

  // Changes whenever settings or rules of any document may have changed.
  std::uint64_t generation() const { return generation_; }

  // The settings files that were read since the last call, with what is wrong in them.
  std::vector<settings::SettingsFile> take_read_files() { return std::exchange(read_files_, {}); }

  // What was wrong with rule files that were read since the last call; errors name file, line and
  // column.
  Complaints take_file_complaints() { return std::exchange(file_complaints_, {}); }

  // What the user should be told about a setting that has no effect with this client: each sentence
  // once.
  Complaints take_refusals() { return std::exchange(refusals_, {}); }

  // All settings files, rule files and lists of packages that take part, for debugging.
  const std::set<std::string>& files_in_use() const { return files_; }

 private:
  const Folder* folder_of(const protocol::Uri& uri) const;
  DocumentConfiguration make(const std::filesystem::path& directory, const Folder* folder);
  void check_helper_module(Settings& settings);
  std::shared_ptr<const rewrite::RuleSet> rules_of(const Settings& settings);
  void replace(settings::Layer& layer, settings::Layer by);
  void forget_merged();

  settings::Layer user_;
  std::vector<Folder> folders_;
  settings::Layer initialization_;
  settings::Layer pushed_;
  std::map<std::string, settings::Layer> pulled_;        // by folder key; empty key: no folder
  std::map<std::string, DocumentConfiguration> merged_;  // by directory
  std::map<settings::Strings, std::shared_ptr<const rewrite::RuleSet>> rules_;  // by rule files
  settings::ProjectPins pins_;
  std::set<std::string> files_;
  std::vector<settings::SettingsFile> read_files_;
  std::uint64_t generation_ = 0;
  bool can_create_files_ = false;
  Complaints file_complaints_;
  Complaints refusals_;
  std::set<std::string> refused_;  // modules that refusals spoke of
};

}  // namespace paddle_ls::server
