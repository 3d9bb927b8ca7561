#include "engine/templates/files/make_files.hpp"

#include <set>

#include "engine/templates/fill/generate.hpp"
#include "engine/templates/fill/shard_items.hpp"
#include "engine/templates/text/output_path.hpp"

namespace paddle_ls::templates {

namespace {

Result<TemplateExpansion> expansion_of(const ManifestEntry& entry, const CodeTemplate& source,
                                       Env env) {
  auto expansion =
      generate(source, std::move(env), {entry.generator, entry.source.text}, entry.dialect);
  if (!expansion) return tl::unexpected(source.described(expansion.error()));
  return std::move(*expansion);
}

Result<std::vector<MadeFile>> make_shards(const ManifestEntry& entry, const CodeTemplate& source,
                                          const Env& env, std::string_view items) {
  const ShardEntry& shard = *entry.shard;
  const auto dealt = shard_items_from_json_lines(items, shard.key, shard.items.text);
  if (!dealt) return tl::unexpected(dealt.error());
  Sharding sharding{shard.count, {}, env};
  for (const Located& key : shard.keys) sharding.sharded_keys.insert(key.text);
  auto environments = shard_environments(*dealt, sharding);
  if (!environments) return tl::unexpected(environments.error());
  std::vector<MadeFile> made;
  std::set<std::string> names;
  for (Env& each : *environments) {
    auto path = with_stem_suffix(entry.outputs.front().text,
                                 python_str(each.find("shard_id")->second), entry.dialect);
    if (!path) return tl::unexpected(path.error());
    if (!names.insert(*path).second) return error("duplicate file write " + *path, *path);
    auto expansion = expansion_of(entry, source, std::move(each));
    if (!expansion) return tl::unexpected(expansion.error());
    made.push_back({std::move(*path), std::move(*expansion)});
  }
  return made;
}

}  // namespace

Result<std::vector<MadeFile>> make_files(const ManifestEntry& entry, const CodeTemplate& source,
                                         const Env& env, std::string_view items) {
  if (entry.shard) return make_shards(entry, source, env, items);
  const auto expansion = expansion_of(entry, source, env);
  if (!expansion) return tl::unexpected(expansion.error());
  std::vector<MadeFile> made;
  for (const Located& output : entry.outputs) made.push_back({output.text, *expansion});
  return made;
}

}  // namespace paddle_ls::templates
