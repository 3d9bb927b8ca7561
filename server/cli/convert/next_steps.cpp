#include "server/cli/convert/next_steps.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "server/cli/run/console.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

// Commands with their purposes.
using Steps = std::vector<std::pair<std::string, std::string_view>>;

constexpr std::size_t most_checkpoints = 4;

const std::filesystem::path& copy_of(const ConvertOptions& options) {
  return options.final_folder.empty() ? options.folder : options.final_folder;
}

// The place of `path` in the converted copy, or `path` itself without a copy.
std::filesystem::path in_copy(const ConvertOptions& options, const std::filesystem::path& path) {
  if (options.to != ConvertTo::folder) return path;
  for (const std::filesystem::path& source : options.sources.paths) {
    std::error_code unknown;
    const auto root = std::filesystem::weakly_canonical(source, unknown);
    const auto relative = path.lexically_relative(root);
    if (!relative.empty() && *relative.begin() != "..") return copy_of(options) / relative;
  }
  return path;
}

// A command for each checkpoint that the converted code reads under its name for Paddle.
Steps checkpoint_steps(const ConvertOptions& options, const project::ConversionReport& report) {
  Steps steps;
  if (options.to != ConvertTo::folder && options.to != ConvertTo::in_place) return steps;
  const bool is_copy = options.to == ConvertTo::folder;
  const std::string source =
      is_copy ? " " + printable(copy_of(options).generic_string()) : typed_paths(options.sources);
  for (const std::filesystem::path& checkpoint : report.checkpoints()) {
    if (steps.size() == most_checkpoints) break;
    const std::filesystem::path from =
        in_copy(options, checkpoint).lexically_proximate(std::filesystem::current_path());
    std::filesystem::path to = from;
    to.replace_extension(".pdparams");
    steps.emplace_back("paddle-ls weights convert " + printable(from.generic_string()) + " --out " +
                           printable(to.generic_string()) + " --source" + source,
                       "convert a checkpoint that it reads");
  }
  return steps;
}

std::string typed_profile(const Sources& sources) {
  return sources.profile ? " --profile " + std::string(rewrite::name(*sources.profile)) : "";
}

// The options of the command line that say what the code is converted to.
std::string typed_target(const Sources& sources) {
  const std::string style = sources.style ? " --style " + std::string(name(*sources.style)) : "";
  return typed_profile(sources) + style;
}

// For a copy, the questions are about the original project.
std::string open_questions(const ConvertOptions& options, const project::ConversionReport& report) {
  if (report.open_questions() == 0 || options.sources.from_standard_input) return {};
  return counted(report.open_questions(), "question") + " open: paddle-ls decide" +
         typed_profile(options.sources) + typed_paths(options.sources) + "\n";
}

}  // namespace

std::string next_steps(const ConvertOptions& options, const project::ConversionReport& report) {
  const std::string target = typed_target(options.sources);
  const std::string paths = typed_paths(options.sources);
  Steps steps = checkpoint_steps(options, report);
  const bool is_shown = options.to == ConvertTo::diff || options.to == ConvertTo::nothing;
  const bool is_safe_only = options.sources.scope == settings::FixScope::safe;
  if (is_shown && report.changed_files() > 0) {
    const std::string safe = is_safe_only ? " --safe-only" : "";
    steps.emplace_back("paddle-ls convert --in-place" + target + safe + paths, "change the files");
    steps.emplace_back("paddle-ls convert --out DIR" + target + safe + paths,
                       "write a converted copy");
  }
  if (is_safe_only && report.waiting() + report.to_review() > 0) {
    steps.emplace_back("paddle-ls convert" + target + paths, "convert these too");
  }
  if (report.assumed() > 0 && options.report.empty()) {
    steps.emplace_back("paddle-ls convert --report FILE" + target + paths,
                       "list what needs review");
  }
  if (is_shown && !report.accepted().by_style.empty()) {
    const std::string safe = is_safe_only ? " --safe-only" : "";
    steps.emplace_back(
        "paddle-ls convert --style exact" + typed_profile(options.sources) + safe + paths,
        "keep what the style accepts as in PyTorch");
  }
  if (!is_shown && !report.manual().empty()) {
    const bool is_copy = options.to == ConvertTo::folder;
    steps.emplace_back("paddle-ls check" + target +
                           (is_copy ? " " + printable(copy_of(options).generic_string()) : paths),
                       "find what is left");
  }
  const std::string open = open_questions(options, report);
  if (steps.empty()) return open;
  std::size_t width = 0;
  for (const auto& [command, purpose] : steps) width = std::max(width, command.size());
  std::string text = "Next:\n";
  for (const auto& [command, purpose] : steps) {
    text += fmt::format("  {:<{}}  {}\n", command, width, purpose);
  }
  return text + open;
}

bool is_clean(const ConvertOptions& options, const project::ConversionReport& report) {
  return report.leaves_nothing() && (options.fail_on != FailOn::review || report.assumed() == 0);
}

}  // namespace paddle_ls::cli
