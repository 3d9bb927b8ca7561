#include "engine/templates/editor/key_places.hpp"

#include <algorithm>

#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/json_key.hpp"

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

std::optional<KeyAt> key_at(const Env& env, const text::JsonPlaces& places, std::size_t offset) {
  for (const auto& [key, value] : env) {
    const auto name = definition_of(places, key);
    if (name && name->touches({offset, offset})) return KeyAt{key, *name};
  }
  return std::nullopt;
}

std::vector<text::ByteRange> names_in_items(std::string_view lines, std::string_view hashed,
                                            std::string_view key) {
  std::vector<text::ByteRange> names;
  if (key == hashed) return names;
  for (std::size_t start = 0; start < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', start), lines.size());
    if (const auto name = definition_of(text::JsonPlaces(lines.substr(start, end - start)), key)) {
      names.push_back({start + name->start, start + name->end});
    }
    start = end + 1;
  }
  return names;
}

std::optional<KeyAt> key_in_items_at(std::string_view lines, std::string_view hashed,
                                     std::size_t offset) {
  if (offset > lines.size()) return std::nullopt;
  const std::size_t before = lines.substr(0, offset).rfind('\n');
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view line = lines.substr(start, lines.find('\n', start) - start);
  const auto item = env_from_json(line, {});
  if (!item) return std::nullopt;
  auto found = key_at(*item, text::JsonPlaces(line), offset - start);
  if (!found || found->key == hashed) return std::nullopt;
  found->range = {found->range.start + start, found->range.end + start};
  return found;
}

}  // namespace paddle_ls::templates
