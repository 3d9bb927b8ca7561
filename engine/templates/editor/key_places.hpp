// Where a key is used and where it gets its value: what go to definition, references and highlights
// ask. Offsets are bytes; a cursor right after a name is still on it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/templates/fill/code_template.hpp"
#include "engine/text/json_places.hpp"

namespace paddle_ls::templates {

// The placeholder at `offset`, from its `$` to its end; nothing when there is none.
const Placeholder* placeholder_at(const CodeTemplate& source, std::size_t offset);

// The names of all placeholders of `key`.
std::vector<text::ByteRange> uses_of(const CodeTemplate& source, std::string_view key);

// The quoted name of `key` in the JSON text of an environment.
std::optional<text::ByteRange> definition_of(const text::JsonPlaces& env, std::string_view key);

struct KeyAt {
  std::string key;
  text::ByteRange range;  // of its name, in JSON with the quotes
};

// The key whose quoted name in the JSON text of `env` is at `offset`.
std::optional<KeyAt> key_at(const Env& env, const text::JsonPlaces& places, std::size_t offset);

// The quoted names of `key` in the items of shards, JSON Lines. `hashed` is the member that decides
// the shard: it is not a key of the template.
std::vector<text::ByteRange> names_in_items(std::string_view lines, std::string_view hashed,
                                            std::string_view key);

// The key whose quoted name in an item is at `offset`.
std::optional<KeyAt> key_in_items_at(std::string_view lines, std::string_view hashed,
                                     std::size_t offset);

}  // namespace paddle_ls::templates
