// What can be asked on the command line, as plain data: one struct per command.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/rewrite/result/finding.hpp"
#include "engine/to_static/hazards/hazard.hpp"
#include "server/cli/docs/verbs.hpp"
#include "server/cli/ir_command.hpp"
#include "server/cli/replay.hpp"
#include "server/cli/reports/format.hpp"
#include "server/cli/serve.hpp"
#include "server/cli/static_options.hpp"
#include "server/cli/template_options.hpp"
#include "server/cli/todo_comments.hpp"
#include "server/settings/layer.hpp"
#include "server/settings/settings.hpp"

namespace paddle_ls::cli {

// Where helpers of converted code stand when no module is named: in one module of the tree, or in
// each file that needs them.
enum class HelpersIn : std::uint8_t { module, file };

// When to colour what goes to standard output.
enum class ColourChoice : std::uint8_t { automatic, always, never };

// Which files a command works on, and how they are looked at.
struct Sources {
  std::vector<std::filesystem::path> paths;
  std::vector<std::string> exclude;  // patterns of .gitignore, on top of the settings
  settings::TargetProfile profile;   // nothing: as the settings say
  settings::Layer settings;          // over those of files
  unsigned jobs = 0;                 // 0: as many as there are processors
  bool with_markdown = false;        // also the Python fences of Markdown files
  rewrite::Certainty least_certainty = rewrite::Certainty::unknown;
  std::optional<rewrite::LeftoverImports> leftover_imports;  // nothing: as the settings say
  std::optional<rewrite::Patches> patches;                   // the same
};

// `stream`: records from standard input instead of files, see convert_stream.hpp.
enum class ConvertTo : std::uint8_t { diff, folder, in_place, nothing, stream };
enum class SummaryFormat : std::uint8_t { none, text, json };

struct ConvertOptions {
  Sources sources;
  ConvertTo to = ConvertTo::diff;
  std::filesystem::path folder;         // of ConvertTo::folder
  std::filesystem::path root;           // of ConvertTo::stream: where the paths of records begin
  std::filesystem::path helper_module;  // of the project; empty: `helpers_in` says
  HelpersIn helpers_in = HelpersIn::module;
  settings::FixScope scope = settings::FixScope::safe;
  SummaryFormat summary = SummaryFormat::none;
  std::filesystem::path report;  // of what is left to look at; empty: none
  TodoComments todo_comments = TodoComments::none;
  bool force = false;  // also over files that git could not give back
  ColourChoice colour = ColourChoice::automatic;
};

struct CheckOptions {
  Sources sources;
  ReportFormat format = ReportFormat::text;
  ColourChoice colour = ColourChoice::automatic;
};

struct StaticCheckOptions {
  CheckOptions files;
  to_static::Reach reach = to_static::Reach::converted;
};

struct SelfCheckOptions {
  std::filesystem::path file;
  settings::TargetProfile profile;
};

struct VersionOptions {};
struct SettingsSchemaOptions {};
struct RulesSchemaOptions {};

using Command =
    std::variant<ServeOptions, ConvertOptions, CheckOptions, SelfCheckOptions, IrOptions,
                 docs::Verb, ReplayOptions, StaticOptions, StaticCheckOptions, MapTraceOptions,
                 TemplateOptions, SettingsSchemaOptions, RulesSchemaOptions, VersionOptions>;

// The exit status of every command but `serve`.
namespace exit_status {
inline constexpr int clean = 0;
inline constexpr int findings = 1;       // or, for `convert`, something was left as it is
inline constexpr int could_not_run = 2;  // wrong arguments, no such path, no way to write output
inline constexpr int interrupted = 130;  // SIGINT or SIGTERM; files are complete all the same
}  // namespace exit_status

}  // namespace paddle_ls::cli
