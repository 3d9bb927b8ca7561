// How files name a module in the folder that packages are ported into.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "project/port/redirect_imports.hpp"

namespace paddle_ls::port {

using TopModules = std::set<std::string, std::less<>>;

// The names that files below `project` may have for the folder `into`.
std::vector<std::string> names_of_vendor(const std::filesystem::path& into,
                                         const std::filesystem::path& project);

// For a file of a ported package: relative names. `file` is its path in the folder `into`.
Redirection inside_vendor(const TopModules& modules, const std::filesystem::path& into,
                          const std::filesystem::path& file);

// For a file of the project, which is absolute as `into` is.
Redirection into_vendor(const TopModules& modules, const std::filesystem::path& into,
                        const std::filesystem::path& file);

}  // namespace paddle_ls::port
