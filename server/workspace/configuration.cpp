#include "server/workspace/configuration.hpp"

#include <algorithm>

#include "engine/files/read_file.hpp"
#include "server/settings/beside_rule_file.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

bool is_inside(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

Configuration::Complaints sentences(const std::vector<settings::Problem>& problems,
                                    const std::string& source) {
  Configuration::Complaints result;
  for (const settings::Problem& problem : problems) {
    result.push_back(source + ": " + problem.message);
  }
  return result;
}

}  // namespace

Configuration::Configuration() {
  forget_files();
}

void Configuration::set_folders(const std::vector<protocol::WorkspaceFolder>& folders) {
  folders_.clear();
  for (const protocol::WorkspaceFolder& folder : folders) add_folder(folder);
}

void Configuration::add_folder(const protocol::WorkspaceFolder& folder) {
  remove_folder(folder.uri);
  fs::path path = fs::path(folder.uri.file_path().value_or("")).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // a slash at the end
  folders_.push_back({folder.uri, folder.name, std::move(path)});
  forget_merged();
}

void Configuration::remove_folder(const protocol::Uri& uri) {
  std::erase_if(folders_, [&](const Folder& folder) { return folder.uri == uri; });
  pulled_.erase(uri.key());
  forget_merged();
}

Configuration::Complaints Configuration::set_initialization_options(
    const protocol::json::value& options) {
  auto read = settings::read_layer(options, fs::path());
  replace(initialization_, std::move(read.layer));
  return sentences(read.problems, "initializationOptions");
}

Configuration::Complaints Configuration::set_pushed(const protocol::json::value& pushed) {
  auto read = settings::read_layer(pushed, fs::path());
  replace(pushed_, std::move(read.layer));
  return sentences(read.problems, "workspace/didChangeConfiguration");
}

Configuration::Complaints Configuration::set_pulled(const protocol::Uri& folder,
                                                    const protocol::json::value& pulled) {
  auto read = settings::read_layer(pulled, folder.file_path().value_or(""));
  replace(pulled_[folder.key()], std::move(read.layer));
  return sentences(read.problems, "workspace/configuration");
}

void Configuration::forget_files() {
  user_.clear();
  files_.clear();
  rules_.clear();
  pins_ = {};
  std::error_code unknown;
  if (const auto path = settings::user_settings_file(); path && fs::exists(*path, unknown)) {
    auto file = settings::load_settings_file(*path);
    user_ = file.read.layer;
    files_.insert(path->string());
    read_files_.push_back(std::move(file));
  }
  forget_merged();
}

// A layer that says what it said before changes nothing.
void Configuration::replace(settings::Layer& layer, settings::Layer by) {
  if (layer == by) return;
  layer = std::move(by);
  forget_merged();
}

void Configuration::forget_merged() {
  merged_.clear();
  ++generation_;
}

DocumentConfiguration Configuration::for_document(const protocol::Uri& uri) {
  const Folder* folder = folder_of(uri);
  const auto path = uri.file_path();
  const fs::path directory =
      path ? fs::path(*path).parent_path() : (folder != nullptr ? folder->path : fs::path());
  const auto known = merged_.find(directory.string());
  if (known != merged_.end()) return known->second;
  return merged_[directory.string()] = make(directory, folder);
}

DocumentConfiguration Configuration::for_session() {
  if (folders_.empty()) return make({}, nullptr);
  const Folder& first = folders_.front();
  return make(first.path, &first);
}

const Configuration::Folder* Configuration::folder_of(const protocol::Uri& uri) const {
  const auto path = uri.file_path();
  const Folder* best = nullptr;
  for (const Folder& folder : folders_) {
    if (!path || folder.path.empty() || !is_inside(*path, folder.path)) continue;
    if (best == nullptr || is_inside(folder.path, best->path)) best = &folder;
  }
  if (best == nullptr && !path && !folders_.empty()) return &folders_.front();
  return best;
}

DocumentConfiguration Configuration::make(const fs::path& directory, const Folder* folder) {
  const fs::path root =
      folder != nullptr && !folder->path.empty() ? folder->path : directory.root_path();
  std::vector<settings::Layer> layers = {user_};
  if (!directory.empty()) {
    if (const auto path = settings::find_settings_file(directory, root)) {
      auto file = settings::load_settings_file(*path);
      layers.push_back(file.read.layer);
      files_.insert(path->string());
      read_files_.push_back(std::move(file));
    }
  }
  layers.push_back(initialization_);
  const auto pulled = pulled_.find(folder != nullptr ? folder->uri.key() : std::string());
  if (pulled != pulled_.end()) layers.push_back(pulled->second);
  layers.push_back(pushed_);
  Settings merged = settings::merged(layers);
  if (!merged.profile && !directory.empty()) {
    if (const auto pin = pins_.of(directory, root)) {
      merged.profile = pin->profile;
      files_.insert(pin->file.string());
    }
  }
  check_helper_module(merged);
  auto rules = rules_of(merged);
  return {std::make_shared<const Settings>(std::move(merged)), std::move(rules)};
}

// Helpers go into each file where there is no module for them and the client cannot create one.
void Configuration::check_helper_module(Settings& settings) {
  const std::string& module = settings.rules_helper_module;
  std::error_code unknown;
  if (can_create_files_ || module.empty() || fs::exists(fs::absolute(module), unknown)) return;
  if (refused_.insert(module).second) {
    refusals_.push_back(
        "The setting rules.helperModule has no effect yet: this editor cannot create " + module +
        ". Create it as an empty file and restart the server; until then "
        "each file gets the helper functions that it needs.");
  }
  settings.rules_helper_module.clear();
}

std::shared_ptr<const rewrite::RuleSet> Configuration::rules_of(const Settings& settings) {
  auto& known = rules_[settings.rules_files];
  if (known) return known;
  auto rules = std::make_shared<rewrite::RuleSet>();
  for (const std::string& path : settings.rules_files) {
    files_.insert(path);
    const auto text = files::read_bytes(path, settings::longest_rule_file);
    if (!text) {
      file_complaints_.push_back(path + ": the rule file cannot be read: " + text.error().message);
      continue;
    }
    const auto read = [&](std::string_view name) {
      if (const auto place = settings::place_beside(path, name)) files_.insert(place->string());
      return settings::read_beside(path, name);
    };
    for (const Error& problem : rules->add_rules(*text, path, read)) {
      file_complaints_.push_back(problem.where + ": " + problem.message);
    }
  }
  return known = std::move(rules);
}

}  // namespace paddle_ls::server
