// The result of a walk as text.
#pragma once

#include <filesystem>
#include <string>

#include "project/files/file_walk.hpp"

namespace paddle_ls::test {

// The relative paths in the order of the walk; anything but a file is prefixed with its kind.
inline std::string walked(const std::filesystem::path& folder,
                          const files::WalkOptions& options = {}) {
  using Kind = files::WalkedFile::Kind;
  std::string lines;
  files::FileWalk walk(folder, options);
  while (const auto found = walk.next()) {
    switch (found->kind) {
      case Kind::file: break;
      case Kind::symbolic_link: lines += "link "; break;
      case Kind::special: lines += "special "; break;
      case Kind::unreadable: lines += "unreadable "; break;
    }
    lines += found->relative.generic_string() + "\n";
  }
  return lines;
}

}  // namespace paddle_ls::test
