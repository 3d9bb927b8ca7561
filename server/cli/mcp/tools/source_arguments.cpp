#include "server/cli/mcp/tools/source_arguments.hpp"

#include <optional>

#include <boost/json/array.hpp>

#include "project/settings/fields.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

// The settings that a tool may name.
void add_settings(const json::object& arguments, Sources& to) {
  const std::string profile = text_of(arguments, "profile");
  if (!profile.empty()) {
    to.profile = settings::choice_named<settings::TargetProfile>(profile).value();
  }
  const std::string style = text_of(arguments, "style");
  if (!style.empty()) to.style = settings::choice_named<rewrite::Style>(style).value();
}

Result<void> add_paths(const json::object& arguments, const Roots& roots, Sources& to) {
  for (const std::string& path : texts_of(arguments, "paths")) {
    const auto place = roots.place_of(path);
    if (!place) return error(path + ": " + place.error().message);
    // The path as given, so that the answer names files in the same way.
    to.paths.emplace_back(path);
  }
  return {};
}

Result<void> add_filename(const json::object& arguments, const Roots& roots, Sources& to) {
  const std::string name = text_of(arguments, "filename");
  if (name.empty()) return {};
  const auto place = roots.place_of(name);
  if (!place) return error(name + ": " + place.error().message);
  to.standard_input_name = name;
  return {};
}

}  // namespace

ToolParameter paths_parameter() {
  return {"paths", ToolParameterKind::texts,
          "Files and folders, relative to the first folder of the server or absolute"};
}

std::vector<ToolParameter> source_parameters() {
  const auto profiles = settings::choices<settings::TargetProfile>();
  const auto styles = settings::choices<rewrite::Style>();
  return {paths_parameter(),
          {"code", ToolParameterKind::text, "A piece of Python to work on, instead of `paths`"},
          {"filename", ToolParameterKind::text,
           "With `code`: the path of the file it belongs to, which decides which settings apply "
           "and how its imports are resolved; the file need not exist"},
          {"profile",
           ToolParameterKind::choice,
           "The Paddle release that the code has to run on; without it the settings or the pinned "
           "packages decide, else it is the newest",
           {profiles.begin(), profiles.end()}},
          {"style",
           ToolParameterKind::choice,
           "How code is converted: `native` is idiomatic Paddle code, `exact` keeps the behaviour "
           "of PyTorch, `minimal` changes only what the compatibility mode of Paddle (the profile "
           "`3.3-compat`) gets wrong; without it the settings decide, else it is `native`",
           {styles.begin(), styles.end()}}};
}

Result<GivenSources> given_sources(const json::object& arguments, const Roots& roots) {
  const bool has_paths = arguments.contains("paths");
  const bool has_code = arguments.contains("code");
  if (has_paths == has_code) return error("give either `paths` or `code`");
  if (has_paths && arguments.contains("filename")) return error("`filename` goes with `code`");
  GivenSources given;
  if (auto added = add_paths(arguments, roots, given.sources); !added) {
    return tl::unexpected(added.error());
  }
  if (auto added = add_filename(arguments, roots, given.sources); !added) {
    return tl::unexpected(added.error());
  }
  add_settings(arguments, given.sources);
  given.sources.from_standard_input = has_code;
  given.text.str(text_of(arguments, "code"));
  return given;
}

std::string text_of(const json::object& arguments, std::string_view name) {
  const json::value* value = arguments.if_contains(name);
  return value == nullptr ? std::string() : std::string(value->as_string());
}

bool flag_of(const json::object& arguments, std::string_view name) {
  const json::value* value = arguments.if_contains(name);
  return value != nullptr && value->as_bool();
}

std::vector<std::string> texts_of(const json::object& arguments, std::string_view name) {
  std::vector<std::string> texts;
  const json::value* value = arguments.if_contains(name);
  if (value == nullptr) return texts;
  for (const json::value& each : value->as_array()) texts.emplace_back(each.as_string());
  return texts;
}

ToolAnswer failure(std::string message) {
  return {{std::move(message)}, {}, true};
}

}  // namespace paddle_ls::cli::mcp
