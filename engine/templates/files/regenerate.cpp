#include "engine/templates/files/regenerate.hpp"

#include "engine/files/place_below.hpp"
#include "engine/templates/files/make_files.hpp"
#include "engine/templates/text/env_json.hpp"

namespace paddle_ls::templates {

namespace {

Result<std::string> read_workspace_file(const std::string& workspace, const std::string& path) {
  const auto file = files::place_below(workspace, path);
  if (!file) return tl::unexpected(file.error());
  return read_text(*file);
}

Result<Env> read_env(const ManifestEntry& entry, const std::string& workspace) {
  if (!entry.env) return Env{};
  const auto json = read_workspace_file(workspace, entry.env->text);
  if (!json) return tl::unexpected(json.error());
  return env_from_json(*json, {entry.env->text});
}

Result<std::vector<MadeFile>> read_and_make(const ManifestEntry& entry,
                                            const std::string& workspace) {
  auto text = read_workspace_file(workspace, entry.source.text);
  if (!text) return tl::unexpected(text.error());
  const auto env = read_env(entry, workspace);
  if (!env) return tl::unexpected(env.error());
  const auto items = entry.shard ? read_workspace_file(workspace, entry.shard->items.text)
                                 : Result<std::string>(std::string());
  if (!items) return tl::unexpected(items.error());
  const std::filesystem::path name = std::filesystem::path(workspace) / entry.source.text;
  return make_files(entry, CodeTemplate(std::move(*text), name.lexically_normal().generic_string()),
                    *env, *items);
}

Result<std::vector<WrittenFile>> name_files(const ManifestEntry& entry,
                                            const std::string& workspace) {
  std::vector<WrittenFile> named;
  for (const Located& output : entry.outputs) {
    for (std::string& path : entry.files_of(output)) {
      if (const auto file = files::place_below(workspace, path); !file) {
        return tl::unexpected(file.error());
      }
      named.push_back({std::move(path), WriteOutcome::skipped});
    }
  }
  return named;
}

}  // namespace

Result<std::vector<WrittenFile>> write_files(const std::vector<MadeFile>& made,
                                             const std::string& workspace, WriteMode mode) {
  std::vector<WrittenFile> written;
  for (const MadeFile& each : made) {
    const auto file = files::place_below(workspace, each.path);
    if (!file) return tl::unexpected(file.error());
    const auto outcome = write_if_changed(*file, each.expansion.text, mode);
    if (!outcome) return tl::unexpected(outcome.error());
    written.push_back({each.path, *outcome,
                       *outcome == WriteOutcome::stale ? each.expansion.text : std::string()});
  }
  return written;
}

Result<std::vector<WrittenFile>> regenerate(const ManifestEntry& entry,
                                            const std::string& workspace, WriteMode mode) {
  if (mode == WriteMode::dry_run) return name_files(entry, workspace);
  const auto made = read_and_make(entry, workspace);
  if (!made) return tl::unexpected(made.error());
  return write_files(*made, workspace, mode);
}

}  // namespace paddle_ls::templates
