// How items are dealt out to the shards of a generated file.
//
// The shard of an item depends on its key alone, through SHA-1, so that adding an operator changes
// one shard and recompiles one file. One more environment, "Everything", holds all items, for
// readers.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/templates/text/template_value.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::templates {

struct ShardItem {
  std::string key;         // hashed
  Env env;                 // adds to the sharded keys
  std::string where = {};  // of errors: file:line:column, or empty
};

struct Sharding {
  std::size_t shard_count = 1;
  std::set<std::string, std::less<>> sharded_keys;  // lists that grow item by item
  Env base_env;                                     // the same in all shards
};

// More shards than any build has; a bound because each one copies the base environment.
constexpr std::size_t max_shard_count = 65'536;

// SHA-1 of the key in latin-1, read as a little-endian number, modulo `shard_count`. An error for a
// key outside latin-1 and for a count of zero.
Result<std::size_t> shard_of(std::string_view key, std::size_t shard_count);

// The environments of "Everything" and then of each shard in order, each with its `shard_id`
// ("Everything", "_0", "_1", ...). The base environment is applied over that, so a `shard_id` in it
// wins, and two files will have one name: that is torchgen's order. A string where a list is
// expected adds its characters one by one, as Python's += does.
Result<std::vector<Env>> shard_environments(const std::vector<ShardItem>& items,
                                            const Sharding& sharding);

}  // namespace paddle_ls::templates
