// Folders with a manifest of templates, and what part each file plays in them.
//
// The manifest `.paddle-ls/templates.json` of the nearest folder above a file is what ties
// template, environment and outputs together: no other file says what it is. Parsed files are kept
// as long as their text is the same, so that a keystroke in one file reads only that file again.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/templates/check/check_template.hpp"
#include "engine/templates/files/make_files.hpp"
#include "engine/templates/files/manifest.hpp"
#include "engine/templates/fill/code_template.hpp"
#include "engine/text/json_places.hpp"
#include "server/templates/template_texts.hpp"

namespace paddle_ls::server {

// Of a file that plays several parts, the first one counts.
enum class TemplatePart : std::uint8_t { manifest, source, env, items, output };

struct TemplateText {
  explicit TemplateText(std::shared_ptr<const Segment> file_);

  std::shared_ptr<const Segment> file;
  templates::CodeTemplate source;  // with the line ends of the file
};

struct EnvText {
  explicit EnvText(std::shared_ptr<const Segment> file_);

  std::shared_ptr<const Segment> file;
  Result<templates::Env> env;
  text::JsonPlaces places;
};

class Project {
 public:
  struct Named {
    TemplatePart part;
    std::vector<const templates::ManifestEntry*> entries;  // of this project
  };

  Project(std::string folder, std::shared_ptr<const Segment> file);
  Project(const Project&) = delete;
  Project& operator=(const Project&) = delete;

  const std::string& folder() const { return folder_; }
  const std::shared_ptr<const Segment>& file() const { return file_; }
  const templates::Manifest& manifest() const { return manifest_; }

  // The part of a file by its path in the folder, as Python's Path spells it; null for none.
  const Named* named(const std::string& relative) const;
  // Nothing for a path that leaves the folder.
  std::optional<std::string> path_of(const std::string& relative) const;
  // Of all files that play a part, sorted.
  std::vector<std::string> named_paths() const;

 private:
  void add(const templates::Located& path, TemplatePart part,
           const templates::ManifestEntry& entry);
  void add(const std::string& path, TemplatePart part, const templates::ManifestEntry& entry);

  std::string folder_;
  std::shared_ptr<const Segment> file_;
  templates::Manifest manifest_;
  std::map<std::string, Named, std::less<>> named_;
};

// A file in the project it belongs to.
struct ProjectRole {
  std::shared_ptr<const Project> project;
  std::string relative;
  TemplatePart part;
  std::vector<const templates::ManifestEntry*> entries;  // that name it so; of the manifest all
};

// One manifest entry with its files as they are now; null where one is not named or cannot be read.
struct EntryFiles {
  const templates::ManifestEntry* entry;
  std::shared_ptr<const TemplateText> source;
  std::shared_ptr<const EnvText> env;
  std::shared_ptr<const Segment> items;
};

// The keys to which items add; empty where the entry makes no shards.
templates::KeySet sharded_keys_of(const templates::ManifestEntry& entry);
// The keys that an environment need not have.
templates::KeySet supplied_keys_of(const templates::ManifestEntry& entry);

// All projects of a session; shared by the loop and all workers.
class Projects {
 public:
  Texts& texts() { return texts_; }

  // What the file at the absolute `path` is; nothing when no manifest above it names it.
  std::optional<ProjectRole> role_of(const std::string& path);

  // The project whose manifest lies in this very folder; null where there is none.
  std::shared_ptr<const Project> project_in(const std::string& folder);

  EntryFiles files_of(const Project& project, const templates::ManifestEntry& entry);

  // What the entry makes of these files. An error names the place as file:line:column.
  static Result<std::vector<templates::MadeFile>> make(const EntryFiles& files);

 private:
  std::shared_ptr<const Project> project_of(const std::string& path);
  template <class Parsed>
  std::shared_ptr<const Parsed> parsed(std::map<std::string, std::shared_ptr<const Parsed>>& known,
                                       const std::optional<std::string>& path);

  Texts texts_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Project>> projects_;  // by folder
  std::map<std::string, std::shared_ptr<const TemplateText>> templates_;
  std::map<std::string, std::shared_ptr<const EnvText>> envs_;
};

}  // namespace paddle_ls::server
