#include "server/cli/convert/convert.hpp"

#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <span>

#include <fmt/core.h>

#include "engine/files/place_below.hpp"
#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/text/line_index.hpp"
#include "server/cli/convert/convert_stream.hpp"
#include "server/cli/convert/helper_file.hpp"
#include "server/cli/convert/put_off.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/convert/summary.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/source_uses.hpp"
#include "server/files/copy_entry.hpp"
#include "server/files/git.hpp"
#include "server/files/pytorch_library.hpp"
#include "server/files/read_source.hpp"
#include "server/modules/import_name.hpp"

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
  std::vector<rewrite::KeptImport> kept_imports;
  fs::path helper_module;            // of its project; empty: it has its helpers itself
  std::vector<std::string> helpers;  // that it imports of that module
  std::vector<ReviewItem> review;    // for the report
  std::string left;                  // lines on uses that could not be rewritten with the others
  std::vector<modules::HeldGroup> held;  // of a file that is a program of its own
  bool is_put_off = false;               // nothing was done with it yet
};

// A line for each use that stays although it has a fix.
std::string described(std::span<const rewrite::LeftUse> left, std::string_view source,
                      const std::string& shown) {
  std::string lines;
  const text::LineIndex index(source);
  for (const rewrite::LeftUse& each : left) {
    const auto at = index.position(source, each.range.start, text::Encoding::utf32);
    lines += fmt::format("paddle-ls: {}:{}:{}: {} stays as it is: {}; please report this\n", shown,
                         at.line + 1, at.column + 1, each.api, each.reason);
  }
  return lines;
}

std::string diff_of(const SourceFile& file, std::string_view source, const text::Edits& edits,
                    Colour colour) {
  return unified_diff(diff_name("a/", file.given), diff_name("b/", file.given), source, edits,
                      colour);
}

class Converter {
 public:
  Converter(const ConvertOptions& options, const SourceFiles& files, Colour colour,
            files::AbandonedFiles& abandoned, modules::HelperPlaces helper_places)
      : options_(options),
        files_(files),
        colour_(colour),
        abandoned_(abandoned),
        helper_places_(std::move(helper_places)) {}

  WantedFixes wanted() const { return {options_.sources.scope, options_.sources.least_certainty}; }

  // Looks at all files first where only what goes together is converted.
  void prepare() {
    if (options_.sources.scope != settings::FixScope::safe) return;
    prepared_.emplace(files_, options_.sources.jobs, wanted(),
                      [&](SourceFile& file) { (void)complete(file); });
  }

  // Of files that have to do with each other; null where everything is converted that can be.
  const modules::UseGroups* groups() const { return prepared_ ? &prepared_->groups() : nullptr; }

  Outcome put_off(SourceFile file) const {
    if (prepared_) (void)prepared_->take(file.path);  // what others want of it may change
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
    outcome.helper_module = complete(outcome.file);
    const Result<void> done = options_.to == ConvertTo::folder && !outcome.file.holds_uses()
                                  ? copy(outcome.file)
                                  : convert_file(outcome);
    if (!done) outcome.problem = done.error().message;
    return outcome;
  }

 private:
  // Says where the helpers of `file` come from. Returns the module that they stand in; empty for
  // the file itself.
  fs::path complete(SourceFile& file) const {
    modules::HelperPlace place = helper_place(file);
    file.helper_module = std::move(place.import_name);
    return std::move(place.module);
  }

  // The command line decides, then the settings, as far as the module is part of a copy, then where
  // the file lies.
  modules::HelperPlace helper_place(const SourceFile& file) const {
    if (file.kind != SourceFile::Kind::python) return {};
    const fs::path named = named_module(file);
    if (!named.empty()) return {named, modules::import_name(named, file.path)};
    const auto place = helper_places_.find(file.absolute_path().string());
    const bool is_possible = place != helper_places_.end() &&
                             files_.place_of(place->second.module) &&
                             file.project->settings.rules_helper_module.empty();
    return is_possible ? place->second : modules::HelperPlace{};
  }

