// The formats of reports: each is a function from the findings of a file to text.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "server/cli/reports/colour.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/reports/reported_finding.hpp"

namespace paddle_ls::cli {

enum class ReportFormat : std::uint8_t { text, json, sarif, github, gitlab, junit };

// Whether the source line of a finding is shown below it; text format only.
enum class Excerpts : std::uint8_t { hidden, shown };

// How findings are written.
struct ReportLook {
  ReportFormat format = ReportFormat::text;
  Colour colour = Colour::none;
  Excerpts excerpts = Excerpts::hidden;
};

// `path:line:column: verdict[code] message`, with the severity where a finding has no verdict;
// lines and columns from 1, columns in characters.
std::string text_report(const ReportedFile& file, Colour colour, Excerpts excerpts);

// One JSON object a line: file, start_line, start_column, end_line, end_column, base (1: what lines
// and columns count from; columns in UTF-16 code units), start_byte, end_byte (from 0), code,
// severity, verdict, message, and the details. Places are left out where there are none.
std::string json_report(const ReportedFile& file);
// The members of such an object, without the details.
schema::Members finding_members();

// Workflow commands of GitHub Actions.
std::string github_report(const ReportedFile& file);

// The objects of a GitLab code quality report, each preceded by a comma.
std::string gitlab_report(const ReportedFile& file);

// A test suite of a JUnit report: each finding is a test that failed. Nothing for a file without
// findings.
std::string junit_report(const ReportedFile& file);
std::string junit_error(const UnusableFile& file);

// SARIF 2.1.0: results between `sarif_begin` and `sarif_end`, each preceded by a comma.
// `codes` are all that the command may find.
std::string sarif_begin(std::span<const rewrite::Code> codes);
std::string sarif_report(const ReportedFile& file, std::span<const rewrite::Code> codes);
// `unusable` are the files that were asked for and could not be checked. The differences that
// results mention are the taxa of a taxonomy, each with its help. `totals` are properties of the
// run.
std::string sarif_end(std::span<const UnusableFile> unusable, std::span<const FileRemark> remarks,
                      const rewrite::DifferenceSet& mentioned, const boost::json::object& totals);

}  // namespace paddle_ls::cli
