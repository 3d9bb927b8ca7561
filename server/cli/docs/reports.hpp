// Findings of mapping documents in the four forms of `docs validate`; what the forms look like is
// the same as for `check` (server/cli/reports.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/finding.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::cli::docs {

enum class Format : std::uint8_t { text, json, sarif, github };

struct ReportedFile {
  std::string_view name;
  std::string_view text;
  const text::LineIndex& lines;
  const std::vector<mapping_docs::Finding>& findings;
};

// What stands before, for and behind the files of a run; in SARIF each result comes with a comma in
// front, which the first one of the run has to lose. Text and annotations count lines and columns
// from 1; JSON lines from 0, with columns in UTF-16 code units, and bytes.
std::string report_begin(Format format);
std::string report_file(const ReportedFile& file, Format format);
std::string report_end(Format format);

}  // namespace paddle_ls::cli::docs
