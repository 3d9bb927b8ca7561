#include "engine/templates/fill/shards.hpp"

#include <array>

#include <sha1.h>

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

Result<std::string> latin1(std::string_view key) {
  std::string bytes;
  for (std::size_t offset = 0; offset < key.size();) {
    const Character character = character_at(key, offset);
    if (character.code_point > 0xFF) {
      return error("the key '" + std::string(key) +
                   "' has characters outside latin-1, so its shard is not defined");
    }
    bytes += static_cast<char>(character.code_point);
    offset += character.size;
  }
  return bytes;
}

// `into += from`, as Python adds to a list.
Result<void> extend(List& into, const TemplateValue& from, const std::string& name,
                    const std::string& where) {
  if (const List* list = from.list()) {
    into.insert(into.end(), list->begin(), list->end());
    return {};
  }
  if (const auto* text = std::get_if<std::string>(&from.data)) {
    for (std::size_t offset = 0; offset < text->size();) {
      const std::size_t size = character_at(*text, offset).size;
      into.emplace_back(text->substr(offset, size));
      offset += size;
    }
    return {};
  }
  return error("the sharded key '" + name + "' of an item must be a list", where);
}

Result<void> add_item(Env& shard, const ShardItem& item) {
  for (const auto& [name, value] : item.env) {
    auto added = extend(std::get<List>(shard.find(name)->second.data), value, name, item.where);
    if (!added) return added;
  }
  return {};
}

Result<Env> empty_shard(const std::string& id, const Sharding& sharding) {
  Env env = sharding.base_env;
  env.try_emplace("shard_id", id);
  for (const std::string& key : sharding.sharded_keys) {
    const auto [place, added] = env.try_emplace(key, List{});
    if (!place->second.list()) {
      return error("sharded keys in base_env must be a list", key);
    }
  }
  return env;
}

}  // namespace

Result<std::size_t> shard_of(std::string_view key, std::size_t shard_count) {
  if (shard_count == 0) return error("there must be at least one shard");
  const auto bytes = latin1(key);
  if (!bytes) return tl::unexpected(bytes.error());
  SHA1_CTX context;
  std::array<std::uint8_t, SHA1_DIGEST_LENGTH> digest{};
  SHA1Init(&context);
  SHA1Update(&context, reinterpret_cast<const std::uint8_t*>(bytes->data()), bytes->size());
  SHA1Final(digest.data(), &context);
  std::size_t remainder = 0;
  for (auto byte = digest.rbegin(); byte != digest.rend(); ++byte) {
    remainder = (remainder * 256 + *byte) % shard_count;
  }
  return remainder;
}

Result<std::vector<Env>> shard_environments(const std::vector<ShardItem>& items,
                                            const Sharding& sharding) {
  if (sharding.shard_count > max_shard_count) {
    return error("more than " + std::to_string(max_shard_count) + " shards");
  }
  std::vector<Env> shards;
  for (std::size_t i = 0; i <= sharding.shard_count; ++i) {
    auto env = empty_shard(i == 0 ? "Everything" : "_" + std::to_string(i - 1), sharding);
    if (!env) return tl::unexpected(env.error());
    shards.push_back(std::move(*env));
  }
  for (const ShardItem& item : items) {
    const auto shard = shard_of(item.key, sharding.shard_count);
    if (!shard) return error(shard.error().message, item.where);
    for (const auto& [name, value] : item.env) {
      if (!sharding.sharded_keys.contains(name)) {
        return error("undeclared sharded key " + name, item.where);
      }
    }
    for (Env* env : {&shards[*shard + 1], &shards.front()}) {
      if (auto added = add_item(*env, item); !added) return tl::unexpected(added.error());
    }
  }
  return shards;
}

}  // namespace paddle_ls::templates
