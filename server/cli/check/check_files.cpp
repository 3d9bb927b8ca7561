#include "server/cli/check/check_files.hpp"

#include <algorithm>
#include <ostream>

#include "project/files/read_source.hpp"
#include "project/settings/known_codes.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/verdict_words.hpp"

namespace paddle_ls::cli {
namespace {

struct CheckOutcome {
  SourceFile file;
  std::string problem;
  std::string report;
  std::optional<SyntaxRemark> syntax;
  rewrite::DifferenceSet mentioned;
  CheckTally tally;
};

// Everything that is done with one file; safe to call from several threads.
CheckOutcome outcome_of(SourceFile file, const FileCheck& check, const ReportWriter& writer) {
  CheckOutcome outcome;
  outcome.file = std::move(file);
  outcome.problem = outcome.file.problem;
  if (!check.concerns(outcome.file)) return outcome;
  const std::size_t limit = outcome.file.configuration->settings->files_maximum_bytes;
  const auto source = files::read_source(outcome.file.path, limit);
  const auto checked = source ? check.look(outcome.file, source->text)
                              : Result<CheckedFile>(tl::unexpected(source.error()));
  if (!checked) {
    outcome.problem = checked.error().message;
    return outcome;
  }
  outcome.tally = checked->tally;
  outcome.syntax = checked->syntax;
  outcome.mentioned = mentioned_differences(checked->findings);
  outcome.report = writer.report(
      {outcome.file.shown, source->text, text::LineIndex(source->text), checked->findings});
  return outcome;
}

}  // namespace

void Reasons::add(std::string_view difference, std::string_view reason, std::size_t uses) {
  const std::string_view key = difference.empty() ? reason : difference;
  auto& [id, row] = groups_[std::string(key)];
  id = difference;
  row.uses += uses;
  if (row.text.empty()) row.text = reason;
  if (row.text == reason) return;
  const rewrite::Difference& all = rewrite::differences()[rewrite::difference_named(difference)];
  // Some rows of the table name what is different at each use.
  row.text = all.differs.find('{') == std::string_view::npos ? all.differs : all.title;
}

Reasons& Reasons::operator+=(const Reasons& other) {
  for (const auto& [key, group] : other.groups_) {
    add(group.difference, group.row.text, group.row.uses);
  }
  return *this;
}

std::vector<Reasons::Row> Reasons::rows() const {
  std::vector<Row> rows;
  for (const auto& [key, group] : groups_) {
    const auto& [id, row] = group;
    rows.push_back({row.uses, id.empty() ? row.text : row.text + " [" + id + "]"});
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.uses > b.uses; });
  return rows;
}

CheckTally& CheckTally::operator+=(const CheckTally& other) {
  findings += other.findings;
  waiting += other.waiting;
  verdicts += other.verdicts;
  review_reasons += other.review_reasons;
  manual_reasons += other.manual_reasons;
  unknown_packages.insert(other.unknown_packages.begin(), other.unknown_packages.end());
  return *this;
}

bool is_clean(const CheckTotals& total, const CheckOptions& options) {
  if (total.unusable > 0) return false;
  if (options.fails_on_open_questions) {
    if (total.tally.verdicts.open > 0) return false;
    if (!options.fail_on) return true;
  }
  switch (options.fail_on.value_or(FailOnFinding::any)) {
    case FailOnFinding::any: return total.tally.findings == 0;
    case FailOnFinding::review: return total.tally.findings == total.tally.verdicts.safe();
    case FailOnFinding::manual: return total.tally.verdicts.manual == 0;
  }
  return false;
}

ReportLook look_of(const CheckOptions& options, const Console& console) {
  return {options.format, colour_of(options.colour, console), options.excerpts};
}

int check_files(const CheckOptions& options, SourceFiles files, const Console& console,
                ProgressBar& bar, const FileCheck& check) {
  warn_of_no_sources(files, console);
  CheckTotals total;
  ReportWriter writer(look_of(options, console), settings::known_codes(), console.out);
  BatchRun run(options.sources.jobs, console, bar);
  run.each(
      files, &SourceFiles::next_source,
      [&](SourceFile file) { return outcome_of(std::move(file), check, writer); },
      [&](const CheckOutcome& outcome) {
        writer.add(outcome.report, outcome.mentioned);
        if (!outcome.problem.empty()) {
          writer.add_unusable({outcome.file.shown, outcome.problem});
        }
        if (outcome.syntax) {
          console.err << warning_line(outcome.file.shown, outcome.syntax);
          writer.add_remark({outcome.file.shown, outcome.syntax->message,
                             std::size_t{outcome.syntax->at.line} + 1});
        }
        total.tally += outcome.tally;
        if (outcome.tally.findings > 0) ++total.files;
      });
  writer.set_totals(verdicts_json(total.tally.verdicts));
  writer.finish();
  total.unusable = writer.unusable_files();
  console.err << check.sentence(total);
  return run.exit_status(is_clean(total, options));
}

}  // namespace paddle_ls::cli
