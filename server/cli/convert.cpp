#include "server/cli/convert.hpp"

#include <iostream>
#include <map>

#include <fmt/format.h>

#include "server/cli/batch_run.hpp"
#include "server/cli/convert_stream.hpp"
#include "server/cli/helper_file.hpp"
#include "server/cli/review_report.hpp"
#include "server/cli/source_files.hpp"
#include "server/cli/source_uses.hpp"
#include "server/cli/summary.hpp"
#include "server/files/copy_entry.hpp"
#include "server/files/git.hpp"
#include "server/files/pytorch_library.hpp"
#include "server/files/read_source.hpp"
#include "server/files/write_atomically.hpp"
#include "server/modules/import_name.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// What became of one file.
struct Outcome {
  SourceFile file;
  std::string problem;  // why it was left as it is, or empty
  std::string output;   // for standard output
  bool changed = false;
  TallyByApi uses;
  std::vector<rewrite::KeptImport> kept_imports;
  fs::path helper_module;            // of its project; empty: it has its helpers itself
  std::vector<std::string> helpers;  // that it imports of that module
  std::vector<ReviewItem> left;      // for the report
};

std::string diff_of(const SourceFile& file, std::string_view source, const text::Edits& edits,
                    Colour colour) {
  // The prefixes are those of git, which `git apply` and `patch -p1` take off again; a path from
  // the root is better left alone.
  const bool from_root = file.shown.starts_with('/');
  return unified_diff((from_root ? "" : "a/") + file.shown, (from_root ? "" : "b/") + file.shown,
                      source, edits, colour);
}

class Converter {
 public:
  Converter(const ConvertOptions& options, const SourceFiles& files, Colour colour)
      : options_(options), files_(files), colour_(colour) {}

  // Everything that is done with one file; safe to call from several threads.
  Outcome operator()(SourceFile file) const {
    Outcome outcome;
    outcome.file = std::move(file);
    outcome.helper_module = helper_module(outcome.file);
    if (!outcome.helper_module.empty()) {
      outcome.file.helper_module = modules::import_name(outcome.helper_module, outcome.file.path);
    }
    const Result<void> done = options_.to == ConvertTo::folder && !outcome.file.holds_uses()
                                  ? copy(outcome.file)
                                  : convert_file(outcome);
    if (!done) outcome.problem = done.error().message;
    return outcome;
  }

 private:
  // The command line decides, then the settings, as far as the module is part of a copy.
  fs::path helper_module(const SourceFile& file) const {
    if (file.kind != SourceFile::Kind::python) return {};
    if (!options_.helper_module.empty()) return options_.helper_module;
    const fs::path of_project = file.project->settings.rules_helper_module;
    if (of_project.empty() || options_.to != ConvertTo::folder) return of_project;
    return files_.place_of(of_project) ? of_project : fs::path();
  }

  fs::path target(const SourceFile& file) const {
    return options_.to == ConvertTo::folder ? options_.folder / file.place : file.path;
  }

  Result<void> copy(const SourceFile& file) const {
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    const bool is_for_paddle_alone =
        file.project->settings.leftover_imports == rewrite::LeftoverImports::local;
    if (is_for_paddle_alone && files::needs_pytorch_libraries(file.path)) {
      return error("it is compiled for PyTorch, so the copy is without it");
    }
    return files::copy_entry(file.path, target(file));
  }

  Result<void> convert_file(Outcome& outcome) const {
    const SourceFile& file = outcome.file;
    if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
    if (!file.holds_uses()) return {};
    const auto source = files::read_source(file.path, file.project->settings.files_maximum_bytes);
    if (!source) return as_it_is(file, source.error());
    const auto uses = SourceUses::find(source->text, file);
    if (!uses) return as_it_is(file, uses.error());
    const WantedFixes wanted{options_.scope, options_.sources.least_certainty};
    auto converted = uses->convert(wanted, options_.todo_comments);
    // Nothing was converted where the edits could not be made.
    outcome.uses = tally_by_api(uses->findings(), converted ? wanted : WantedFixes::none());
    if (!converted) return as_it_is(file, converted.error());
    if (!options_.report.empty()) {
      outcome.left =
          review_items(file.shown, source->text, uses->findings(), converted->edits, wanted);
    }
    outcome.changed = !converted->edits.empty();
    outcome.kept_imports = std::move(converted->kept_imports);
    outcome.helpers = std::move(converted->helpers);
    return write(outcome, *source, converted->edits);
  }

  // A copy is complete, also with what could not be worked on.
  Result<void> as_it_is(const SourceFile& file, const Error& problem) const {
    if (options_.to == ConvertTo::folder) (void)copy(file);
    return tl::unexpected(problem);
  }

