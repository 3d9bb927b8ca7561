// The verbs of `paddle-ls rules`, without their words: plain options in, exit status out.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "project/settings/settings.hpp"
#include "server/cli/reports/report_format.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli::rules {

struct RulesCheckOptions {
  std::vector<std::filesystem::path> files;
  ReportFormat format = ReportFormat::text;
  Excerpts excerpts = Excerpts::hidden;
};
int check(const RulesCheckOptions& options, const Console& console);

enum class ExplainFormat : std::uint8_t { text, json };

struct RulesExplainOptions {
  std::string api;
  settings::TargetProfile profile;  // nothing: as the settings say
  ExplainFormat format = ExplainFormat::text;
};
// With the settings and rules of the project around the working directory.
int explain(const RulesExplainOptions& options, const Console& console);

struct RulesExportOptions {
  settings::TargetProfile profile;  // nothing: as the settings say
};
// Everything that is known about the APIs that have rules, as one JSON object.
int export_rules(const RulesExportOptions& options, const Console& console);

// What was asked of `paddle-ls rules`.
using RulesVerb = std::variant<RulesCheckOptions, RulesExplainOptions, RulesExportOptions>;
int run(const RulesVerb& verb, const Console& console);

}  // namespace paddle_ls::cli::rules
