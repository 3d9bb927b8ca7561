#include "server/cli/align/align.hpp"

#include <algorithm>
#include <ostream>

#include "project/align/entries_file.hpp"
#include "project/align/run_programs.hpp"
#include "server/cli/align/align_reports.hpp"
#include "server/cli/align/source_pairs.hpp"

namespace paddle_ls::cli {
namespace {

// As a shell parts words: blanks, and quotes of both kinds around what holds some.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char each : text) {
    const bool opens = quote == 0 && (each == '"' || each == '\'');
    if (quote == 0 && (each == ' ' || each == '\t')) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (opens) {
      quote = each;
    } else if (each == quote) {
      quote = 0;
    } else {
      words.back() += each;
    }
  }
  return words;
}

Result<project::EntriesFile> entries_of(const AlignOptions& options) {
  if (options.entry.model.empty() && options.entry.script.empty()) {
    return project::read_entries(options.file.empty() ? "align.json" : options.file,
                                 options.programs);
  }
  project::EntriesFile file{options.programs, {options.entry}};
  file.entries.front().arguments = words_of(options.arguments);
  file.entries.front().is_training = !options.evaluates;
  return file;
}

int failed(const Error& failure, const Console& console) {
  complain(failure, console.err);
  return exit_status::could_not_run;
}

}  // namespace

int align(const AlignOptions& options, const Console& console) {
  const auto file = entries_of(options);
  if (!file) return failed(file.error(), console);
  const auto pairs = source_pairs(file->programs.original, file->programs.converted, console);
  if (!pairs) return failed(pairs.error(), console);
  int status = exit_status::clean;
  bool has_any = false;
  for (const project::Entry& entry : file->entries) {
    if (!options.only.empty() && project::name_of(entry) != options.only) continue;
    has_any = true;
    const auto aligned =
        project::run_programs(file->programs, entry, *pairs, [&](const std::string& what) {
          if (!options.has_progress && !console.err_is_terminal) return;
          console.err << what << " ..." << std::endl;
        });
    if (!aligned) {
      status = failed(aligned.error(), console);
      continue;
    }
    const AlignedEntry shown{file->programs, entry, *pairs, *aligned};
    console.out << (options.format == AlignFormat::json ? align_json(shown) : align_text(shown));
    if (!aligned->verdict.agree()) status = std::max(status, exit_status::findings);
  }
  if (!has_any) return failed({"the file has no entry with this name", options.only}, console);
  return status;
}

}  // namespace paddle_ls::cli
