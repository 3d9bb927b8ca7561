// Patterns of `.gitignore` (gitignore(5)): which files of a tree are ignored.
//
// One object holds the patterns of one file and answers for paths below that file's folder. Who
// walks the tree asks the innermost file first and goes outwards until one has a verdict; a folder
// that is ignored is not entered, so nothing below it can be brought back, as in git.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/wildcard.hpp"

namespace paddle_ls::files {

enum class EntryKind : std::uint8_t { file, folder };

enum class IgnoreVerdict : std::uint8_t { none, ignored, kept };

class IgnorePatterns {
 public:
  // Reads the lines of a `.gitignore`. Empty lines and comments are skipped.
  explicit IgnorePatterns(std::string_view lines);
  explicit IgnorePatterns(std::span<const std::string> patterns);

  // What the last pattern that fits says about `path`, which is relative to the folder of the
  // patterns and has `/` between its parts.
  IgnoreVerdict match(std::string_view path, EntryKind kind) const;

 private:
  struct Pattern {
    std::vector<std::optional<text::Wildcard>> parts;  // between slashes; none stands for `**`
    bool keeps;                                        // starts with `!`
    bool folders_only;                                 // ends with `/`
  };

  void add(std::string_view line);

  std::vector<Pattern> patterns_;
};

}  // namespace paddle_ls::files
