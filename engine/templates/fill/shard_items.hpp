// Items for shards from JSON Lines: one object a line, which holds the key to hash and values for
// the sharded keys.
#pragma once

#include "engine/templates/fill/shards.hpp"

namespace paddle_ls::templates {

// The member `key_member` of each line is hashed, the other members are the environment of the
// item. Blank lines are skipped. The place of an error is name:line:column.
Result<std::vector<ShardItem>> shard_items_from_json_lines(std::string_view lines,
                                                           const std::string& key_member,
                                                           const std::string& name);

}  // namespace paddle_ls::templates
