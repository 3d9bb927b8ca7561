// Functions that converted code needs, kept in one module of the project instead of in every file.
//
// A converted file imports what it calls from there; so the imports of the files say what the
// module has to define, and a second run finds it there, or brings it in step with the rules.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// The names that statements of `source` at the top level import from its helper module
// (Options::helper_module). Read from the text: a file without torch is not analysed.
std::vector<std::string_view> imported_helpers(std::string_view source, std::string_view module);

// True where one of these statements imports `name` under the name `local`, or its own where that
// is empty.
bool imports_helper(std::string_view source, std::string_view module, std::string_view name,
                    std::string_view local);

// What makes `module`, the text of a helper module or nothing, define the helpers of `rules` with
// these names as the rules have them. Other definitions stay. Normalized.
text::Edits helper_module_edits(std::string_view module, const RuleSet& rules,
                                std::span<const std::string> names);

}  // namespace paddle_ls::rewrite
