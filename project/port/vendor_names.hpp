// How files name a module in the folder that packages are ported into.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "project/port/redirect_imports.hpp"

namespace paddle_ls::port {

// Both absolute.
struct VendorPlace {
  std::filesystem::path into;  // the folder of the packages
  std::filesystem::path project;
};

// The names that files of the project may have for the folder.
std::vector<std::string> names_of_vendor(const VendorPlace& place);

// For a file of a ported package: relative names. `file` is its path in the folder.
Redirection inside_vendor(const ModuleNames& modules, const VendorPlace& place,
                          const std::filesystem::path& file);

// For a file of the project, which is absolute.
Redirection into_vendor(const ModuleNames& modules, const VendorPlace& place,
                        const std::filesystem::path& file);

}  // namespace paddle_ls::port
