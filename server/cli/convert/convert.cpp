#include "server/cli/convert/convert.hpp"

#include <algorithm>
#include <functional>
#include <istream>
#include <map>
#include <span>

#include <fmt/core.h>

#include "engine/files/place_below.hpp"
#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/text/line_index.hpp"
#include "project/conversion/conversion_report.hpp"
#include "project/conversion/use_lines.hpp"
#include "project/files/copy_entry.hpp"
#include "project/files/pytorch_library.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/convert/convert_stream.hpp"
#include "server/cli/convert/helper_file.hpp"
#include "server/cli/convert/in_place_refusal.hpp"
#include "server/cli/convert/next_steps.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/convert/summary.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/standard_input.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// What became of one file.
struct Outcome {
  SourceFile file;
  std::string problem;  // why it was left as it is, or empty
  std::string remark;   // what else somebody should know of it, or empty
  std::string output;   // for standard output
  bool changed = false;
  TallyByApi uses;
  std::optional<project::FileUses> converted;  // what `conversion` is of
  project::FileConversion conversion;          // without its edits
  std::vector<ReviewItem> review;              // for the report
  project::ConversionReport report;
  std::optional<project::FileAtRun> at_run;    // of a module
  std::vector<project::MissingPlace> missing;  // in it
  std::string left;           // lines on uses that could not be rewritten with the others
  bool is_put_off = false;    // nothing was done with it yet
  bool is_unwritten = false;  // the `problem` is that of writing it
};

// A line for each use that stays although it has a fix.
std::string described(std::span<const rewrite::LeftUse> left, std::string_view source,
                      const std::string& shown) {
  std::string lines;
  const text::LineIndex index(source);
  for (const rewrite::LeftUse& each : left) {
    const auto at = index.position(source, each.range.start, text::Encoding::utf32);
    lines += fmt::format("{}{}:{}:{}: {} stays as it is: {}; please report this\n", warning_prefix,
                         shown, at.line + 1, at.column + 1, each.api, each.reason);
  }
  return lines;
}

std::vector<project::MissingPlace> missing_places(const project::FileUses& uses,
                                                  const project::FileConversion& made,
                                                  const std::string& shown, bool is_written) {
  std::vector<project::MissingPlace> places;
  project::UseLines lines(uses, made);
  for (const rewrite::LeftMissing& use : made.missing) {
    const std::size_t start = use.range.start;
    places.push_back({shown, uses.source.text, use.range,
                      is_written ? lines.after(start) : lines.before(start), use.api, use.reason,
                      use.reached});
  }
  return places;
}

std::string diff_of(const SourceFile& file, std::string_view source, const text::Edits& edits,
                    Colour colour) {
  return unified_diff(diff_name("a/", file.given), diff_name("b/", file.given), source, edits,
                      colour);
}

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

class Converter {
 public:
  Converter(const ConvertOptions& options, bool wants_review, const project::Tree& tree,
            const PreparedFiles& prepared, Colour colour, files::AbandonedFiles& abandoned)
      : options_(options),
        wants_review_(wants_review),
        tree_(tree),
        prepared_(prepared),
        colour_(colour),
        abandoned_(abandoned) {}

  bool is_put_off(const SourceFile& file) const {
    return file.kind == SourceFile::Kind::python &&
           tree_.is_put_off({file.form(), file.absolute_path(), nullptr});
  }

  Outcome put_off(SourceFile file) const {
    (void)prepared_.take(file.path);  // what others want of it may change
    Outcome outcome;
    outcome.is_put_off = true;
    outcome.file = std::move(file);
    return outcome;
  }

  // Everything that is done with one file; safe to call from several threads.
  Outcome work_on(SourceFile file) const {
    Outcome outcome;
    outcome.file = std::move(file);
    if (options_.to == ConvertTo::in_place) abandoned_.remove_in(outcome.file.path.parent_path());
    const Result<void> done = options_.to == ConvertTo::folder && !outcome.file.holds_uses()
                                  ? copy(outcome)
                                  : convert_file(outcome);
    if (!done) outcome.problem = done.error().message;
    return outcome;
  }

