// From the name of a module to the file that has it, as Python's import system would find it when a
// program of the project runs: nothing is executed, and nothing outside of the project is looked
// at.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"

namespace paddle_ls::modules {

// A module is a file, and a package a folder, whose file may be missing.
struct ModulePlace {
  std::string file;
  std::string folder;  // of a package
};

// How many files a name is followed through. No real project re-exports a name so often, and a
// folder that does would take the square of its files, or the stack.
inline constexpr std::size_t longest_import_chain = 256;

// The folder that contains a file.
std::string folder_of(const std::string& file);

// Paths are absolute. What was looked up is remembered until `forget`.
class ModuleFiles {
 public:
  // The module that a file in `folder` calls `module`, with its leading dots.
  std::optional<ModulePlace> find(const std::string& folder, std::string_view module);

  // The files that `import` in a file in `folder` runs, packages before what is in them.
  std::vector<std::string> run_by(const std::string& folder, const python::WrittenImport& import);

  // Where absolute imports of files in `folder` start: beside the package that it is part of.
  const std::string& top_of(const std::string& folder) { return roots_of(folder).front(); }

  void forget();

 private:
  const std::vector<std::string>& roots_of(const std::string& folder);
  const std::set<std::string>& names_in(const std::string& folder);
  bool is_package(const std::string& folder);
  bool is_project_root(const std::string& folder);
  std::optional<ModulePlace> below(std::string folder, std::string_view dotted);

  std::map<std::pair<std::string, std::string>, std::optional<ModulePlace>> found_;
  std::map<std::string, std::vector<std::string>> roots_;
  std::map<std::string, std::set<std::string>> names_;  // of the entries of a folder
};

}  // namespace paddle_ls::modules
