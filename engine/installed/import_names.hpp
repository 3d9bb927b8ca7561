// What a program calls the modules of an installed package.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::installed {

// What installers write down of a package. A text that is not there is empty.
struct PackageFiles {
  std::string_view record;      // RECORD: a file a line, with its hash
  std::string_view top_level;   // top_level.txt: a module a line
  std::string_view namespaces;  // namespace_packages.txt: packages that others have modules in, too
};

// In order. A package in a namespace is named with it: `pyannote.audio`.
std::vector<std::string> import_names(const PackageFiles& files);

// The files of the package that RECORD names, relative to the folder of packages.
std::vector<std::string_view> recorded_files(std::string_view record);

// The Python files that RECORD names, as it spells them, relative to the folder of packages.
std::vector<std::string_view> python_files(std::string_view record);

// The same for shared libraries.
std::vector<std::string_view> library_files(std::string_view record);

}  // namespace paddle_ls::installed
