#include "server/templates/projects.hpp"

#include <algorithm>
#include <climits>

#include "engine/files/place_below.hpp"
#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/output_path.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::server {

using templates::CodeTemplate;
using templates::Located;
using templates::Manifest;
using templates::ManifestEntry;

namespace {

std::string spelled(const std::string& path) {
  return templates::recorded_name("", path, templates::Dialect::v2);
}

// How messages of the engine call a file.
std::string name_of(const Segment& file) {
  return file.uri.substr(file.uri.rfind('/') + 1);
}

}  // namespace

TemplateText::TemplateText(std::shared_ptr<const Segment> file_)
    : file(std::move(file_)), source(*file->text, name_of(*file)) {}

EnvText::EnvText(std::shared_ptr<const Segment> file_)
    : file(std::move(file_)),
      env(templates::env_from_json(*file->text, {name_of(*file)})),
      places(*file->text) {}

Project::Project(std::string folder, std::shared_ptr<const Segment> file)
    : folder_(std::move(folder)),
      file_(std::move(file)),
      manifest_(templates::read_manifest(*file_->text)) {
  Named& own = named_[std::string(Manifest::path)];
  own.part = TemplatePart::manifest;
  for (const ManifestEntry& entry : manifest_.entries) own.entries.push_back(&entry);
  for (const ManifestEntry& entry : manifest_.entries)
    add(entry.source, TemplatePart::source, entry);
  for (const ManifestEntry& entry : manifest_.entries) {
    if (entry.env) add(*entry.env, TemplatePart::env, entry);
  }
  for (const ManifestEntry& entry : manifest_.entries) {
    if (entry.shard) add(entry.shard->items, TemplatePart::items, entry);
  }
  for (const ManifestEntry& entry : manifest_.entries) {
    for (const Located& output : entry.outputs) {
      for (const std::string& path : entry.files_of(output)) add(path, TemplatePart::output, entry);
    }
  }
}

void Project::add(const Located& path, TemplatePart part, const ManifestEntry& entry) {
  add(path.text, part, entry);
}

void Project::add(const std::string& path, TemplatePart part, const ManifestEntry& entry) {
  if (!files::stays_below(path)) return;
  const auto [at, is_new] = named_.try_emplace(spelled(path), Named{part, {}});
  if (at->second.part == part) at->second.entries.push_back(&entry);
}

const Project::Named* Project::named(const std::string& relative) const {
  const auto found = named_.find(relative);
  return found == named_.end() ? nullptr : &found->second;
}

std::optional<std::string> Project::path_of(const std::string& relative) const {
  const auto path = files::place_below(folder_, relative);
  if (!path) return std::nullopt;
  return path->generic_string();
}

std::vector<std::string> Project::named_paths() const {
  std::vector<std::string> paths;
  for (const auto& [relative, named] : named_) {
    if (auto path = path_of(relative)) paths.push_back(std::move(*path));
  }
  return paths;
}

templates::KeySet sharded_keys_of(const ManifestEntry& entry) {
  templates::KeySet keys;
  if (!entry.shard) return keys;
  for (const Located& key : entry.shard->keys) keys.insert(key.text);
  return keys;
}

templates::KeySet supplied_keys_of(const ManifestEntry& entry) {
  const templates::KeySet sharded = sharded_keys_of(entry);
  return templates::supplied_keys(entry.shard ? &sharded : nullptr);
}

std::shared_ptr<const Project> Projects::project_of(const std::string& path) {
  // No folder has a longer name; a client may give one to a document that is nowhere.
  for (std::size_t slash = path.rfind('/', PATH_MAX); slash != std::string::npos && slash > 0;
       slash = path.rfind('/', slash - 1)) {
    if (auto project = project_in(path.substr(0, slash))) return project;
  }
  return nullptr;
}

std::shared_ptr<const Project> Projects::project_in(const std::string& folder) {
  const auto file = texts_.text_of(folder + "/" + std::string(Manifest::path));
  if (!file) return nullptr;
  {
    const std::scoped_lock lock(mutex_);
    const auto known = projects_.find(folder);
    if (known != projects_.end() && known->second->file() == file) return known->second;
  }
  auto project = std::make_shared<const Project>(folder, file);
  const std::scoped_lock lock(mutex_);
  projects_[folder] = project;
  return project;
}

std::optional<ProjectRole> Projects::role_of(const std::string& path) {
  auto project = project_of(path);
  if (!project) return std::nullopt;
  std::string relative = path.substr(project->folder().size() + 1);
  const Project::Named* named = project->named(relative);
  if (named == nullptr) return std::nullopt;
  return ProjectRole{std::move(project), std::move(relative), named->part, named->entries};
}

template <class Parsed>
std::shared_ptr<const Parsed> Projects::parsed(
    std::map<std::string, std::shared_ptr<const Parsed>>& known,
    const std::optional<std::string>& path) {
  const auto file = path ? texts_.text_of(*path) : nullptr;
  if (!file) return nullptr;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = known.find(*path);
    if (found != known.end() && found->second->file == file) return found->second;
  }
  auto fresh = std::make_shared<const Parsed>(file);
  const std::scoped_lock lock(mutex_);
  known[*path] = fresh;
  return fresh;
}

EntryFiles Projects::files_of(const Project& project, const ManifestEntry& entry) {
  EntryFiles files{&entry, parsed(templates_, project.path_of(entry.source.text)), nullptr,
                   nullptr};
  if (entry.env) files.env = parsed(envs_, project.path_of(entry.env->text));
  if (entry.shard) {
    const auto path = project.path_of(entry.shard->items.text);
    if (path) files.items = texts_.text_of(*path);
  }
  return files;
}

Result<std::vector<templates::MadeFile>> Projects::make(const EntryFiles& files) {
  const ManifestEntry& entry = *files.entry;
  if (!files.source) return error("the template cannot be read", entry.source.text);
  if (entry.env && !files.env) return error("the environment cannot be read", entry.env->text);
  if (files.env && !files.env->env) return tl::unexpected(files.env->env.error());
  if (entry.shard && !files.items) {
    return error("the items cannot be read", entry.shard->items.text);
  }
  const std::string_view items = files.items ? std::string_view(*files.items->text) : "";
  const templates::Env none;
  const templates::Env& env = files.env ? *files.env->env : none;
  const CodeTemplate& source = files.source->source;
  if (source.text().find('\r') == std::string::npos) {
    return make_files(entry, source, env, items);
  }
  const CodeTemplate read(templates::with_universal_newlines(source.text()), source.name());
  return make_files(entry, read, env, items);
}

}  // namespace paddle_ls::server
