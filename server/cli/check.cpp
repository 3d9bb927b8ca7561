#include "server/cli/check.hpp"

#include <ostream>

#include <fmt/format.h>

#include "engine/syntax/parser.hpp"
#include "server/cli/batch_run.hpp"
#include "server/cli/reports.hpp"
#include "server/files/read_source.hpp"

namespace paddle_ls::cli {
namespace {

struct Counts {
  std::size_t findings = 0;
  std::size_t safe = 0;
  std::size_t to_confirm = 0;
};

struct Outcome {
  SourceFile file;
  std::string problem;
  std::string report;
  Counts counts;
};

class Checker {
 public:
  Checker(ReportFormat format, Colour colour) : format_(format), colour_(colour) {}

  // Everything that is done with one file; safe to call from several threads.
  Outcome operator()(SourceFile file) const {
    Outcome outcome;
    outcome.file = std::move(file);
    outcome.problem = outcome.file.problem;
    if (outcome.file.kind != SourceFile::Kind::python) return outcome;
    const Project& project = *outcome.file.project;
    const auto source = files::read_source(outcome.file.path, project.settings.files_maximum_bytes);
    if (!source) {
      outcome.problem = source.error().message;
      return outcome;
    }
    const auto tree = syntax::parse(syntax::Language::python, *source);
    const auto found = rewrite::analyze(*source, *tree, project.rules, project.options);
    report(outcome, *source, found);
    return outcome;
  }

 private:
  void report(Outcome& outcome, std::string_view source, const rewrite::FileFindings& found) const {
    const text::LineIndex lines(source);
    text::PositionCursor cursor(source, lines, text::Encoding::utf16);
    std::vector<ReportedFinding> shown;
    for (const rewrite::Finding& finding : found.findings) {
      const rewrite::Severity severity = outcome.file.project->settings.severity(*finding.code);
      if (severity == rewrite::Severity::off) continue;
      shown.push_back({finding, severity, cursor.range(finding.range)});
      ++outcome.counts.findings;
      if (finding.fix == rewrite::FixClass::safe) ++outcome.counts.safe;
      if (finding.fix == rewrite::FixClass::needs_confirmation) ++outcome.counts.to_confirm;
    }
    outcome.report = formatted({outcome.file.shown, source, lines, shown});
  }

  std::string formatted(const ReportedFile& file) const {
    switch (format_) {
      case ReportFormat::text: return text_report(file, colour_);
      case ReportFormat::json: return json_report(file);
      case ReportFormat::sarif: return sarif_report(file);
      case ReportFormat::github: return github_report(file);
    }
    return {};
  }

  ReportFormat format_;
  Colour colour_;
};

// Writes the reports of files one by one, with what a format wants around them.
class ReportWriter {
 public:
  ReportWriter(ReportFormat format, std::ostream& out)
      : is_sarif_(format == ReportFormat::sarif), out_(out) {
    if (is_sarif_) out_ << sarif_begin();
  }

  void add(const Outcome& outcome) {
    std::string_view report = outcome.report;
    if (is_sarif_ && is_first_ && !report.empty()) {
      report.remove_prefix(1);  // the comma
      is_first_ = false;
    }
    out_ << report;
    if (!outcome.problem.empty()) unusable_.push_back({outcome.file.shown, outcome.problem});
  }

  void finish() {
    if (is_sarif_) out_ << sarif_end(unusable_);
  }

  std::size_t unusable_files() const { return unusable_.size(); }

 private:
  bool is_sarif_;
  bool is_first_ = true;
  std::ostream& out_;
  std::vector<UnusableFile> unusable_;
};

std::string sentence(const Counts& total, std::size_t files, std::size_t unusable) {
  std::string text = counted(total.findings, "finding") + " in " + counted(files, "file");
  if (total.safe > 0) text += fmt::format(", {} with a safe fix", total.safe);
  if (total.to_confirm > 0) text += fmt::format(", {} with a fix to confirm", total.to_confirm);
  if (unusable > 0) text += fmt::format("; {} could not be looked at", counted(unusable, "file"));
  return text + "\n";
}

}  // namespace

int check(const CheckOptions& options, const Console& console) {
  auto files = SourceFiles::open(options.sources, {});
  if (!files) {
    console.err << "paddle-ls: " << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  Counts total;
  std::size_t files_with_findings = 0;
  ReportWriter writer(options.format, console.out);
  BatchRun run(options.sources.jobs, console);
  run.each(*files, &SourceFiles::next_python,
           Checker(options.format, colour_of(options.colour, console)),
           [&](const Outcome& outcome) {
             writer.add(outcome);
             total.findings += outcome.counts.findings;
             total.safe += outcome.counts.safe;
             total.to_confirm += outcome.counts.to_confirm;
             if (outcome.counts.findings > 0) ++files_with_findings;
           });
  writer.finish();
  console.err << sentence(total, files_with_findings, writer.unusable_files());
  return run.exit_status(total.findings == 0 && writer.unusable_files() == 0);
}

}  // namespace paddle_ls::cli
