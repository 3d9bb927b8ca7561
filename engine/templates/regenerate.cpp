#include "engine/templates/regenerate.hpp"

#include "engine/templates/env_json.hpp"
#include "engine/templates/output_path.hpp"
#include "engine/templates/shard_items.hpp"

namespace paddle_ls::templates {

namespace {

Result<std::string> read_workspace_file(const std::string& workspace, const std::string& path) {
  const auto file = confined_path(workspace, path);
  if (!file) return tl::unexpected(file.error());
  return read_text(*file);
}

Result<Env> read_env(const ManifestEntry& entry, const std::string& workspace) {
  if (!entry.env) return Env{};
  const auto json = read_workspace_file(workspace, entry.env->text);
  if (!json) return tl::unexpected(json.error());
  return env_from_json(*json, {entry.env->text});
}

Result<std::vector<FileManager::Output>> write_shards(FileManager& files,
                                                      const ManifestEntry& entry,
                                                      const std::string& workspace, Env env) {
  const ShardEntry& shard = *entry.shard;
  const auto lines = read_workspace_file(workspace, shard.items.text);
  if (!lines) return tl::unexpected(lines.error());
  const auto items = shard_items_from_json_lines(*lines, shard.key, shard.items.text);
  if (!items) return tl::unexpected(items.error());
  Sharding sharding{shard.count, {}, std::move(env)};
  for (const Located& key : shard.keys) sharding.sharded_keys.insert(key.text);
  return files.write_sharded(entry.outputs.front().text, entry.source.text, *items, sharding);
}

}  // namespace

Result<std::vector<FileManager::Output>> regenerate(const ManifestEntry& entry,
                                                    const std::string& workspace, WriteMode mode) {
  if (const auto inside = confined_path(workspace, entry.source.text); !inside) {
    return tl::unexpected(inside.error());
  }
  auto env = read_env(entry, workspace);
  if (!env) return tl::unexpected(env.error());
  FileManager files({workspace, workspace, entry.dialect, mode, entry.generator});
  if (entry.shard) return write_shards(files, entry, workspace, std::move(*env));
  std::vector<FileManager::Output> outputs;
  for (const Located& output : entry.outputs) {
    const auto outcome = files.write_with_template(output.text, entry.source.text, *env);
    if (!outcome) return tl::unexpected(outcome.error());
    outputs.push_back({output.text, *outcome});
  }
  return outputs;
}

}  // namespace paddle_ls::templates
