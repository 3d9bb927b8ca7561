#include "project/settings/settings_file.hpp"

#include <system_error>

#include "engine/files/read_file.hpp"
#include "platform/file_names.hpp"
#include "platform/places.hpp"

namespace paddle_ls::settings {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_settings_file = 1U << 20U;

SettingsFile unreadable(const fs::path& path, std::string reason) {
  SettingProblem problem{SettingProblem::Level::error, "", std::move(reason), {}};
  return {path, {}, {{}, {std::move(problem)}}, false};
}

}  // namespace

std::optional<fs::path> find_settings_file(const fs::path& folder, const fs::path& root) {
  const fs::path last = root.lexically_normal();
  for (fs::path at = start_of_search(folder, last); !at.empty(); at = at.parent_path()) {
    fs::path candidate = at / settings_file_name;
    std::error_code code;
    if (fs::is_regular_file(candidate, code)) return candidate;
    if (at == last || at == at.parent_path()) break;
  }
  return std::nullopt;
}

fs::path start_of_search(const fs::path& folder, const fs::path& root) {
  if (!folder.is_absolute()) return folder.lexically_normal();
  const std::string there = platform::existing_folder(folder.generic_string());
  // A root that is not there has nothing in it either.
  const std::string top = root.generic_string();
  const bool is_above_root =
      top.size() > there.size() && top != there + "/" && top.starts_with(there);
  return is_above_root ? fs::path() : fs::path(there).lexically_normal();
}

std::optional<fs::path> user_settings_file() {
  const fs::path folder = platform::settings_folder();
  if (folder.empty()) return std::nullopt;
  return folder / "paddle-ls" / "settings.json";
}

SettingsFile load_settings_file(const fs::path& path) {
  auto text = files::read_bytes(path, largest_settings_file);
  if (!text) return unreadable(path, text.error().message);
  ReadLayer read = read_layer(std::string_view(*text), path.parent_path());
  return {path, std::move(*text), std::move(read)};
}

}  // namespace paddle_ls::settings
