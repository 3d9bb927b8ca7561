// What a walk finds, as text.
#pragma once

#include <filesystem>
#include <string>

#include "project/files/walk.hpp"

namespace paddle_ls::test {

// The relative paths in the order of the walk; what is no file has its kind in front.
inline std::string walked(const std::filesystem::path& folder,
                          const files::WalkOptions& options = {}) {
  using Kind = files::Found::Kind;
  std::string lines;
  files::Walk walk(folder, options);
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
