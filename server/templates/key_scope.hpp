// Everything in which a key has the same meaning: the manifest entries that hang together because
// they share a template, an environment or items.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/model/problem.hpp"
#include "server/templates/projects.hpp"

namespace paddle_ls::server {

class KeyScope {
 public:
  // Of the entries that `role` is part of, with the texts as they are now.
  KeyScope(Projects& projects, const ProjectRole& role);

  // Where `key` gets its value: its names in environments and items, and in the manifest when it is
  // a key of shards.
  std::vector<FilePlace> definitions(const std::string& key) const;
  // The names of its placeholders.
  std::vector<FilePlace> uses(const std::string& key) const;

  // An error when one of the files knows `name` already, or when the file manager supplies either.
  Result<WorkspaceChange> rename(const std::string& key, const std::string& name) const;

 private:
  Result<void> may_be_renamed(const std::string& key, const std::string& name) const;

  std::shared_ptr<const Project> project_;
  std::vector<EntryFiles> entries_;
  // Each file once.
  std::vector<std::shared_ptr<const TemplateText>> templates_;
  std::vector<std::shared_ptr<const EnvText>> envs_;
  struct Items {
    std::shared_ptr<const Segment> file;
    const templates::ShardEntry* shard;
  };
  std::vector<Items> items_;
};

}  // namespace paddle_ls::server
