// Names of torch in text for people: comments and docstrings.
#pragma once

#include <string_view>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

// Adds a finding for every full name (`torch.nn.Linear`) that a rule of any release covers. If the
// rule usually writes another name, the fix writes that name.
void collect_text(std::string_view source, const syntax::Pieces& pieces, const RuleSet& rules,
                  Profile profile, FileFindings& into);

}  // namespace paddle_ls::rewrite
