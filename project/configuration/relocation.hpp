// Files that are read as if they were in another folder: a copy in a temporary folder has the
// settings and decisions of the place that it was copied from.
#pragma once

#include <filesystem>

namespace paddle_ls::project {

struct Relocation {
  std::filesystem::path from;  // where the files are: absolute, without links; empty: nothing moves
  std::filesystem::path to;    // where they count as being; absolute

  // The path that counts for `path`, which is absolute.
  std::filesystem::path of(const std::filesystem::path& path) const {
    if (from.empty()) return path;
    const std::filesystem::path below = path.lexically_relative(from);
    if (below.empty() || *below.begin() == "..") return path;
    return below == "." ? to : to / below;
  }
};

}  // namespace paddle_ls::project