  fs::path named_module(const SourceFile& file) const {
    if (!options_.helper_module.empty()) return options_.helper_module;
    const fs::path of_project = file.project->settings.rules_helper_module;
    if (of_project.empty() || options_.to != ConvertTo::folder) return of_project;
    return files_.place_of(of_project) ? of_project : fs::path();
  }

  // In the folder of the copy, which no link in it leads out of. A link at the place itself is
  // replaced.
  Result<fs::path> target(const SourceFile& file) const {
    const fs::path folder = file.place.parent_path();
    const auto place = folder.empty() ? Result<fs::path>(options_.folder)
                                      : files::place_below(options_.folder, folder.string());
    if (!place) return place;
    std::error_code code;
    fs::create_directories(*place, code);
    if (code) return error(code.message(), place->string());
    abandoned_.remove_in(*place);
    return *place / file.place.filename();
  }

  Result<void> copy(const SourceFile& file) const {
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    const bool is_for_paddle_alone =
        file.project->options.leftover_imports == rewrite::LeftoverImports::local;
    if (is_for_paddle_alone && files::needs_pytorch_libraries(file.path)) {
      return error("it is compiled for PyTorch, so the copy is without it");
    }
    return target(file).and_then(
        [&](const fs::path& to) { return files::copy_entry(file.path, to); });
  }

  Result<void> convert_file(Outcome& outcome) const {
    const SourceFile& file = outcome.file;
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    if (!file.holds_uses()) return {};
    const auto prepared = prepared_ ? prepared_->take(file.path) : nullptr;
    if (prepared) return convert_uses(outcome, prepared->source, *prepared->uses);
    const auto source = files::read_source(file.path, file.project->settings.files_maximum_bytes);
    if (!source) return as_it_is(file, source.error());
    const auto uses = SourceUses::find(source->text, file);
    if (!uses) return as_it_is(file, uses.error());
    return convert_uses(outcome, *source, *uses);
  }

  Result<void> convert_uses(Outcome& outcome, const files::Source& source,
                            const SourceUses& uses) const {
    const SourceFile& file = outcome.file;
    std::optional<modules::UseGroups> own;
    if (prepared_ && stands_alone(file)) {
      own = uses.own_groups(wanted());
      outcome.held = own->held();
    }
    Conversion converted = uses.convert(wanted(), own ? &*own : groups(), options_.todo_comments);
    const Result<void> done = write(outcome, source, converted.edits);
    if (!done) {
      // Nothing was converted where the edits could not be written.
      std::fill(converted.fates.begin(), converted.fates.end(), Fate::manual);
      outcome.uses = tally_by_api(uses.findings(), converted.fates);
      return done;
    }
    outcome.uses = tally_by_api(uses.findings(), converted.fates);
    if (!options_.report.empty()) {
      outcome.review = review_items(file.shown, source.text, uses.findings(), converted);
    }
    outcome.left = described(converted.left, source.text, file.shown);
    outcome.changed = !converted.edits.empty();
    outcome.kept_imports = std::move(converted.kept_imports);
    outcome.helpers = std::move(converted.helpers);
    if (file.kind == SourceFile::Kind::python && outcome.changed) {
      file.project->modules->became(file.absolute_path(),
                                    text::applied(converted.edits, source.text));
    }
    return {};
  }

  // A copy is complete, also with what could not be worked on.
  Result<void> as_it_is(const SourceFile& file, const Error& problem) const {
    if (options_.to == ConvertTo::folder) (void)copy(file);
    return tl::unexpected(problem);
  }

