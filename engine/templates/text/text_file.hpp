// Text files as Python's text mode reads and writes them: UTF-8, CR LF and CR read as LF.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::templates {

// The text with LF as its only line break, unless a value brings others in. An error names the
// file, and for bytes that are not UTF-8 the offset of the first.
Result<std::string> read_text(const std::filesystem::path& file);

// The same for a file that the user named, which may be a pipe.
Result<std::string> read_named_text(const std::filesystem::path& file);

enum class WriteMode : std::uint8_t {
  write,    // files that differ are written
  check,    // nothing is written; the changes are reported
  dry_run,  // names are recorded; templates and environments are not even looked at
};

enum class WriteOutcome : std::uint8_t { written, unchanged, stale, skipped };

std::string_view spelling(WriteOutcome outcome);

// Writes `contents`, and the folders above, unless the file reads as just that already: then it
// keeps its time stamp, and its CR LF if it has any. In `check` mode the outcome is `stale` instead
// of `written`.
// A file that exists but is not UTF-8 text is not overwritten: we did not write it. A link
// is replaced; what it leads to stays.
Result<WriteOutcome> write_if_changed(const std::filesystem::path& file, std::string_view contents,
                                      WriteMode mode);

}  // namespace paddle_ls::templates
