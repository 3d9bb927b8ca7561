// All chosen fixes of a text at once, carried to the point where nothing is left to fix.
//
// One round of edits can make the next possible: a use inside text that another fix carried along,
// a value whose type shows only in the new text. Rounds follow until no chosen finding with an edit
// remains; the first almost always suffices.
#pragma once

#include <functional>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/kept_imports.hpp"

namespace paddle_ls::rewrite {

struct FixAll {
  text::Edits edits;     // normalized, of the first text
  bool finished = true;  // false: stopped before nothing was left; the edits are still right
  // The edits are left out because they fall on each other, or because the text would not parse any
  // more. That is a bug of ours, and better seen than hidden.
  bool would_break = false;
  std::vector<KeptImport> kept_imports;  // of the text with the edits made
  std::vector<std::string> helpers;      // that this text imports: see helper_module.hpp
};

using IsChosen = std::function<bool(const Finding&)>;

// `file` is what `analyze` said of `source` with the same `rules` and `options`. `recorded`, what
// was read of `source`, or null: rounds take over from it what they leave as it was. `is_chosen` is
// asked about findings that have edits.
FixAll fix_all(std::string_view source, const python::RecordedFile* recorded,
               const FileFindings& file, const RuleSet& rules, const Options& options,
               const IsChosen& is_chosen, const syntax::Stop& stop = {});

}  // namespace paddle_ls::rewrite
