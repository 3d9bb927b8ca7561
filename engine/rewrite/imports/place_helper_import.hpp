// Where the import of helpers goes: to the imports of the project, not to those of libraries.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

// `line` imports from `facts.helper_module`; its place is at or before `limit`.
PlacedImport place_helper_import(std::string_view source, const ImportFacts& facts,
                                 std::string line, std::size_t limit);

}  // namespace paddle_ls::rewrite
