#include "server/features/actions/decision_edit.hpp"

#include <filesystem>

#include "engine/files/place_below.hpp"
#include "project/settings/settings_file.hpp"
#include "project/settings/write_decision.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

// The innermost folder of the workspace around `file`; empty for none.
fs::path root_of(const fs::path& file, const std::vector<WorkspaceFolder>& folders) {
  fs::path root;
  for (const WorkspaceFolder& folder : folders) {
    if (folder.path.empty() || !files::is_inside(file, folder.path)) continue;
    if (root.empty() || files::is_inside(folder.path, root)) root = folder.path;
  }
  return root;
}

// Of the folders from `file` outwards, the first one with a settings file on disk or in an editor.
// An empty `root` is that of the disk.
std::optional<fs::path> present_file(const fs::path& file, const fs::path& root,
                                     const OpenModules& open) {
  for (fs::path folder = file.parent_path();; folder = folder.parent_path()) {
    const fs::path candidate = folder / settings::settings_file_name;
    const bool is_open = open.contains(protocol::Uri::from_path(candidate.generic_string()).key());
    std::error_code code;
    if (is_open || fs::is_regular_file(candidate, code)) return candidate;
    if (folder == root || folder == folder.parent_path()) return std::nullopt;
  }
}

}  // namespace

std::optional<protocol::WorkspaceEdit> decision_edit(const protocol::Uri& uri,
                                                     std::string_view difference,
                                                     const SettingsPlaces& places,
                                                     const Presentation& presentation) {
  const auto file = uri.file_path();
  if (!file) return std::nullopt;
  const fs::path root = root_of(*file, places.folders);
  const fs::path home = root.empty() ? fs::path(*file).parent_path() : root;
  const auto present = present_file(*file, root, places.open);
  const fs::path path = present.value_or(home / settings::settings_file_name);
  const auto target = protocol::Uri::from_path(path.generic_string());
  const auto shown = places.open.find(target.key());
  const bool is_open = shown != places.open.end();
  std::string text;
  if (is_open) {
    text = *shown->second.text;
  } else if (present) {
    settings::SettingsFile read = settings::load_settings_file(path);
    if (read.text.empty() && !read.read.problems.empty()) return std::nullopt;
    text = std::move(read.text);
  }
  const auto edits =
      settings::deciding(text, {std::string(difference), settings::Answer::accept, {}, {}, {}});
  if (!edits || edits->empty()) return std::nullopt;
  protocol::WorkspaceEdit edit;
  // Clients that cannot be told to make a file make it by the first edit in it.
  if (!present && presentation.client.can_create_files()) {
    edit.document_changes.emplace_back(
        protocol::CreateFile{target, protocol::CreateFileOptions{false, true}, std::nullopt});
  }
  add_document_edits(edit, target, is_open ? std::optional(shown->second.version) : std::nullopt,
                     text_edits(*edits, text, text::LineIndex(text), presentation), Trust::safe,
                     presentation);
  return edit;
}

}  // namespace paddle_ls::server
