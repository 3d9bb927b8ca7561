// The formats of reports: each is a function from the findings of a file to text.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "server/cli/reports/colour.hpp"
#include "server/cli/reports/finding.hpp"

namespace paddle_ls::cli {

enum class ReportFormat : std::uint8_t { text, json, sarif, github };

// `path:line:column: severity[code] message` and the marked line below; lines and columns from 1,
// columns in characters.
std::string text_report(const ReportedFile& file, Colour colour);

// One JSON object a line: file, start_line, start_column, end_line, end_column (from 0, columns in
// UTF-16 code units), start_byte, end_byte, code, severity, message, and the details. Places are
// left out where there are none.
std::string json_report(const ReportedFile& file);

// Workflow commands of GitHub Actions.
std::string github_report(const ReportedFile& file);

// SARIF 2.1.0: results to stand between `sarif_begin` and `sarif_end`, each with a comma in front.
// `codes` are all that the command may find.
std::string sarif_begin(std::span<const rewrite::Code> codes);
std::string sarif_report(const ReportedFile& file, std::span<const rewrite::Code> codes);
// `unusable` are the files that were asked for and could not be looked at. The differences that
// results mention are the taxa of a taxonomy, each with its help.
std::string sarif_end(std::span<const UnusableFile> unusable,
                      const rewrite::DifferenceSet& mentioned);

}  // namespace paddle_ls::cli
