#include "server/templates/key_scope.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/templates/editor/edit_keys.hpp"
#include "engine/templates/editor/key_places.hpp"

namespace paddle_ls::server {

using templates::ManifestEntry;

namespace {

std::vector<std::string_view> shared_files(const ManifestEntry& entry) {
  std::vector<std::string_view> files{entry.source.text};
  if (entry.env) files.push_back(entry.env->text);
  if (entry.shard) files.push_back(entry.shard->items.text);
  return files;
}

// `start` and all entries that share a file with one of these, in the order of the manifest.
std::vector<const ManifestEntry*> connected(const templates::Manifest& manifest,
                                            const std::vector<const ManifestEntry*>& start) {
  std::map<std::string_view, std::vector<const ManifestEntry*>> by_file;
  for (const ManifestEntry& entry : manifest.entries) {
    for (const std::string_view file : shared_files(entry)) by_file[file].push_back(&entry);
  }
  std::set<const ManifestEntry*> found(start.begin(), start.end());
  std::vector<const ManifestEntry*> open = start;
  while (!open.empty()) {
    const ManifestEntry* entry = open.back();
    open.pop_back();
    for (const std::string_view file : shared_files(*entry)) {
      // Taken out, so that no file is looked at twice.
      for (const ManifestEntry* other : std::exchange(by_file[file], {})) {
        if (found.insert(other).second) open.push_back(other);
      }
    }
  }
  std::vector<const ManifestEntry*> entries(found.begin(), found.end());
  std::sort(entries.begin(), entries.end());  // entries lie in one array, in the order of the text
  return entries;
}

template <class File>
void add_once(std::vector<std::shared_ptr<const File>>& files, std::shared_ptr<const File> file,
              std::set<const void*>& seen) {
  if (file && seen.insert(file.get()).second) files.push_back(std::move(file));
}

}  // namespace

KeyScope::KeyScope(Projects& projects, const ProjectRole& role) : project_(role.project) {
  std::set<const void*> seen;
  for (const ManifestEntry* entry : connected(project_->manifest(), role.entries)) {
    entries_.push_back(projects.files_of(*project_, *entry));
    const EntryFiles& files = entries_.back();
    add_once(templates_, files.source, seen);
    add_once(envs_, files.env, seen);
    if (files.items && seen.insert(files.items.get()).second) {
      items_.push_back({files.items, &*entry->shard});
    }
  }
}

std::vector<FilePlace> KeyScope::definitions(const std::string& key) const {
  std::vector<FilePlace> places;
  for (const auto& env : envs_) {
    if (const auto name = templates::definition_of(env->places, key)) {
      places.push_back({env->file, *name});
    }
  }
  for (const Items& items : items_) {
    for (const text::ByteRange name :
         templates::names_in_items(*items.file->text, items.shard->key, key)) {
      places.push_back({items.file, name});
    }
  }
  for (const EntryFiles& files : entries_) {
    if (!files.entry->shard) continue;
    for (const templates::Located& sharded : files.entry->shard->keys) {
      if (sharded.text == key) places.push_back({project_->file(), sharded.range});
    }
  }
  return places;
}

std::vector<FilePlace> KeyScope::uses(const std::string& key) const {
  std::vector<FilePlace> places;
  for (const auto& source : templates_) {
    for (const text::ByteRange use : templates::uses_of(source->source, key)) {
      places.push_back({source->file, use});
    }
  }
  return places;
}

Result<void> KeyScope::may_be_renamed(const std::string& key, const std::string& name) const {
  if (auto may = templates::may_be_renamed(key); !may) return may;
  if (auto may = templates::may_be_a_new_key(name, {}); !may) return may;
  for (const auto& env : envs_) {
    if (!env->env) return tl::unexpected(env->env.error());
    if (auto may = templates::may_be_a_new_key(name, *env->env); !may) return may;
  }
  if (!uses(name).empty()) return error("a template uses a key '" + name + "' already");
  if (!definitions(name).empty()) return error("there is a key '" + name + "' already");
  return {};
}

Result<WorkspaceChange> KeyScope::rename(const std::string& key, const std::string& name) const {
  if (const auto may = may_be_renamed(key, name); !may) return tl::unexpected(may.error());
  WorkspaceChange change;
  const auto add = [&](const std::shared_ptr<const Segment>& file, text::Edits edits) {
    if (!edits.empty()) change.edits.push_back({file, std::move(edits)});
  };
  for (const auto& source : templates_) {
    add(source->file, templates::rename_in_template(source->source, key, name));
  }
  for (const auto& env : envs_) {
    add(env->file, templates::rename_in_env(env->places, key, name));
  }
  for (const Items& items : items_) {
    add(items.file, templates::rename_in_items(*items.file->text, *items.shard, key, name));
  }
  text::Edits in_manifest;
  for (const EntryFiles& files : entries_) {
    for (text::Edit& edit : templates::rename_in_manifest(*files.entry, key, name)) {
      in_manifest.push_back(std::move(edit));
    }
  }
  auto sorted = text::normalized(std::move(in_manifest));
  if (!sorted) return tl::unexpected(sorted.error());
  add(project_->file(), std::move(*sorted));
  return change;
}

}  // namespace paddle_ls::server
