// From findings to edits that may be applied: one at a time after a look at the result, or all that
// need no judgement at once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"

namespace paddle_ls::mapping_docs {

// What a document is judged by.
struct Rules {
  const Identity& identity;
  const DocumentProfile& profile;
  const Severities& overrides;
};

// The fixes of `finding`, of this document or a difference from another source, that keep the
// promise: the text they make has fewer findings of this code, and not one finding more of any
// other. Costs one validation per fix.
std::vector<DocumentFix> sound_fixes(const Validation& validation, const DocumentFinding& finding,
                                     const Rules& rules);

// Every mechanical fix of the document, round after round until nothing is left to do. Applying
// them and asking again gives no edits. Normalized; empty when there is nothing to do.
text::Edits fix_all(std::string_view text, const Rules& rules);

}  // namespace paddle_ls::mapping_docs
