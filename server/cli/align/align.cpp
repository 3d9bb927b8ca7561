#include "server/cli/align/align.hpp"

#include <algorithm>
#include <ostream>

#include "engine/files/write_atomically.hpp"
#include "engine/text/shell_words.hpp"
#include "project/align/entries_file.hpp"
#include "project/align/run_programs.hpp"
#include "server/cli/align/align_html.hpp"
#include "server/cli/align/align_reports.hpp"
#include "server/cli/align/source_pairs.hpp"
#include "server/cli/align/time_reports.hpp"

namespace paddle_ls::cli {
namespace {

Result<project::EntriesFile> entries_of(const AlignOptions& options) {
  if (!project::runs_something(options.entry)) {
    return project::read_entries(options.file.empty() ? "align.json" : options.file,
                                 options.programs);
  }
  project::EntriesFile file{options.programs, {options.entry}};
  file.entries.front().arguments = text::shell_words(options.arguments);
  file.entries.front().is_training = !options.evaluates;
  return file;
}

// Each of several entries has its own.
std::filesystem::path reproducer_folder(const AlignOptions& options,
                                        const project::EntriesFile& file,
                                        const project::Entry& entry) {
  if (options.reproducer.empty() || file.entries.size() == 1) return options.reproducer;
  return options.reproducer / std::to_string(&entry - file.entries.data() + 1);
}

Result<void> write_page(const std::filesystem::path& path,
                        const std::vector<std::string>& sections) {
  if (path.empty()) return {};
  return files::write_atomically(path, align_page(sections));
}

// What is done for each entry of a file.
class EntryRuns {
 public:
  EntryRuns(const AlignOptions& options, const project::EntriesFile& file,
            const project::ProgramPairs& pairs, const Console& console)
      : options_(options), file_(file), pairs_(pairs), console_(console) {}

  int compare() {
    std::vector<std::string> sections;
    const int status = each([&](const project::Entry& entry) {
      const project::RunWishes wishes{reproducer_folder(options_, file_, entry), progress()};
      const auto aligned = project::run_programs(file_.programs, entry, pairs_, wishes);
      if (!aligned) return failed(aligned.error(), console_.err);
      const AlignedEntry shown{file_.programs, entry, pairs_, *aligned};
      console_.out << (is_json() ? align_json(shown) : align_text(shown)) << std::flush;
      if (!options_.page.empty()) sections.push_back(align_section(shown));
      return aligned->verdict.agree() ? exit_status::clean : exit_status::findings;
    });
    const auto written = write_page(options_.page, sections);
    return written ? status : failed(written.error(), console_.err);
  }

  // `relaxed` is the conversion that accepts all differences.
  int measure(const project::ProgramPairs& relaxed) {
    return each([&](const project::Entry& entry) {
      const auto timed =
          project::time_programs(file_.programs, entry, pairs_, options_.time, progress());
      if (!timed) return failed(timed.error(), console_.err);
      const TimedEntry shown{file_.programs, entry, pairs_, relaxed, *timed};
      console_.out << (is_json() ? time_json(shown) : time_text(shown)) << std::flush;
      return exit_status::clean;
    });
  }

 private:
  template <typename Run>
  int each(Run run) {
    int status = exit_status::clean;
    bool has_any = false;
    for (const project::Entry& entry : file_.entries) {
      if (!options_.only.empty() && project::name_of(entry) != options_.only) continue;
      has_any = true;
      status = std::max(status, run(entry));
    }
    if (!has_any)
      return failed({"the file has no entry with this name", options_.only}, console_.err);
    return status;
  }

  bool is_json() const { return options_.format == AlignFormat::json; }

  project::RunProgress progress() const {
    return [this](const std::string& what) {
      if (!options_.has_progress && !console_.err_is_terminal) return;
      console_.err << what << " ..." << std::endl;
    };
  }

  const AlignOptions& options_;
  const project::EntriesFile& file_;
  const project::ProgramPairs& pairs_;
  const Console& console_;
};

}  // namespace

int align(const AlignOptions& options, const Console& console) {
  const auto file = entries_of(options);
  if (!file) return failed(file.error(), console.err);
  const project::Programs& programs = file->programs;
  const auto pairs =
      source_pairs(programs.original, programs.converted, Accepted::as_settings_say, console);
  if (!pairs) return failed(pairs.error(), console.err);
  EntryRuns runs(options, *file, *pairs, console);
  if (!options.measures_time) return runs.compare();
  const auto relaxed = source_pairs(programs.original, programs.converted, Accepted::all, console);
  return relaxed ? runs.measure(*relaxed) : failed(relaxed.error(), console.err);
}

}  // namespace paddle_ls::cli
