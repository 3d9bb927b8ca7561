// Edits that change keys: rename in everything that names the key, braces, and a new key in an
// environment. All edits are normalized and refer to one text each.
#pragma once

#include <optional>
#include <string_view>

#include "engine/templates/files/manifest.hpp"
#include "engine/templates/fill/code_template.hpp"
#include "engine/text/edits.hpp"
#include "engine/text/json_places.hpp"

namespace paddle_ls::templates {

// An error for the keys that the file manager itself supplies: their names are not ours to change.
Result<void> may_be_renamed(std::string_view key);

// An error when `name` is not a name that a placeholder can hold, or is taken: by `env` or by the
// file manager.
Result<void> may_be_a_new_key(std::string_view name, const Env& env);

text::Edits rename_in_template(const CodeTemplate& source, std::string_view key,
                               std::string_view new_name);
text::Edits rename_in_env(const text::JsonPlaces& env, std::string_view key,
                          std::string_view new_name);
// In each line of JSON Lines. A key of that name which is hashed is not the template's key and
// stays.
text::Edits rename_in_items(std::string_view lines, const ShardEntry& shard, std::string_view key,
                            std::string_view new_name);
// Among the sharded keys of an entry.
text::Edits rename_in_manifest(const ManifestEntry& entry, std::string_view key,
                               std::string_view new_name);

// `$key` becomes `${key}`. Nothing for a placeholder that has braces.
std::optional<text::Edit> add_braces(const CodeTemplate& source, const Placeholder& placeholder);

// `$key` becomes `${,key}`, which writes a comma before a list that is not empty.
text::Edit add_comma(const CodeTemplate& source, const Placeholder& placeholder);

// What stands inside a line becomes a block, two spaces deeper than its line.
text::Edit move_to_own_line(const CodeTemplate& source, const Placeholder& placeholder);

// Adds `key` at the end of the object that `json` is: an empty list for a block, else an empty
// text. Nothing when the text is not a JSON object.
std::optional<text::Edit> add_env_key(std::string_view json, const text::JsonPlaces& places,
                                      std::string_view key, Placement placement);

}  // namespace paddle_ls::templates