 private:
  // In the folder of the copy, which no link in it leads out of. A link at the place itself is
  // replaced.
  Result<fs::path> target(const SourceFile& file) const {
    const fs::path folder = file.place.parent_path();
    const auto place = folder.empty()
                           ? Result<fs::path>(options_.folder)
                           : files::place_below(options_.folder, folder.generic_string());
    if (!place) return place;
    std::error_code code;
    fs::create_directories(*place, code);
    if (code) return error(code.message(), place->string());
    abandoned_.remove_in(*place);
    return *place / file.place.filename();
  }

  Result<void> copy(Outcome& outcome) const {
    const SourceFile& file = outcome.file;
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    const auto leftover =
        file.configuration->settings->leftover_imports_with(options_.sources.scope);
    const bool is_for_paddle_alone = leftover == rewrite::LeftoverImports::local;
    if (is_for_paddle_alone && files::needs_pytorch_libraries(file.path)) {
      return error("it is compiled for PyTorch, so the copy is without it");
    }
    return kept(outcome, target(file).and_then(
                             [&](const fs::path& to) { return files::copy_entry(file.path, to); }));
  }

  Result<void> convert_file(Outcome& outcome) const {
    const SourceFile& file = outcome.file;
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    if (!file.holds_uses()) return {};
    if (const auto known = prepared_.take(file.path)) return convert_uses(outcome, *known);
    auto prepared = prepare(file, tree_);
    if (!prepared) return as_it_is(outcome, prepared.error());
    return convert_uses(outcome, *prepared);
  }

  Result<void> convert_uses(Outcome& outcome, PreparedFile& prepared) const {
    const SourceFile& file = outcome.file;
    const project::FileUses& uses = prepared.analysed.uses;
    project::FileConversion made = tree_.convert(prepared.analysed);
    const Result<void> done = write(outcome, prepared.source, made.edits);
    if (!done) return done;
    tree_.has_become(uses, made);
    outcome.uses = tally_by_api(uses, made.fates);
    if (wants_review_) outcome.review = review_items(file.shown, uses, made);
    outcome.report = project::ConversionReport(lines());
    outcome.report.add(file.shown, uses, made);
    if (file.kind == SourceFile::Kind::python) {
      outcome.at_run = project::file_at_run(*uses.source.text);
      outcome.missing = missing_places(uses, made, file.shown,
                                       lines() == project::ConversionReport::Lines::after);
    }
    outcome.left = warning_line(file.shown, prepared.syntax) +
                   described(made.left, prepared.source.text, file.shown);
    outcome.changed = !made.edits.empty();
    made.edits.clear();
    outcome.conversion = std::move(made);
    if (!outcome.conversion.helpers.empty()) outcome.converted = std::move(prepared.analysed.uses);
    return {};
  }

  // Whoever converted files looks at what they are now.
  project::ConversionReport::Lines lines() const {
    const bool is_written = options_.to == ConvertTo::folder || options_.to == ConvertTo::in_place;
    return is_written ? project::ConversionReport::Lines::after
                      : project::ConversionReport::Lines::before;
  }

  // A copy is complete, also with what could not be worked on.
  Result<void> as_it_is(Outcome& outcome, const Error& problem) const {
    if (options_.to != ConvertTo::folder) return tl::unexpected(problem);
    const auto copied = copy(outcome);
    return tl::unexpected(copied || !outcome.is_unwritten ? problem : copied.error());
  }