  Result<void> write(Outcome& outcome, const files::Source& source,
                     const text::Edits& edits) const {
    const auto bytes = [&] { return files::bytes_of(source, text::applied(edits, source.text)); };
    switch (options_.to) {
      case ConvertTo::nothing:
      case ConvertTo::stream: return {};
      case ConvertTo::diff: {
        std::string diff = diff_of(outcome.file, source.text, edits, colour_);
        // A program that takes the diff over finds the bytes of the file in it.
        outcome.output = files::bytes_of(source, diff).value_or(diff);
        return {};
      }
      case ConvertTo::folder:
        return target(outcome.file).and_then([&](const fs::path& to) {
          return bytes().and_then([&](const std::string& content) {
            return files::write_atomically(to, content, outcome.file.path);
          });
        });
      case ConvertTo::in_place:
        if (edits.empty()) return {};
        return bytes().and_then(
            [&](const std::string& content) { return replace(outcome, source, content); });
    }
    return {};
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
  const SourceFiles& files_;
  Colour colour_;
  files::AbandonedFiles& abandoned_;
  modules::HelperPlaces helper_places_;
  std::optional<PreparedFiles> prepared_;
};

// Why files cannot be changed in place, or nothing: what git cannot give back is not overwritten.
std::string refusal_in_place(const ConvertOptions& options, SourceFiles files) {
  std::set<fs::path> committed;
  for (const fs::path& path : options.sources.paths) {
    auto below = files::committed_files(path);
    if (!below) {
      return printable(path.string()) +
             " is not in a git repository, so the change could not be undone; write a copy with "
             "--out DIR, or pass --force";
    }
    committed.merge(*below);
  }
  std::vector<std::string> lost;
  while (const auto file = files.next_source()) {
    if (!file->holds_uses()) continue;
    std::error_code code;
    if (!committed.contains(fs::weakly_canonical(file->path, code))) lost.push_back(file->shown);
  }
  if (lost.empty()) return {};
  return "uncommitted changes would be lost in " + counted(lost.size(), "file") + " (" +
         lost.front() + (lost.size() > 1 ? ", ..." : "") +
         "); commit or stash them, or pass --force";
}

// Why a copy cannot be written, or nothing.
std::string refusal_of_copy(const ConvertOptions& options, const SourceFiles& files) {
  if (const auto place = files.shared_place()) {
    return "two of the paths are called " + printable(*place) + "; copy them one after the other";
  }
  if (files.would_be_overwritten(options.folder)) {
    return "--out " + printable(options.folder.string()) +
           " would overwrite the sources; use --in-place to change them";
  }
  if (!options.helper_module.empty() && !files.place_of(options.helper_module)) {
    return printable(options.helper_module.string()) + " is outside of what is copied";
  }
  return {};
}

// A reason not to begin, or nothing.
std::string refusal(const ConvertOptions& options, const SourceFiles& files) {
  if (options.to == ConvertTo::folder) return refusal_of_copy(options, files);
  if (options.to == ConvertTo::in_place && !options.force) return refusal_in_place(options, files);
  return {};
}

// Brings the helper module at `path` in step with what converted files import of it.
Result<void> write_helpers(const fs::path& path, const HelperFile& helpers,
                           const ConvertOptions& options, const SourceFiles& files,
                           const Console& console) {
  switch (options.to) {
    case ConvertTo::nothing:
    case ConvertTo::stream: return {};
    case ConvertTo::diff:
      return helpers.diff(colour_of(options.colour, console)).map([&](const std::string& diff) {
        console.out << diff;
      });
    case ConvertTo::in_place: return helpers.write(path);
    case ConvertTo::folder:
      return files::place_below(options.folder, files.place_of(path).value_or(fs::path()).string())
          .and_then([&](const fs::path& place) { return helpers.write(place); });
  }
  return {};
}

class Totals {
 public:
  void add(const Outcome& outcome) {
    summary_.add_file(outcome.file.shown, outcome.uses);
    summary_.add_imports(outcome.file.shown, outcome.kept_imports);
    if (outcome.file.holds_uses()) ++sources_;
    if (outcome.changed) ++changed_files_;
    if (!outcome.problem.empty()) ++problems_;
  }

  void add(const modules::HeldGroup& group) { summary_.add_group(group); }

  const Summary& summary() const { return summary_; }
  bool clean() const { return problems_ == 0 && summary_.total().left() == 0; }

