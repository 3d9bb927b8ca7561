#include "server/settings/settings_file.hpp"

#include <cstdlib>
#include <system_error>

#include "engine/files/read_file.hpp"

namespace paddle_ls::settings {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maximum_file_bytes = 1U << 20U;

SettingsFile unreadable(const fs::path& path, std::string reason) {
  Problem problem{Problem::Level::error, "", path.string() + " cannot be read: " + reason, {}};
  return {path, {}, {{}, {std::move(problem)}}};
}

const char* environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

}  // namespace

std::optional<fs::path> find_settings_file(const fs::path& folder, const fs::path& root) {
  for (fs::path at = folder.lexically_normal();; at = at.parent_path()) {
    fs::path candidate = at / settings_file_name;
    std::error_code code;
    if (fs::is_regular_file(candidate, code)) return candidate;
    if (at == root.lexically_normal() || at == at.parent_path()) return std::nullopt;
  }
}

std::optional<fs::path> user_settings_file() {
  if (const char* config = environment("XDG_CONFIG_HOME")) {
    return fs::path(config) / "paddle-ls" / "settings.json";
  }
  if (const char* home = environment("HOME")) {
    return fs::path(home) / ".config" / "paddle-ls" / "settings.json";
  }
  return std::nullopt;
}

SettingsFile load_settings_file(const fs::path& path) {
  auto text = files::read_bytes(path, maximum_file_bytes);
  if (!text) return unreadable(path, text.error().message);
  ReadLayer read = read_layer(std::string_view(*text), path.parent_path());
  return {path, std::move(*text), std::move(read)};
}

}  // namespace paddle_ls::settings
