// Findings of one file in the forms that people and programs read.
//
// Each form is a function from a file's findings to text, so that workers do the formatting; what
// stands around the files of a run is two more texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/finding.hpp"
#include "engine/text/line_index.hpp"
#include "server/cli/commands.hpp"
#include "server/cli/unified_diff.hpp"

namespace paddle_ls::cli {

struct ReportedFinding {
  rewrite::Finding finding;
  rewrite::Severity severity;  // as the settings have it
  text::PositionRange range;   // zero-based lines, UTF-16 columns
};

struct ReportedFile {
  std::string_view name;  // as the user gave or would write it
  std::string_view text;
  const text::LineIndex& lines;
  const std::vector<ReportedFinding>& findings;
};

// `path:line:column: severity[code] message` and the marked line below; lines and columns from 1,
// columns in characters.
std::string text_report(const ReportedFile& file, Colour colour);

// One JSON object a line: file, start_line, start_column, end_line, end_column (from 0, columns in
// UTF-16 code units), start_byte, end_byte, code, severity, message, api, profile, fix.
std::string json_report(const ReportedFile& file);

// Workflow commands of GitHub Actions.
std::string github_report(const ReportedFile& file);

// SARIF 2.1.0: results to stand between `sarif_begin` and `sarif_end`, each with a comma in front.
std::string sarif_report(const ReportedFile& file);

struct UnusableFile {
  std::string name;
  std::string problem;
};
std::string sarif_begin();
// `unusable` are the files that were asked for and could not be looked at.
std::string sarif_end(const std::vector<UnusableFile>& unusable);

// How severities and fix classes are called in all reports.
std::string_view severity_name(rewrite::Severity severity);
std::string_view fix_name(rewrite::FixClass fix);

}  // namespace paddle_ls::cli