  std::string sentence() const {
    const Tally& total = summary_.total();
    std::string text = fmt::format("{} of {} changed: {} converted", changed_files_,
                                   counted(sources_, "file"), counted(total.converted, "use"));
    if (total.waiting > 0) {
      text += fmt::format(", {} waiting for other uses (--unsafe)", total.waiting);
    }
    if (total.to_confirm > 0) text += fmt::format(", {} need review (--unsafe)", total.to_confirm);
    if (total.manual > 0) text += fmt::format(", {} manual", total.manual);
    text += summary_.imports_sentence();
    if (problems_ > 0)
      text += fmt::format("; {} could not be converted", counted(problems_, "file"));
    return text + "\n";
  }

 private:
  Summary summary_;
  std::size_t sources_ = 0;
  std::size_t changed_files_ = 0;
  std::size_t problems_ = 0;
};

}  // namespace

int convert(const ConvertOptions& options, const Console& console) {
  if (options.to == ConvertTo::stream) return convert_stream(options, std::cin, console);
  const fs::path without = options.to == ConvertTo::folder ? options.folder : fs::path();
  auto files = SourceFiles::open(options.sources, without);
  if (!files) {
    console.err << "paddle-ls: " << files.error().message << "\n";
    return exit_status::could_not_run;
  }
  if (const std::string reason = refusal(options, *files); !reason.empty()) {
    console.err << "paddle-ls: " << reason << "\n";
    return exit_status::could_not_run;
  }

  const auto draw =
      options.to == ConvertTo::folder ? &SourceFiles::next : &SourceFiles::next_source;
  const auto modules = settle_modules(*files);
  PutOff put_off(modules ? modules->askers() : modules::ProjectModules::Askers());
  Totals totals;
  std::vector<ReviewItem> review;
  std::map<fs::path, HelperFile> helper_modules;
  files::AbandonedFiles abandoned;
  Converter converter(options, *files, colour_of(options.colour, console), abandoned,
                      modules && options.helpers_in == HelpersIn::module ? modules->helper_places()
                                                                         : modules::HelperPlaces());
  converter.prepare();
  BatchRun run(options.sources.jobs, console);
  const auto emit = [&](const Outcome& outcome) {
    if (outcome.is_put_off) return put_off.add(outcome.file);
    console.out << outcome.output;
    if (!outcome.remark.empty()) {
      console.err << "paddle-ls: " << outcome.file.shown << ": " << outcome.remark << "\n";
    }
    console.err << outcome.left;
    totals.add(outcome);
    review.insert(review.end(), outcome.review.begin(), outcome.review.end());
    for (const modules::HeldGroup& group : outcome.held) totals.add(group);
    if (outcome.helpers.empty()) return;
    const fs::path& path = outcome.helper_module;
    helper_modules.try_emplace(path, path, outcome.file.project)
        .first->second.need(outcome.helpers);
  };
  run.each(
      *files, draw,
      [&](SourceFile file) {
        return put_off.concerns(file) ? converter.put_off(std::move(file))
                                      : converter.work_on(std::move(file));
      },
      emit);
  while (auto file = interrupted() ? std::nullopt : put_off.next()) {
    const Outcome outcome = converter.work_on(std::move(*file));
    if (!outcome.problem.empty()) run.complain(outcome.file.shown, outcome.problem);
    emit(outcome);
  }
  if (const modules::UseGroups* groups = converter.groups()) {
    for (const modules::HeldGroup& group : groups->held()) totals.add(group);
  }
  for (const auto& [path, helpers] : helper_modules) {
    if (const auto done = write_helpers(path, helpers, options, *files, console); !done) {
      console.err << "paddle-ls: " << path.string() << ": " << done.error().message << "\n";
      return exit_status::could_not_run;
    }
  }
  if (!options.report.empty()) {
    if (const auto done = write_review(options.report, review); !done) {
      console.err << "paddle-ls: " << options.report.string() << ": " << done.error().message
                  << "\n";
      return exit_status::could_not_run;
    }
  }
  if (options.summary == SummaryFormat::text) console.out << totals.summary().text();
  if (options.summary == SummaryFormat::json) console.out << totals.summary().json();
  console.err << totals.summary().groups_text() << totals.sentence();
  return run.exit_status(totals.clean());
}

}  // namespace paddle_ls::cli
