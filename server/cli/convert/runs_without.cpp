#include "server/cli/convert/runs_without.hpp"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

#include <fmt/core.h>

#include "engine/text/line_index.hpp"
#include "project/files/read_source.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/check/check_files.hpp"
#include "server/cli/convert/run_convert.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// The programs that a use stops.
using StoppedBy = std::map<const project::MissingPlace*, std::vector<std::string>>;

std::string message_of(const project::MissingPlace& use, const std::vector<std::string>& stopped) {
  std::string text = use.api;
  if (use.reached == rewrite::Reached::perhaps) {
    text += " may stop a program for some values";
  } else if (stopped.empty()) {
    text += " raises when a program comes to it";
  } else if (stopped.size() == 1) {
    text = stopped.front() + " does not start without PyTorch: " + use.api;
  } else {
    text = fmt::format("{} and {} more do not start without PyTorch: {}", stopped.front(),
                       stopped.size() - 1, use.api);
  }
  return use.reason.empty() ? text : text + ": " + use.reason;
}

ReportedFinding reported(const project::MissingPlace& use,
                         const std::vector<std::string>& stopped) {
  const bool stops = !stopped.empty();
  const bool perhaps = use.reached == rewrite::Reached::perhaps;
  const Severity severity = stops     ? Severity::error
                            : perhaps ? Severity::information
                                      : Severity::warning;
  ReportedFinding finding{rewrite::codes::torch_api_manual.code, severity, message_of(use, stopped),
                          use.range};
  boost::json::array programs;
  for (const std::string& name : stopped) programs.emplace_back(name);
  finding.details = {{"api", use.api}, {"reason", use.reason}, {"stops", std::move(programs)}};
  return finding;
}

// The folder of the project that contains `entry`, at most the current folder.
fs::path project_of(const fs::path& entry) {
  const fs::path here = fs::current_path();
  const fs::path relative = entry.lexically_relative(here);
  const bool is_below = !relative.empty() && *relative.begin() != "..";
  if (is_below) return ".";
  return fs::is_directory(entry) ? entry : entry.parent_path();
}

std::vector<fs::path> asked_for(const CheckOptions& options) {
  return options.sources.paths.empty() ? std::vector<fs::path>{"."} : options.sources.paths;
}

ConvertOptions dry_run(const CheckOptions& options) {
  ConvertOptions convert;
  convert.sources = options.sources;
  convert.sources.scope = settings::FixScope::all;
  convert.sources.leftover_imports = rewrite::LeftoverImports::local;
  convert.to = ConvertTo::nothing;
  std::set<fs::path> folders;
  for (const fs::path& entry : asked_for(options)) {
    folders.insert(project_of(whole_path(entry)));
  }
  convert.sources.paths.assign(folders.begin(), folders.end());
  return convert;
}

}  // namespace

int check_runs_without(const CheckOptions& options, const Console& console) {
  std::vector<fs::path> entries;
  for (const fs::path& entry : asked_for(options)) {
    entries.push_back(whole_path(entry));
    if (!fs::exists(entries.back())) {
      console.err << error_prefix << printable(entry.generic_string())
                  << ": No such file or directory\n";
      return exit_status::could_not_run;
    }
  }
  project::FirstRun first_run;
  if (const int status = look_at_first_run(dry_run(options), first_run, console);
      status != exit_status::clean) {
    return status;
  }
  const std::vector<project::RunnableProgram> programs = first_run.programs(entries);
  StoppedBy uses;
  std::size_t stopped = 0;
  for (const project::RunnableProgram& program : programs) {
    if (!program.stops.empty()) ++stopped;
    for (const project::MissingPlace* use : program.later) uses[use];
    for (const project::MissingPlace* use : program.stops) uses[use].push_back(program.name);
  }
  std::map<std::string, std::vector<const project::MissingPlace*>> by_file;
  for (const auto& [use, names] : uses) by_file[use->file].push_back(use);
  ReportWriter writer(look_of(options, console), settings::known_codes(), console.out);
  for (auto& [shown, places] : by_file) {
    std::sort(places.begin(), places.end(),
              [](const auto* a, const auto* b) { return a->range.start < b->range.start; });
    std::vector<ReportedFinding> findings;
    for (const project::MissingPlace* use : places) findings.push_back(reported(*use, uses[use]));
    const std::string& text = *places.front()->text;
    writer.add(writer.report({shown, text, text::LineIndex(text), findings}));
  }
  writer.finish();
  const auto perhaps =
      static_cast<std::size_t>(std::count_if(uses.begin(), uses.end(), [](const auto& each) {
        return each.first->reached == rewrite::Reached::perhaps;
      }));
  const std::size_t raising = uses.size() - perhaps;
  console.err << fmt::format("{} of {} cannot start without PyTorch; {} {} in total", stopped,
                             counted(programs.size(), "program"), counted(raising, "use"),
                             raising == 1 ? "raises" : "raise");
  if (perhaps > 0) console.err << fmt::format("; {} may for some values", perhaps);
  console.err << '\n';
  return raising == 0 ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli
