// Where the import of helpers goes: to the imports of the project, not to those of libraries.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

struct PlacedImport {
  std::size_t place = 0;
  std::string text;  // `line`, with a blank line where it begins a block of its own
};

// `line` imports from `facts.helper_module`, and goes in front of `limit` or to it.
PlacedImport place_helper_import(std::string_view source, const ImportFacts& facts,
                                 std::string line, std::size_t limit);

}  // namespace paddle_ls::rewrite
