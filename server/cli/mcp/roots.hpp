// The folders that the tools of a session may work in.
//
// Paths come from a model, so they are untrusted text: each is checked by
// engine/files/place_below.hpp before a tool gets it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::cli::mcp {

class Roots {
 public:
  // Makes the first of `folders` the current folder, which relative paths start from; without
  // folders the current folder is kept. An error names the first path that is not a folder.
  static Result<Roots> open(const std::vector<std::filesystem::path>& folders);

  // The path of a file or folder in one of the folders, links included. It need not exist.
  Result<std::filesystem::path> place_of(const std::string& path) const;

  bool hold(const std::filesystem::path& path) const {
    return place_of(path.generic_string()).has_value();
  }

  // The folder that contains `path`, which must be in one of them.
  std::filesystem::path around(const std::filesystem::path& path) const;

 private:
  struct Root {
    std::filesystem::path spelled;    // absolute
    std::filesystem::path canonical;  // without links
  };
  std::vector<Root> roots_;
};

}  // namespace paddle_ls::cli::mcp
