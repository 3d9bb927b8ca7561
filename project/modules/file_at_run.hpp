// What running a Python file means for the files it imports.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"

namespace paddle_ls::modules {

struct FileAtRun {
  using Imports = std::vector<python::WrittenImport>;
  Imports imports;          // that run as the file is imported, and whose failure nothing catches
  Imports imports_of_main;  // that run besides as the file is run as a program
  bool has_main = false;    // it has an `if __name__ == "__main__":`
  bool does_more = false;   // its top level does more than define, import and assign
};

// Whether pytest imports a file of this name by itself.
bool is_test_file(std::string_view name);

// Read off the text, without a tree.
FileAtRun file_at_run(std::string_view source);

}  // namespace paddle_ls::modules
