#include "server/cli/convert/run_convert.hpp"

#include <algorithm>
#include <istream>
#include <map>
#include <span>

#include <fmt/core.h>

#include "engine/files/place_below.hpp"
#include "engine/files/temporary_file.hpp"
#include "project/conversion/conversion_report.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/convert/conversion_tally.hpp"
#include "server/cli/convert/convert_stream.hpp"
#include "server/cli/convert/file_converter.hpp"
#include "server/cli/convert/helper_file.hpp"
#include "server/cli/convert/in_place_refusal.hpp"
#include "server/cli/convert/next_steps.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/standard_input.hpp"
#include "server/cli/run/verdict_words.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

project::TreeWish tree_wish(const ConvertOptions& options) {
  project::TreeWish wish;
  wish.each.scope = options.sources.scope;
  wish.each.least_certainty = options.sources.least_certainty;
  wish.each.comments = options.todo_comments;
  wish.helpers_in = options.helpers_in;
  wish.helper_module = options.helper_module;
  wish.stays_inside = options.to == ConvertTo::folder;
  wish.may_write = options.may_write;
  return wish;
}

project::TreeWish tree_wish(const ConvertOptions& options, const SourceFiles& files) {
  project::TreeWish wish = tree_wish(options);
  wish.is_inside = [&files](const fs::path& module) { return files.place_of(module).has_value(); };
  return wish;
}

// Why a copy cannot be written, or nothing.
std::string refusal_of_copy(const ConvertOptions& options, const SourceFiles& files) {
  if (const auto place = files.shared_place()) {
    return "two of the paths are called " + printable(*place) + "; copy them one after the other";
  }
  if (files.would_be_overwritten(options.folder)) {
    return "--out " + printable(options.folder.generic_string()) +
           " would overwrite the sources; use --in-place to change them";
  }
  if (!options.helper_module.empty() && !files.place_of(options.helper_module)) {
    return printable(options.helper_module.generic_string()) + " is outside of what is copied";
  }
  return {};
}

// A reason not to begin, or nothing.
std::string refusal(const ConvertOptions& options, const SourceFiles& files) {
  if (options.to == ConvertTo::folder) return refusal_of_copy(options, files);
  if (options.to == ConvertTo::in_place && !options.force) return in_place_refusal(options, files);
  return {};
}

// Updates the helper module at `path` to define what converted files import from it.
Result<void> write_helpers(const HelperFile& helpers, const fs::path& path,
                           const ConvertOptions& options, const SourceFiles& files,
                           const Console& console) {
  switch (options.to) {
    case ConvertTo::nothing:
    case ConvertTo::standard_output:
    case ConvertTo::stream: return {};
    case ConvertTo::diff:
      return helpers.diff(colour_of(options.colour, console)).map([&](const std::string& diff) {
        console.out << diff;
      });
    case ConvertTo::in_place: return helpers.write(path);
    case ConvertTo::folder:
      return files::place_below(options.folder,
                                files.place_of(path).value_or(fs::path()).generic_string())
          .and_then([&](const fs::path& place) { return helpers.write(place); });
  }
  return {};
}

// Converts a text from standard input: the result goes to standard output, messages go to standard
// error.
int convert_text(const ConvertOptions& options, std::istream& in, const Console& console,
                 ConvertFacts* facts) {
  const auto input = read_standard_input(options.sources, in);
  const auto analysed = input ? analyse(*input, options.sources.scope)
                              : Result<project::AnalysedFile>(tl::unexpected(input.error()));
  if (!analysed) {
    console.err << error_prefix << analysed.error().message << "\n";
    return exit_status::could_not_run;
  }
  const project::FileUses& uses = analysed->uses;
  const project::FileConversion made =
      project::convert_file(uses, analysed->recorded.get(), tree_wish(options).each);
  const std::string& text = *uses.source.text;
  if (options.to == ConvertTo::standard_output) console.out << text::applied(made.edits, text);
  if (options.to == ConvertTo::diff) {
    console.out << diff_of_file(input->shown, text, made.edits, colour_of(options.colour, console));
  }
  console.err << warning_line(input->shown, syntax_remark(*analysed));
  if (facts != nullptr) facts->review = review_items(input->shown, uses, made);
  project::ConversionReport report;
  report.add(input->shown, uses, made);
  console.err << report.text(shown_path);
  return is_clean(options, report) ? exit_status::clean : exit_status::findings;
}

// A conversion of files, from start to end.
class ConvertRun {
 public:
  ConvertRun(const ConvertOptions& options, SourceFiles& files, const Console& console,
             ProgressBar& bar, ConvertFacts* facts = nullptr)
      : options_(options),
        facts_(facts),
        console_(console),
        bar_(bar),
        files_(files),
        tree_(tree_wish(options, files), std::make_shared<modules::Environments>()),
        prepared_(noted(files), options.sources.jobs, tree_, bar),
        converter_({options, facts != nullptr || !options.report.empty(), tree_, prepared_,
                    colour_of(options.colour, console), abandoned_}),
        run_(options.sources.jobs, console, bar) {
    for (const fs::path& path : options.sources.paths) {
      if (fs::is_directory(path)) first_run_.add_root(whole_path(path));
    }
  }

  project::FirstRun& first_run() { return first_run_; }