  Result<void> write(Outcome& outcome, const files::Source& source,
                     const text::Edits& edits) const {
    const auto bytes = [&] { return files::bytes_of(source, text::applied(edits, source.text)); };
    switch (options_.to) {
      case ConvertTo::nothing:
      case ConvertTo::standard_output:
      case ConvertTo::stream: return {};
      case ConvertTo::diff: {
        std::string diff = diff_of(outcome.file, source.text, edits, colour_);
        // A program that takes the diff over finds the bytes of the file in it.
        outcome.output = files::bytes_of(source, diff).value_or(diff);
        return {};
      }
      case ConvertTo::folder:
        return bytes().and_then([&](const std::string& content) {
          return kept(outcome, target(outcome.file).and_then([&](const fs::path& to) {
            return files::write_atomically(to, content, outcome.file.path);
          }));
        });
      case ConvertTo::in_place:
        if (edits.empty()) return {};
        return bytes().and_then([&](const std::string& content) {
          return kept(outcome, replace(outcome, source, content));
        });
    }
    return {};
  }

  // Notes whether the file was written.
  static Result<void> kept(Outcome& outcome, Result<void> written) {
    outcome.is_unwritten = !written;
    return written;
  }

  Result<void> replace(Outcome& outcome, const files::Source& source,
                       const std::string& content) const {
    std::error_code unknown;
    const std::uintmax_t names = fs::hard_link_count(outcome.file.path, unknown);
    const auto done = files::replace_unchanged(outcome.file.path, source.bytes(), content);
    if (done && !unknown && names > 1) {
      outcome.remark = "it was one of " + std::to_string(names) +
                       " hard links to a file; the other links still have the old text";
    }
    return done;
  }

  const ConvertOptions& options_;
  bool wants_review_;
  const project::Tree& tree_;
  const PreparedFiles& prepared_;
  Colour colour_;
  files::AbandonedFiles& abandoned_;
};

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

// Brings the helper module at `path` in step with what converted files import of it.
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

// A text from standard input: its conversion goes to standard output, what there is to say of it to
// standard error.
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
    console.out << unified_diff(diff_name("a/", input->shown), diff_name("b/", input->shown), text,
                                made.edits, colour_of(options.colour, console));
  }
  console.err << warning_line(input->shown, syntax_remark(*analysed));
  if (facts != nullptr) facts->review = review_items(input->shown, uses, made);
  project::ConversionReport report;
  report.add(input->shown, uses, made);
  console.err << report.text(shown_path);
  return is_clean(options, report) ? exit_status::clean : exit_status::findings;
}

// A conversion of files, from the first to the last word.
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
        converter_(options, facts != nullptr || !options.report.empty(), tree_, prepared_,
                   colour_of(options.colour, console), abandoned_),
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
        [this](const Outcome& outcome) { add(outcome); });
    while (const auto path = interrupted() ? std::nullopt : tree_.next_put_off()) {
      const Outcome outcome = converter_.work_on(put_off_.at(*path));
      if (!outcome.problem.empty()) run_.complain(outcome.file.shown, outcome.problem);
      add(outcome);
    }
  }

  // What all files need together, and what there is to say of them; the exit status.
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
    if (options_.summary == SummaryFormat::text) console_.out << summary_.text();
    if (options_.summary == SummaryFormat::json) console_.out << summary_.json(report_);
    console_.err << report_.text(shown_path) << summary_.imports_sentence() << first_run_.text()
                 << next_steps(options_, report_);
    if (facts_ != nullptr) *facts_ = {std::move(review_), summary_.json_object(report_)};
    const int status = run_.exit_status(is_clean(options_, report_));
    return all_written || status == exit_status::interrupted ? status : exit_status::could_not_run;
  }

 private:
  // Whether also what holds no uses is worked on.
  bool copies() const { return options_.to == ConvertTo::folder; }

  const SourceFiles& noted(const SourceFiles& files) {
    expect_passes(bar_, files, tree_, copies() ? files.numbers().all : files.numbers().sources);
    note_files(files, tree_, bar_);
    return files;
  }

  void add(const Outcome& outcome) {
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
  project::Tree tree_;
  const PreparedFiles prepared_;
  files::AbandonedFiles abandoned_;
  const Converter converter_;
  BatchRun run_;
  std::map<std::string, SourceFile> put_off_;  // by path
  Summary summary_;
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
