// A run that looks at every file and reports what it finds, for the commands that differ only in
// what they look for.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "project/conversion/standing.hpp"
#include "server/cli/check/check_options.hpp"
#include "server/cli/reports/reported_finding.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/progress_bar.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/syntax_remark.hpp"

namespace paddle_ls::cli {

// Why uses need a person. Uses with the same difference are grouped: described in the words of the
// use if these are the same for all of them, else in the words of the table.
class Reasons {
 public:
  struct Row {
    std::size_t uses = 0;
    std::string text;
  };

  // `difference` is empty where none has a name.
  void add(std::string_view difference, std::string_view reason, std::size_t uses = 1);
  Reasons& operator+=(const Reasons& other);
  // The most frequent first.
  std::vector<Row> rows() const;

 private:
  struct Group {
    std::string difference;
    Row row;
  };
  std::map<std::string, Group> groups_;  // by difference, or by reason
};

// What was found, in numbers.
struct CheckTally {
  std::size_t findings = 0;
  std::size_t waiting = 0;     // of the safe ones, those that wait for other uses
  project::Verdicts verdicts;  // of all findings except remarks
  Reasons review_reasons;
  Reasons manual_reasons;
  std::set<std::string> unknown_packages;  // so that it is open whether files need PyTorch

  CheckTally& operator+=(const CheckTally& other);
};

// What was found in one file.
struct CheckedFile {
  std::vector<ReportedFinding> findings;  // by range
  CheckTally tally;
  std::optional<SyntaxRemark> syntax = {};
};

struct CheckTotals {
  CheckTally tally;
  std::size_t files = 0;     // with findings
  std::size_t unusable = 0;  // files that could not be looked at
};

struct FileCheck {
  std::function<bool(const SourceFile&)> concerns;
  // Looks at the text of a file that it concerns; called on several threads. An error says why the
  // file cannot be looked at.
  std::function<Result<CheckedFile>(const SourceFile&, const std::string& text)> look;
  std::function<std::string(const CheckTotals&)> sentence;  // about all files
};

// Whether a run that found this ends with status 0.
bool is_clean(const CheckTotals& total, const CheckOptions& options);

// How the findings are written.
ReportLook look_of(const CheckOptions& options, const Console& console);

// Writes the report to standard output, and the sentence about the totals to standard error.
// Returns the exit status of the process. It is the last pass of `bar` that is expected.
int check_files(const CheckOptions& options, SourceFiles files, const Console& console,
                ProgressBar& bar, const FileCheck& check);

}  // namespace paddle_ls::cli
