// One source of settings, as a list of what it says: settings are made by laying such lists over
// the defaults.
//
// From lowest to highest: user file, `.paddle-ls.json` of the project, initialization options,
// `workspace/configuration`, `workspace/didChangeConfiguration`. A layer that does not mention a
// field, or gives null, keeps what lies below. Lists replace the list below; `diagnostics.severity`
// replaces code by code, and `decisions` difference by difference.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/text/byte_range.hpp"
#include "project/settings/fields.hpp"

namespace paddle_ls::settings {

using SettingValue =
    std::variant<bool, std::uint32_t, std::string, Strings, Severities, Decisions, TargetProfile,
                 DiagnosticsScope, FixScope, rewrite::LeftoverImports, rewrite::Patches,
                 rewrite::Style, DocsProfile, LogLevel>;

struct Assignment {
  const SettingField* field;
  SettingValue value;

  bool operator==(const Assignment&) const = default;
};

using Layer = std::vector<Assignment>;

// Something in a source of settings that a user should know. A problem never keeps the rest of its
// source from counting, except that a text with a syntax error says nothing.
struct SettingProblem {
  enum class Level : std::uint8_t { error, warning } level;
  std::string pointer;    // RFC 6901, of the value it speaks of
  std::string message;    // one sentence; names the setting
  text::ByteRange range;  // in the text it was read from; empty when there was no text
};

struct ReadLayer {
  Layer layer;
  std::vector<SettingProblem> problems;  // in the order of the text
};

// Reads the members of one object: what a client sends, its `paddleLs` section already taken out.
// Members may be nested (`{"hover": {"enable": true}}`) or dotted (`{"hover.enable": true}`).
// Relative paths are resolved against `base`, the workspace folder.
ReadLayer read_layer(const boost::json::value& from, const std::filesystem::path& base);

// Reads the text of a settings file: JSON with comments and trailing commas, in UTF-8.
ReadLayer read_layer(std::string_view text, const std::filesystem::path& base);

// Whether nothing is at a path that a setting names: that is a problem of the setting. What a
// relative path starts from is not known in every place, so it is never missing.
bool is_missing(const std::filesystem::path& path);

// The defaults with `layers` laid over them, the lowest first.
Settings merged(std::span<const Layer> layers);

}  // namespace paddle_ls::settings
