// The files that configure a project: settings of the user and of folders, rule files, and lists of
// packages that ask for a release of Paddle or of torch.
//
// Reads each file once, when it is first needed; make another one to read again. Thread-safe. `of`
// holds its lock while a file is read, so do not call it on a thread that must not wait; what was
// read is returned at once.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "project/configuration/configuration.hpp"
#include "project/settings/layer.hpp"
#include "project/settings/project_pins.hpp"
#include "project/settings/settings_file.hpp"

namespace paddle_ls::project {

class ConfigurationFiles {
 public:
  // For files in `folder` (absolute; empty: in no folder): the user's settings file, then the
  // nearest one around the folder, up to and including `root`, then the layers `above`, the lowest
  // first. Where none of them names a release, the nearest list of packages that asks for one does.
  Configuration of(const std::filesystem::path& folder, const std::filesystem::path& root,
                   std::span<const settings::Layer> above);

  // The settings files that were read since the last call, with what is wrong in them.
  std::vector<settings::SettingsFile> take_read_files();

  // The errors in rule files that were read since the last call.
  std::vector<Error> take_rule_complaints();

  // Every file that took part so far.
  std::set<std::string> files_in_use() const;

 private:
  struct Rules {
    std::shared_ptr<const rewrite::RuleSet> rules;
    std::vector<Error> complaints;
  };

  const settings::SettingsFile* user_file();
  const settings::SettingsFile& settings_file(const std::filesystem::path& path);
  const Rules& rules_of(const settings::Strings& paths);
  void note_use(const std::filesystem::path& file);
  void add_rules(const std::string& path, rewrite::RuleSet& rules, std::vector<Error>& complaints);

  std::mutex mutex_;
  std::map<std::filesystem::path, settings::SettingsFile> settings_files_;
  std::map<settings::Strings, Rules> rules_;
  settings::ProjectPins pins_;

  mutable std::mutex news_mutex_;
  std::set<std::string> in_use_;
  std::vector<settings::SettingsFile> read_files_;
  std::vector<Error> rule_complaints_;
};

}  // namespace paddle_ls::project
