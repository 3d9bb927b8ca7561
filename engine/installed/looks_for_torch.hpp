// Whether the files of an installed package import torch: many need it and do not declare it.
//
// Importing a package runs its `__init__.py` and what that imports in turn, so these files say what
// the import needs. They are looked at as text, and statements in a block (`try`, a function) do
// not count.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::installed {

// Files are those that `record` (RECORD) names below `packages`.

struct TorchModule {
  std::string module;    // that a program imports
  std::string importer;  // the file of the package that imports torch then
};

// `modules` and modules below them that cannot be imported without torch, in order, without those
// inside of others. Of a large package what a part of it says.
std::vector<TorchModule> modules_with_torch(const std::filesystem::path& packages,
                                            std::string_view record,
                                            std::span<const std::string> modules);

enum class LooksForTorch : std::uint8_t {
  no,
  yes,      // some module imports it as it is imported itself
  unknown,  // there are no files to look at, or too many
};

// Of all files of a package, also those that only some programs import.
LooksForTorch looks_for_torch(const std::filesystem::path& packages, std::string_view record);

}  // namespace paddle_ls::installed
