// A use of the project as it is, and as it is when it is converted.
#pragma once

#include <cstddef>
#include <string>

#include "engine/text/line_index.hpp"
#include "project/conversion/file_uses.hpp"

namespace paddle_ls::project {

struct Example {
  std::string file;      // as it is shown
  std::size_t line = 0;  // one-based, of `before`
  std::string before;    // whole lines without their common indentation and without a line end
  std::string after;     // the same lines with the fix, and without what it adds elsewhere

  bool shows_change() const { return before != after; }
};

// Of the finding at `index`, which has edits. `lines` are those of the file.
Example example_of(const FileUses& uses, std::size_t index, const text::LineIndex& lines,
                   const std::string& shown);

}  // namespace paddle_ls::project
