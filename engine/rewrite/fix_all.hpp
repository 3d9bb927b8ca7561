// All chosen fixes of a text at once, carried to the point where nothing is left to fix.
//
// One round of edits can make the next possible: a use inside text that another fix carried along,
// a value whose type shows only in the new text. Rounds follow until no chosen finding with an edit
// remains. The first round almost always suffices, and then its own small edits are the answer;
// after several, what differs between the first and the last text.
#pragma once

#include <functional>

#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::rewrite {

struct FixAll {
  text::Edits edits;     // normalized, of the first text
  bool finished = true;  // false: stopped before nothing was left; the edits are still right
};

using IsChosen = std::function<bool(const Finding&)>;

// `file` is what `analyze` said of `source` with the same `rules` and `options`. Findings without
// edits are never asked about.
FixAll fix_all(std::string_view source, const FileFindings& file, const RuleSet& rules,
               const Options& options, const IsChosen& is_chosen, const syntax::Stop& stop = {});

}  // namespace paddle_ls::rewrite
