// The sections that imports of a file are divided into, with a blank line between them: first the
// standard library, then other packages, then the project's own modules.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

bool is_standard_module(std::string_view module);

// True for a module of Python's standard library, or of a backport of one: programs use it to look
// up packages, so rules mention it, and it is installed with or without PyTorch.
bool is_of_python(std::string_view api);

// True for blank lines and comments, as they occur between the imports at the top of a file.
bool says_nothing(std::string_view lines);

struct PlacedImport {
  std::size_t place = 0;
  std::string text;  // the line, with a blank line where it starts a section
};

enum class Section { standard, other };

// Where `lines` go that import modules of `section`, and have to run before any use of torch.
PlacedImport place_in_section(std::string_view source, const ImportFacts& facts, Section section,
                              std::string lines);

}  // namespace paddle_ls::rewrite
