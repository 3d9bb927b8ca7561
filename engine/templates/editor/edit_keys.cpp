#include "engine/templates/editor/edit_keys.hpp"

#include "engine/templates/editor/key_places.hpp"
#include "engine/templates/text/json_key.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

bool is_supplied_by_the_file_manager(std::string_view key) {
  return key == "generated_comment" || key == "shard_id";
}

// The spaces at the start of the line that holds `offset`.
std::string_view line_indent(std::string_view text, std::size_t offset) {
  const std::size_t line = text.rfind('\n', offset);
  const std::size_t start = line == std::string_view::npos ? 0 : line + 1;
  const std::size_t end = std::min(text.find_first_not_of(" \t", start), offset);
  return text.substr(start, end - start);
}

}  // namespace

Result<void> may_be_renamed(std::string_view key) {
  if (!is_supplied_by_the_file_manager(key)) return {};
  return error("the file manager supplies '" + std::string(key) + "' under this name");
}

Result<void> may_be_a_new_key(std::string_view name, const Env& env) {
  const std::string shown = "'" + std::string(name) + "'";
  if (!is_identifier(name)) {
    return error(shown +
                 " is not a name: letters, digits and underscores, not starting with a digit");
  }
  if (is_supplied_by_the_file_manager(name)) {
    return error("the file manager supplies " + shown + " itself");
  }
  if (env.contains(name)) return error("the environment has a key " + shown + " already");
  return {};
}

text::Edits rename_in_template(const CodeTemplate& source, std::string_view key,
                               std::string_view new_name) {
  text::Edits edits;
  for (const text::ByteRange use : uses_of(source, key)) {
    edits.push_back({use, std::string(new_name)});
  }
  return edits;
}

text::Edits rename_in_env(const text::JsonPlaces& env, std::string_view key,
                          std::string_view new_name) {
  const auto name = definition_of(env, key);
  if (!name) return {};
  return {{*name, json_text(new_name)}};
}

text::Edits rename_in_items(std::string_view lines, const ShardEntry& shard, std::string_view key,
                            std::string_view new_name) {
  text::Edits edits;
  for (const text::ByteRange name : names_in_items(lines, shard.key, key)) {
    edits.push_back({name, json_text(new_name)});
  }
  return edits;
}

text::Edits rename_in_manifest(const ManifestEntry& entry, std::string_view key,
                               std::string_view new_name) {
  text::Edits edits;
  if (!entry.shard) return edits;
  for (const Located& sharded : entry.shard->keys) {
    if (sharded.text == key) edits.push_back({sharded.range, json_text(new_name)});
  }
  return edits;
}

std::optional<text::Edit> add_braces(const CodeTemplate& source, const Placeholder& placeholder) {
  if (placeholder.braced) return std::nullopt;
  return text::Edit{placeholder.written(), "${" + std::string(source.key(placeholder)) + "}"};
}

text::Edit add_comma(const CodeTemplate& source, const Placeholder& placeholder) {
  return {placeholder.written(), "${," + std::string(source.key(placeholder)) + "}"};
}

text::Edit move_to_own_line(const CodeTemplate& source, const Placeholder& placeholder) {
  const std::string indent(line_indent(source.text(), placeholder.dollar()));
  return {placeholder.written(),
          "\n" + indent + "  ${" + std::string(source.key(placeholder)) + "}\n" + indent};
}

std::optional<text::Edit> add_env_key(std::string_view json, const text::JsonPlaces& places,
                                      std::string_view key, Placement placement) {
  const auto object = places.value("");
  if (!object || object->size() < 2 || json[object->start] != '{' || places.syntax_error()) {
    return std::nullopt;
  }
  const std::size_t brace = object->end - 1;
  const std::size_t last = end_without_spaces(json.substr(0, brace));
  std::string member = json_text(key) + (placement == Placement::block ? ": []" : ": \"\"");
  if (last == object->start + 1) return text::Edit{{last, brace}, std::move(member)};
  const bool on_lines =
      json.substr(object->start, last - object->start).find('\n') != std::string_view::npos;
  const std::string separator =
      on_lines ? ",\n" + std::string(line_indent(json, last - 1)) : std::string(", ");
  return text::Edit{{last, last}, separator + member};
}

}  // namespace paddle_ls::templates
