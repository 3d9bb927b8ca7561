// Which original an earlier conversion was made from.
//
// The converted folder holds a note of it, so that the next `convert --onto` needs no `--since`.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::cli {

inline constexpr const char* origin_file_name = ".paddle-ls-origin.json";

// The revision that is noted in `converted`; nothing where there is no readable note.
std::optional<std::string> noted_revision(const std::filesystem::path& converted);

Result<void> note_revision(const std::filesystem::path& converted, const std::string& revision);

// Where a folder is written to, and where git may work; both are new.
struct OriginalPlaces {
  std::filesystem::path files;
  std::filesystem::path work;
};

// The folder with the original that `since` names: that folder itself, or the files of a revision
// of `original`, which are written to `places`.
Result<std::filesystem::path> original_since(const std::string& since,
                                             const std::filesystem::path& original,
                                             const OriginalPlaces& places);

}  // namespace paddle_ls::cli
