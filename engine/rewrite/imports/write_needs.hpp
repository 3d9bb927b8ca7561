// Modules and helper functions that chosen fixes need, put into the file once.
//
// A helper follows the imports of the file, word for word as the rule file spells it; by this
// it is recognised in a file that has it already. Where the project has a module for helpers, the
// file imports it from there.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/chosen_fixes.hpp"
#include "engine/rewrite/result/compose_edits.hpp"

namespace paddle_ls::rewrite {

// `code` with the line ends of the file.
std::string in_lines_of(std::string_view source, std::string_view code);

// True when the file has what `need` asks for: at the top level, under its own name.
bool has_need(std::string_view source, const ImportFacts& facts, const FindingNeed& need);

// What `fixes` need. `modules` are needed too: their names are spelled out.
void write_needs(const ChosenFixes& fixes, std::span<const std::string_view> modules,
                 std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
