// A copy of an installed package, ready to be converted: the files that are reached, with imports
// that lead to the packages beside it, its data, and its licences.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/installed/installed_package.hpp"
#include "engine/text/result.hpp"
#include "project/port/vendor_names.hpp"

namespace paddle_ls::port {

inline constexpr const char* note_name = "PORTED.md";

struct Staging {
  std::filesystem::path folder;       // that the copy is written to
  VendorPlace place;                  // where it ends up
  ModuleNames modules;                // that imports find there
  bool is_part = false;               // the rest of the package stays the installed one
  ModuleNames named_in_strings = {};  // see `Redirection`
  // Of files that are not copied as they are written, see `PackageTree`.
  std::map<std::string, std::string> texts = {};
};

struct StagedPackage {
  std::size_t modules = 0;            // that were copied
  std::size_t all_modules = 0;        // of the package
  std::vector<std::string> compiled;  // files that load PyTorch's libraries, which are left out
  std::vector<std::string> notices;   // licences, where they are in the copy
};

// `reached` are the Python files to copy. Every file that speaks of torch says in its first lines
// that it was converted.
Result<StagedPackage> stage_package(const installed::InstalledPackage& package,
                                    const std::set<std::string>& reached, const Staging& staging);

// The folder of the package in the copy: where its licences and its note are. Empty for a package
// whose only module is a file.
std::string folder_of_package(const installed::InstalledPackage& package);

}  // namespace paddle_ls::port
