// Settings that live in files: where they are looked for, and what they say.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "project/settings/layer.hpp"

namespace paddle_ls::settings {

inline constexpr std::string_view settings_file_name = ".paddle-ls.json";

// Of a file that `rules.files` names: some forty times our own rules for a family.
inline constexpr std::size_t longest_rule_file = std::size_t{4} << 20U;

// The settings file that governs `folder`: the nearest one in `folder` or the folders around it, up
// to and including `root`. Paths are compared as they are written, so both should be absolute.
std::optional<std::filesystem::path> find_settings_file(const std::filesystem::path& folder,
                                                        const std::filesystem::path& root);

// Where to begin to look from `folder` outwards for files that govern it: the innermost folder that
// is there. Empty when that is outside of `root`.
std::filesystem::path start_of_search(const std::filesystem::path& folder,
                                      const std::filesystem::path& root);

// The user's own file: `paddle-ls/settings.json` in `$XDG_CONFIG_HOME` or `~/.config`. It need not
// exist. Nothing when the environment names no home.
std::optional<std::filesystem::path> user_settings_file();

struct SettingsFile {
  std::filesystem::path path;
  std::string text;  // what the ranges of the problems count in
  ReadLayer read;
  bool is_read = true;  // false: its one problem says why not
};

// Reads a settings file; relative paths inside are resolved against its folder. A file that cannot
// be read is a problem without a range.
SettingsFile load_settings_file(const std::filesystem::path& path);

}  // namespace paddle_ls::settings
