// What `paddle-ls convert` does with one file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/files/temporary_file.hpp"
#include "project/conversion/conversion_report.hpp"
#include "project/conversion/project_tree.hpp"
#include "project/first_run/first_run.hpp"
#include "server/cli/convert/conversion_tally.hpp"
#include "server/cli/convert/convert_options.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/prepared_files.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// The result for one file.
struct FileOutcome {
  SourceFile file;
  std::string problem;  // why it was left as it is, or empty
  std::string remark;   // a warning about it, or empty
  std::string output;   // for standard output
  bool changed = false;
  TallyByApi uses;
  std::optional<project::FileUses> converted;  // what was converted
  project::FileConversion conversion;          // without its edits
  std::vector<ReviewItem> review;              // for the report
  project::ConversionReport report;
  std::optional<modules::FileAtRun> at_run;    // of a module
  std::vector<project::MissingPlace> missing;  // in it
  std::string left;           // lines on uses that could not be rewritten with the others
  bool is_put_off = false;    // nothing was done with it yet
  bool is_unwritten = false;  // `problem` says why it could not be written
};

// The run that converts a file. Everything that is referred to has to outlive the converter.
struct ConversionRun {
  const ConvertOptions& options;
  bool wants_review;
  const project::ProjectTree& tree;
  const PreparedFiles& prepared;
  Colour colour;
  files::AbandonedFiles& abandoned;
};

// Safe to use from several threads.
class FileConverter {
 public:
  explicit FileConverter(const ConversionRun& run) : run_(run) {}

  // Whether other files of the tree have to be converted before `file`.
  bool is_put_off(const SourceFile& file) const;
  FileOutcome put_off(SourceFile file) const;

  // Reads, converts and writes `file` as the options say.
  FileOutcome work_on(SourceFile file) const;

 private:
  Result<std::filesystem::path> target(const SourceFile& file) const;
  Result<void> copy(FileOutcome& outcome) const;
  Result<void> convert_file(FileOutcome& outcome) const;
  Result<void> convert_uses(FileOutcome& outcome, PreparedFile& prepared) const;
  project::ConversionReport::Lines lines() const;
  Result<void> as_it_is(FileOutcome& outcome, const Error& problem) const;
  Result<void> write(FileOutcome& outcome, const files::DecodedSource& source,
                     const text::Edits& edits) const;

  ConversionRun run_;
};

}  // namespace paddle_ls::cli
