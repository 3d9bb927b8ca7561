#include "server/workspace/workspace_configuration.hpp"

#include "engine/text/counted.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

WorkspaceConfiguration::Complaints sentences(const std::vector<settings::SettingProblem>& problems,
                                             const std::string& source) {
  WorkspaceConfiguration::Complaints result;
  for (const settings::SettingProblem& problem : problems) {
    result.push_back(source + ": " + problem.message);
  }
  return result;
}

}  // namespace

WorkspaceConfiguration::WorkspaceConfiguration() {
  forget_files();
}

void WorkspaceConfiguration::set_folders(const std::vector<protocol::WorkspaceFolder>& folders) {
  client_.folders.clear();
  for (const protocol::WorkspaceFolder& folder : folders) add_folder(folder);
}

void WorkspaceConfiguration::add_folder(const protocol::WorkspaceFolder& folder) {
  remove_folder(folder.uri);
  fs::path path = fs::path(folder.uri.file_path().value_or("")).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // a slash at the end
  client_.folders.push_back({folder.uri, folder.name, std::move(path)});
  changed();
}

void WorkspaceConfiguration::remove_folder(const protocol::Uri& uri) {
  std::erase_if(client_.folders, [&](const WorkspaceFolder& folder) { return folder.uri == uri; });
  client_.pulled.erase(uri.key());
  changed();
}

void WorkspaceConfiguration::set_can_create_files(bool can) {
  client_.can_create_files = can;
  changed();
}

WorkspaceConfiguration::Complaints WorkspaceConfiguration::set_initialization_options(
    const protocol::json::value& options) {
  auto read = settings::read_layer(options, fs::path());
  replace(client_.initialization, std::move(read.layer));
  return sentences(read.problems, "initializationOptions");
}

WorkspaceConfiguration::Complaints WorkspaceConfiguration::set_pushed(
    const protocol::json::value& pushed) {
  auto read = settings::read_layer(pushed, fs::path());
  replace(client_.pushed, std::move(read.layer));
  return sentences(read.problems, "workspace/didChangeConfiguration");
}

WorkspaceConfiguration::Complaints WorkspaceConfiguration::set_pulled(
    const protocol::Uri& folder, const protocol::json::value& pulled) {
  auto read = settings::read_layer(pulled, folder.file_path().value_or(""));
  replace(client_.pulled[folder.key()], std::move(read.layer));
  return sentences(read.problems, "workspace/configuration");
}

void WorkspaceConfiguration::forget_files() {
  files_ = std::make_shared<project::ConfigurationFiles>();
  changed();
}

// A layer that says what it said before changes nothing.
void WorkspaceConfiguration::replace(settings::Layer& layer, settings::Layer by) {
  if (layer == by) return;
  layer = std::move(by);
  changed();
}

void WorkspaceConfiguration::changed() {
  view_ = std::make_shared<ConfigurationView>(client_, files_);
  ++generation_;
}

WorkspaceConfiguration::Complaints WorkspaceConfiguration::take_file_complaints() {
  Complaints complaints;
  for (const Error& problem : files_->take_rule_complaints()) {
    complaints.push_back(problem.where + ": " + problem.message);
  }
  return complaints;
}

std::optional<std::string> WorkspaceConfiguration::warning_of(const settings::SettingsFile& file) {
  const std::string path = file.path.generic_string();
  const auto& problems = file.read.problems;
  if (problems.empty()) {
    broken_.erase(path);
    return std::nullopt;
  }
  if (!broken_.insert(path).second) return std::nullopt;
  std::string sentence = path + ": " + problems.front().message;
  if (problems.size() > 1) {
    sentence += " (and " + text::counted(problems.size() - 1, "more problem") + ")";
  }
  return sentence + ". The server goes on with the rest of the settings.";
}

WorkspaceConfiguration::Complaints WorkspaceConfiguration::take_refusals() {
  Complaints refusals;
  for (const std::string& module : view_->refused_helper_modules()) {
    if (!refused_.insert(module).second) continue;
    refusals.push_back(
        "The setting rules.helperModule has no effect yet: this editor cannot create " + module +
        ". Create it as an empty file and restart the server; until then "
        "each file gets the helper functions that it needs.");
  }
  return refusals;
}

}  // namespace paddle_ls::server