  void convert_all() {
    run_.each(
        files_, copies() ? &SourceFiles::next : &SourceFiles::next_source,
        [this](SourceFile file) {
          return converter_.is_put_off(file) ? converter_.put_off(std::move(file))
                                             : converter_.work_on(std::move(file));
        },
        [this](const FileOutcome& outcome) { add(outcome); });
    while (const auto path = interrupted() ? std::nullopt : tree_.next_put_off()) {
      const FileOutcome outcome = converter_.work_on(put_off_.at(*path));
      if (!outcome.problem.empty()) run_.complain(outcome.file.shown, outcome.problem);
      add(outcome);
    }
  }

  // Writes what concerns all files together, and prints the summary. Returns the exit status.
  int finish() {
    for (const modules::HeldGroup& group : tree_.groups().held()) report_.add_held(group);
    bool all_written = report_.unwritten_files() == 0;
    const auto note = [&](const fs::path& path, const Result<void>& written) {
      if (written) return;
      run_.complain(printable(path.generic_string()), printable(written.error().message));
      all_written = false;
    };
    for (const auto& [path, module] : helpers_.modules()) {
      note(path, write_helpers({path, module}, path, options_, files_, console_));
    }
    if (options_.report == printed_report) {
      console_.out << review_text(review_);
    } else if (!options_.report.empty()) {
      note(options_.report, write_review(options_.report, review_));
    }
    if (options_.summary == SummaryFormat::text) {
      console_.out << summary_.text() << "\n" << verdict_line(report_.verdicts());
    }
    if (options_.summary == SummaryFormat::json) console_.out << summary_.json(report_);
    console_.err << report_.text(shown_path) << summary_.imports_sentence() << first_run_.text()
                 << next_steps(options_, report_);
    if (facts_ != nullptr) *facts_ = {std::move(review_), summary_.json_object(report_)};
    const int status = run_.exit_status(is_clean(options_, report_));
    return all_written || status == exit_status::interrupted ? status : exit_status::could_not_run;
  }

 private:
  // Whether files without uses are processed too.
  bool copies() const { return options_.to == ConvertTo::folder; }

  const SourceFiles& noted(const SourceFiles& files) {
    expect_passes(bar_, files, tree_, copies() ? files.numbers().all : files.numbers().sources);
    note_files(files, tree_, bar_);
    return files;
  }

  void add(const FileOutcome& outcome) {
    if (outcome.is_put_off) {
      tree_.put_off(outcome.file.absolute_path());
      put_off_.emplace(outcome.file.absolute_path().generic_string(), outcome.file);
      return;
    }
    console_.out << outcome.output;
    if (!outcome.remark.empty()) {
      console_.err << warning_prefix << outcome.file.shown << ": " << outcome.remark << "\n";
    }
    console_.err << outcome.left;
    summary_.add_file(outcome.file.shown, outcome.uses);
    summary_.add_imports(outcome.file.shown, outcome.conversion.kept_imports);
    report_.add(outcome.report);
    if (outcome.is_unwritten)
      report_.add_unwritten();
    else if (!outcome.problem.empty())
      report_.add_problem();
    review_.insert(review_.end(), outcome.review.begin(), outcome.review.end());
    if (outcome.converted) helpers_.add(*outcome.converted, outcome.conversion);
    if (outcome.at_run) {
      first_run_.add(outcome.file.absolute_path(), outcome.file.shown, *outcome.at_run,
                     outcome.missing);
    }
  }

  const ConvertOptions& options_;
  ConvertFacts* facts_;  // may be null
  const Console& console_;
  ProgressBar& bar_;
  SourceFiles& files_;
  project::ProjectTree tree_;
  const PreparedFiles prepared_;
  files::AbandonedFiles abandoned_;
  const FileConverter converter_;
  BatchRun run_;
  std::map<std::string, SourceFile> put_off_;  // by path
  ConversionSummary summary_;
  project::ConversionReport report_;
  std::vector<ReviewItem> review_;
  project::NeededHelpers helpers_;
  project::FirstRun first_run_;
};

}  // namespace

int convert(const ConvertOptions& options, std::istream& in, const Console& console,
            ConvertFacts* facts) {
  if (options.to == ConvertTo::stream) return convert_stream(options, in, console);
  if (options.sources.from_standard_input) return convert_text(options, in, console, facts);
  ProgressBar bar(console);
  const fs::path without = options.to == ConvertTo::folder ? options.folder : fs::path();
  auto files = SourceFiles::open(options.sources, without);
  if (!files) {
    console.err << error_prefix << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  if (const std::string reason = refusal(options, *files); !reason.empty()) {
    console.err << error_prefix << reason << "\n";
    return exit_status::could_not_run;
  }

  warn_of_no_sources(*files, console);
  ConvertRun run(options, *files, console, bar, facts);
  run.convert_all();
  return run.finish();
}

int look_at_first_run(const ConvertOptions& options, project::FirstRun& first_run,
                      const Console& console) {
  ProgressBar bar(console);
  auto files = SourceFiles::open(options.sources, {});
  if (!files) {
    console.err << error_prefix << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  ConvertRun run(options, *files, console, bar);
  run.convert_all();
  first_run = std::move(run.first_run());
  return interrupted() ? exit_status::interrupted : exit_status::clean;
}

}  // namespace paddle_ls::cli
