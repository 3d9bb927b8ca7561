#include "server/cli/check.hpp"

#include <ostream>

#include <fmt/format.h>

#include "engine/rewrite/proof.hpp"
#include "server/cli/batch_run.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/source_uses.hpp"
#include "server/files/read_source.hpp"
#include "server/settings/codes.hpp"

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

std::string_view fix_name(rewrite::FixClass fix) {
  switch (fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "needs-confirmation";
    case rewrite::FixClass::none: return "none";
  }
  return "none";
}

ReportedFinding reported(const rewrite::Finding& finding, rewrite::Severity severity) {
  ReportedFinding result{finding.code->code, severity, rewrite::message(finding), finding.range};
  result.details = {{"api", finding.api},
                    {"profile", rewrite::name(finding.profile)},
                    {"fix", fix_name(finding.fix)},
                    {"reason", finding.reason},
                    {"documentation", rewrite::documentation(finding)},
                    {"proof", rewrite::proof_sentence(finding.api, finding.profile)}};
  return result;
}

// Everything that is done with one file; safe to call from several threads.
class Checker {
 public:
  Checker(const CheckOptions& options, const ReportWriter& writer)
      : options_(options), writer_(writer) {}

  Outcome operator()(SourceFile file) const {
    Outcome outcome;
    outcome.file = std::move(file);
    outcome.problem = outcome.file.problem;
    if (!outcome.file.holds_uses()) return outcome;
    const std::size_t limit = outcome.file.project->settings.files_maximum_bytes;
    const auto source = files::read_source(outcome.file.path, limit);
    const auto uses = source ? SourceUses::find(source->text, outcome.file)
                             : Result<SourceUses>(tl::unexpected(source.error()));
    if (uses) {
      report(outcome, source->text, *uses);
    } else {
      outcome.problem = uses.error().message;
    }
    return outcome;
  }

 private:
  void report(Outcome& outcome, std::string_view text, const SourceUses& uses) const {
    std::vector<ReportedFinding> shown;
    for (const rewrite::Finding& finding : uses.findings()) {
      if (finding.certainty < options_.sources.least_certainty) continue;
      shown.push_back(reported(finding, outcome.file.project->settings.severity(*finding.code)));
      ++outcome.counts.findings;
      if (finding.fix == rewrite::FixClass::safe) ++outcome.counts.safe;
      if (finding.fix == rewrite::FixClass::needs_confirmation) ++outcome.counts.to_confirm;
    }
    outcome.report = writer_.report({outcome.file.shown, text, text::LineIndex(text), shown});
  }

  const CheckOptions& options_;
  const ReportWriter& writer_;
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
  ReportWriter writer(options.format, colour_of(options.colour, console), settings::known_codes(),
                      console.out);
  BatchRun run(options.sources.jobs, console);
  run.each(*files, &SourceFiles::next_source, Checker(options, writer),
           [&](const Outcome& outcome) {
             writer.add(outcome.report);
             if (!outcome.problem.empty()) {
               writer.add_unusable({outcome.file.shown, outcome.problem});
             }
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
