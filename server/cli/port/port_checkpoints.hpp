// Checkpoints among the data of a ported package, written for Paddle under the names that they
// have.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paddle_ls::cli {

struct PortedCheckpoint {
  std::string file;                  // from the folder of all packages on
  std::string model;                 // whose states are in it; empty where none was found
  std::vector<std::string> remarks;  // on what was left out, and on what is not understood
};

// The folders, of all packages, before and after the conversion.
struct ConvertedFolders {
  std::filesystem::path before;
  std::filesystem::path after;
};

// Converts those in the folder of one package. Files that torch has not written stay as they are.
std::vector<PortedCheckpoint> convert_checkpoints(const ConvertedFolders& folders,
                                                  const std::string& package);

}  // namespace paddle_ls::cli
