// The items of shards: JSON Lines, each with the member that decides its shard and values for the
// sharded keys.
#pragma once

#include "server/templates/project_file.hpp"

namespace paddle_ls::server {

class ItemsDocument : public ProjectFile {
 public:
  ItemsDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  // Which shards the item at the place goes to.
  std::optional<HoverCard> hover(std::size_t offset) const override;

 private:
  std::optional<templates::KeyAt> key_at(std::size_t offset) const override;
};

}  // namespace paddle_ls::server
