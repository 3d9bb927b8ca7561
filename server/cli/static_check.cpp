#include "server/cli/static_check.hpp"

#include <ostream>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "server/cli/batch_run.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/files/read_source.hpp"
#include "server/settings/codes.hpp"

namespace paddle_ls::cli {
namespace {

struct Outcome {
  SourceFile file;
  std::string problem;
  std::string report;
  std::size_t findings = 0;
};

std::string chain_of(const to_static::Hazard& hazard, const text::LineIndex& lines) {
  std::string chain;
  for (const to_static::ConversionReason& reason : hazard.reasons) {
    if (!chain.empty()) chain += "; ";
    chain +=
        "line " + std::to_string(lines.line_of(reason.range.start) + 1) + ": " + reason.message;
  }
  return chain;
}

ReportedFinding reported(const to_static::Hazard& hazard, rewrite::Severity severity,
                         const text::LineIndex& lines) {
  ReportedFinding result{hazard.rule->code, severity, hazard.message, hazard.range};
  result.details = {{"fix", hazard.fixes.empty() ? "" : hazard.fixes.front().title},
                    {"converted", chain_of(hazard, lines)}};
  return result;
}

// Everything that is done with one file; safe to call from several threads.
class Checker {
 public:
  Checker(const StaticCheckOptions& options, const ReportWriter& writer)
      : options_(options), writer_(writer) {}

  Outcome operator()(SourceFile file) const {
    Outcome outcome;
    outcome.file = std::move(file);
    outcome.problem = outcome.file.problem;
    if (outcome.file.kind != SourceFile::Kind::python) return outcome;
    const std::size_t limit = outcome.file.project->settings.files_maximum_bytes;
    const auto source = files::read_source(outcome.file.path, limit);
    if (!source) {
      outcome.problem = source.error().message;
      return outcome;
    }
    const auto tree = syntax::parse(syntax::Language::python, source->text);
    report(outcome, source->text,
           to_static::find_hazards(tree->root(), source->text, options_.reach));
    return outcome;
  }

 private:
  void report(Outcome& outcome, std::string_view text,
              const std::vector<to_static::Hazard>& hazards) const {
    const text::LineIndex lines(text);
    std::vector<ReportedFinding> shown;
    for (const to_static::Hazard& hazard : hazards) {
      const rewrite::Code& code = *settings::find_code(hazard.rule->code);
      const rewrite::Severity severity = outcome.file.project->settings.severity(code);
      if (severity != rewrite::Severity::off) shown.push_back(reported(hazard, severity, lines));
    }
    outcome.findings = shown.size();
    outcome.report = writer_.report({outcome.file.shown, text, lines, shown});
  }

  const StaticCheckOptions& options_;
  const ReportWriter& writer_;
};

}  // namespace

int check_static(const StaticCheckOptions& options, const Console& console) {
  auto files = SourceFiles::open(options.sources, {});
  if (!files) {
    console.err << "paddle-ls: " << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  std::size_t findings = 0;
  std::size_t files_with_findings = 0;
  ReportWriter writer(options.format, colour_of(options.colour, console), settings::known_codes(),
                      console.out);
  BatchRun run(options.sources.jobs, console);
  run.each(*files, &SourceFiles::next_source, Checker(options, writer),
           [&](const Outcome& outcome) {
             writer.add(outcome.report);
             if (!outcome.problem.empty()) {
               writer.add_unusable({outcome.file.shown, outcome.problem});
             }
             findings += outcome.findings;
             if (outcome.findings > 0) ++files_with_findings;
           });
  writer.finish();
  console.err << counted(findings, "finding") << " in " << counted(files_with_findings, "file")
              << '\n';
  return run.exit_status(findings == 0 && writer.unusable_files() == 0);
}

}  // namespace paddle_ls::cli
