#include "engine/templates/fill/shard_items.hpp"

#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

Result<ShardItem> read_item(std::string_view line, const std::string& key_member,
                            const TextPlace& place) {
  auto env = env_from_json(line, place);
  if (!env) return tl::unexpected(env.error());
  const auto key = env->find(key_member);
  const std::string* text =
      key == env->end() ? nullptr : std::get_if<std::string>(&key->second.data);
  std::string where = place.name + ":" + std::to_string(place.first_line) + ":1";
  if (!text) return error("an item needs a string under '" + key_member + "'", std::move(where));
  ShardItem item{*text, {}, std::move(where)};
  env->erase(key);
  item.env = std::move(*env);
  return item;
}

}  // namespace

Result<std::vector<ShardItem>> shard_items_from_json_lines(std::string_view lines,
                                                           const std::string& key_member,
                                                           const std::string& name) {
  std::vector<ShardItem> items;
  TextPlace place{name, 1};
  for (std::size_t start = 0; start < lines.size(); ++place.first_line) {
    const std::size_t end = std::min(lines.find('\n', start), lines.size());
    const std::string_view line = lines.substr(start, end - start);
    start = end + 1;
    if (is_blank(line)) continue;
    auto item = read_item(line, key_member, place);
    if (!item) return tl::unexpected(item.error());
    items.push_back(std::move(*item));
  }
  return items;
}

}  // namespace paddle_ls::templates