  Result<void> write(Outcome& outcome, const files::Source& source,
                     const text::Edits& edits) const {
    const auto write_to = [&](const fs::path& path) {
      return files::bytes_of(source, text::applied(edits, source.text))
          .and_then([&](const std::string& bytes) {
            return files::write_atomically(path, bytes, outcome.file.path);
          });
    };
    switch (options_.to) {
      case ConvertTo::nothing:
      case ConvertTo::stream: return {};
      case ConvertTo::diff: {
        std::string diff = diff_of(outcome.file, source.text, edits, colour_);
        // A program that takes the diff over finds the bytes of the file in it.
        outcome.output = files::bytes_of(source, diff).value_or(diff);
        return {};
      }
      case ConvertTo::folder: {
        std::error_code code;
        fs::create_directories(target(outcome.file).parent_path(), code);
        return write_to(target(outcome.file));
      }
      case ConvertTo::in_place:
        if (edits.empty()) return {};
        return write_to(target(outcome.file));
    }
    return {};
  }

  const ConvertOptions& options_;
  const SourceFiles& files_;
  Colour colour_;
};

// Where files are changed in place, one that is changed early no longer tells the others what they
// get through it: so all of them are asked first. They also say what they want of each other, which
// imports that look unused are there for.
void settle_modules(SourceFiles files) {
  while (const auto file = files.next_source()) {
    if (file->kind != SourceFile::Kind::python) continue;
    const auto source = files::read_source(file->path, file->project->settings.files_maximum_bytes);
    if (source) file->project->modules->settle(file->absolute_path(), source->text);
  }
}

// A reason not to begin, or nothing.
std::string refusal(const ConvertOptions& options, const SourceFiles& files) {
  if (options.to == ConvertTo::folder) {
    if (const auto place = files.shared_place()) {
      return "two of the paths are called " + *place + "; copy them one after the other";
    }
    if (files.would_be_overwritten(options.folder)) {
      return "--out " + options.folder.string() +
             " would overwrite the sources; use --in-place to change them";
    }
  }
  if (options.to == ConvertTo::folder && !options.helper_module.empty() &&
      !files.place_of(options.helper_module)) {
    return options.helper_module.string() + " is outside of what is copied";
  }
  if (options.to == ConvertTo::in_place && !options.force) {
    for (const fs::path& path : options.sources.paths) {
      const auto uncommitted = files::uncommitted_files(path);
      if (uncommitted.empty()) continue;
      return "changes that git does not have would be lost in " +
             counted(uncommitted.size(), "file") + " (" + uncommitted.front() +
             (uncommitted.size() > 1 ? ", ..." : "") + "); commit or stash them, or say --force";
    }
  }
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
    case ConvertTo::in_place: return helpers.write(path, options.sources.paths.front());
    case ConvertTo::folder:
      return helpers.write(options.folder / files.place_of(path).value_or(fs::path()),
                           options.sources.paths.front());
  }
  return {};
}

class Totals {
 public:
  void add(const Outcome& outcome) {
    summary_.add_file(outcome.file.shown, outcome.uses);
    summary_.add_imports(outcome.kept_imports);
    if (outcome.file.holds_uses()) ++sources_;
    if (outcome.changed) ++changed_files_;
    if (!outcome.problem.empty()) ++problems_;
  }

  const Summary& summary() const { return summary_; }
  bool clean() const { return problems_ == 0 && summary_.total().left() == 0; }

  std::string sentence() const {
    const Tally& total = summary_.total();
    std::string text = fmt::format("{} of {} changed: {} converted", changed_files_,
                                   counted(sources_, "file"), counted(total.converted, "use"));
    if (total.to_confirm > 0) text += fmt::format(", {} need review (--unsafe)", total.to_confirm);
    if (total.manual > 0) text += fmt::format(", {} left for you", total.manual);
    text += summary_.imports_sentence();
    if (problems_ > 0)
      text += fmt::format("; {} could not be worked on", counted(problems_, "file"));
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
  if (options.to == ConvertTo::in_place || options.scope != settings::FixScope::safe)
    settle_modules(*files);
  Totals totals;
  std::vector<ReviewItem> left;
  std::map<fs::path, HelperFile> helper_modules;
  const Converter converter(options, *files, colour_of(options.colour, console));
  BatchRun run(options.sources.jobs, console);
  run.each(*files, draw, converter, [&](const Outcome& outcome) {
    console.out << outcome.output;
    totals.add(outcome);
    left.insert(left.end(), outcome.left.begin(), outcome.left.end());
    if (outcome.helpers.empty()) return;
    const fs::path& path = outcome.helper_module;
    helper_modules.try_emplace(path, path, outcome.file.project)
        .first->second.need(outcome.helpers);
  });
  for (const auto& [path, helpers] : helper_modules) {
    if (const auto done = write_helpers(path, helpers, options, *files, console); !done) {
      console.err << "paddle-ls: " << path.string() << ": " << done.error().message << "\n";
      return exit_status::could_not_run;
    }
  }
  if (!options.report.empty()) {
    if (const auto done = write_review(options.report, left); !done) {
      console.err << "paddle-ls: " << options.report.string() << ": " << done.error().message
                  << "\n";
      return exit_status::could_not_run;
    }
  }
  if (options.summary == SummaryFormat::text) console.out << totals.summary().text();
  if (options.summary == SummaryFormat::json) console.out << totals.summary().json();
  console.err << totals.sentence();
  return run.exit_status(totals.clean());
}

}  // namespace paddle_ls::cli
