// Entries of `__all__` whose names the chosen fixes take from the file.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/imports/decide_names.hpp"
#include "engine/rewrite/result/compose_edits.hpp"
#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

// Adds an edit for each entry whose name no import binds any more.
void remove_listed_names(std::string_view source, const ImportFacts& facts,
                         std::span<const NameDecision> names, std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
