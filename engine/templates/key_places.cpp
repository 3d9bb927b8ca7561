#include "engine/templates/key_places.hpp"

#include <algorithm>

#include "engine/templates/json_key.hpp"

namespace paddle_ls::templates {

const Placeholder* placeholder_at(const CodeTemplate& source, std::size_t offset) {
  const auto& placeholders = source.placeholders();
  // Of two that meet at the offset, the second is the one the cursor stands before.
  const auto after =
      std::partition_point(placeholders.begin(), placeholders.end(),
                           [&](const Placeholder& p) { return p.dollar() <= offset; });
  if (after == placeholders.begin()) return nullptr;
  const Placeholder& found = *std::prev(after);
  return offset <= found.range.end ? &found : nullptr;
}

std::vector<text::ByteRange> uses_of(const CodeTemplate& source, std::string_view key) {
  std::vector<text::ByteRange> uses;
  for (const Placeholder& placeholder : source.placeholders()) {
    if (source.key(placeholder) == key) uses.push_back(placeholder.key);
  }
  return uses;
}

std::optional<text::ByteRange> definition_of(const text::JsonPlaces& env, std::string_view key) {
  return env.name(json_pointer_to_key(key));
}

std::optional<std::string> key_at(const Env& env, const text::JsonPlaces& places,
                                  std::size_t offset) {
  for (const auto& [key, value] : env) {
    const auto name = definition_of(places, key);
    if (name && name->touches({offset, offset})) return key;
  }
  return std::nullopt;
}

}  // namespace paddle_ls::templates
