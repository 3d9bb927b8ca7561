// The folders that the tools of a session may work in.
//
// Paths come from a model, so they are foreign text: each goes through the gate of
// engine/files/place_below.hpp before a tool sees it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::cli::mcp {

class Roots {
 public:
  // Makes the first of `folders` the current folder, where relative paths begin; without folders
  // that stays as it is. An error names the first that is no folder.
  static Result<Roots> open(const std::vector<std::filesystem::path>& folders);

  // The path of a file or folder in one of the folders, links included. It need not exist.
  Result<std::filesystem::path> place_of(const std::string& path) const;

  bool hold(const std::filesystem::path& path) const {
    return place_of(path.generic_string()).has_value();
  }

  // The folder that `path`, which they hold, lies in.
  std::filesystem::path around(const std::filesystem::path& path) const;

 private:
  struct Root {
    std::filesystem::path spelled;    // absolute
    std::filesystem::path canonical;  // without links
  };
  std::vector<Root> roots_;
};

}  // namespace paddle_ls::cli::mcp
