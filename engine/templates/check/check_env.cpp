#include "engine/templates/check/check_env.hpp"

#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/json_key.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

struct Item {
  std::string_view line;
  std::size_t start;  // of the line in the text
  text::JsonPlaces places;
};

text::ByteRange moved_by(text::ByteRange range, std::size_t distance) {
  return {range.start + distance, range.end + distance};
}

void report(const Item& item, text::ByteRange range, std::string message,
            TemplateFindings& findings) {
  findings.push_back(
      {moved_by(range, item.start), &codes::shard_environment, std::move(message), {}, {}});
}

void check_item_member(const Item& item, const std::string& key, const TemplateValue& value,
                       const KeySet& sharded_keys, TemplateFindings& findings) {
  const std::string pointer = json_pointer_to_key(key);
  if (!sharded_keys.contains(key)) {
    report(item, item.places.name(pointer).value_or(text::ByteRange{}),
           "undeclared sharded key " + key, findings);
  } else if (!value.list()) {
    const bool text = std::holds_alternative<std::string>(value.data);
    report(item, item.places.nearest(pointer),
           text ? "'" + key + "' must be a list: a string is added letter by letter"
                : "'" + key + "' must be a list",
           findings);
  }
}

void check_item(const Item& item, const std::string& key_member, const KeySet& sharded_keys,
                TemplateFindings& findings) {
  if (const auto& broken = item.places.syntax_error()) {
    report(item, broken->range, broken->message, findings);
    return;
  }
  const auto env = env_from_json(item.line, {});
  if (!env) {
    report(item, {0, item.line.size()}, env.error().message, findings);
    return;
  }
  const auto name = env->find(key_member);
  if (name == env->end() || !std::holds_alternative<std::string>(name->second.data)) {
    report(item, item.places.nearest(json_pointer_to_key(key_member)),
           "an item needs a string under '" + key_member + "'", findings);
  }
  for (const auto& [key, value] : *env) {
    if (key != key_member) check_item_member(item, key, value, sharded_keys, findings);
  }
}

}  // namespace

KeySet used_keys(const CodeTemplate& source) {
  KeySet keys;
  for (const Placeholder& placeholder : source.placeholders()) {
    keys.emplace(source.key(placeholder));
  }
  return keys;
}

TemplateFindings check_unused_keys(const Env& env, const text::JsonPlaces& places,
                                   const KeySet& used) {
  TemplateFindings findings;
  for (const auto& [key, value] : env) {
    if (used.contains(key)) continue;
    if (const auto name = places.name(json_pointer_to_key(key))) {
      findings.push_back(
          {*name, &codes::key_unused, "no template uses the key '" + key + "'", {}, {}});
    }
  }
  return findings;
}

TemplateFindings check_base_env(const Env& env, const text::JsonPlaces& places,
                                const KeySet& sharded_keys) {
  TemplateFindings findings;
  const auto report_at = [&](text::ByteRange range, std::string message) {
    findings.push_back({range, &codes::shard_environment, std::move(message), {}, {}});
  };
  for (const auto& [key, value] : env) {
    const std::string pointer = json_pointer_to_key(key);
    if (key == "shard_id") {
      report_at(places.nearest(pointer), "a shard_id here gives all shards one file name");
    } else if (sharded_keys.contains(key) && !value.list()) {
      report_at(places.nearest(pointer),
                "sharded keys in base_env must be a list, and '" + key + "' is none");
    }
  }
  return findings;
}

TemplateFindings check_shard_items(std::string_view lines, const std::string& key_member,
                                   const KeySet& sharded_keys) {
  TemplateFindings findings;
  for (std::size_t start = 0; start < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', start), lines.size());
    const std::string_view line = lines.substr(start, end - start);
    if (!is_blank(line)) {
      check_item({line, start, text::JsonPlaces(line)}, key_member, sharded_keys, findings);
    }
    start = end + 1;
  }
  return findings;
}

}  // namespace paddle_ls::templates
