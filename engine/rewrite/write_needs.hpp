// Modules and helper functions that chosen fixes need, put into the file once.
//
// A helper stands behind the imports of the file, word for word as the rule file spells it; by this
// it is recognised in a file that has it already.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/compose_edits.hpp"

namespace paddle_ls::rewrite {

// True when the file has what `need` asks for: at the top level, under its own name.
bool has_need(std::string_view source, const ImportFacts& facts, const FindingNeed& need);

// `modules` are needed besides: names of theirs are spelled out.
void write_needs(std::string_view source, const FileFindings& file,
                 std::span<const std::size_t> chosen, std::span<const std::string_view> modules,
                 std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
