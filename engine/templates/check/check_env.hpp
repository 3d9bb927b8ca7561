// What is wrong in the data beside a template: T02 in its environment, T10 in what shards are made
// from. Ranges are bytes of the JSON text.
#pragma once

#include <string_view>

#include "engine/templates/check/check_template.hpp"
#include "engine/text/json_places.hpp"

namespace paddle_ls::templates {

// The keys that a template uses.
KeySet used_keys(const CodeTemplate& source);

// T02: keys of `env` that are not in `used`, the keys of all templates that are expanded with it.
TemplateFindings check_unused_keys(const Env& env, const text::JsonPlaces& places,
                                   const KeySet& used);

// T10 in the base environment of shards: a sharded key that is not a list, a `shard_id`, which
// would give all shards one name.
TemplateFindings check_base_env(const Env& env, const text::JsonPlaces& places,
                                const KeySet& sharded_keys);

// T10 in the items of shards, JSON Lines: a key that is not declared as sharded, a value that is
// not a list, a line that is not an item.
TemplateFindings check_shard_items(std::string_view lines, const std::string& key_member,
                                   const KeySet& sharded_keys);

}  // namespace paddle_ls::templates
