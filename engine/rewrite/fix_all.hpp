// All chosen fixes of a text at once, carried to the point where nothing is left to fix.
//
// One round of edits can make the next possible: a use inside text that another fix carried along,
// a value whose type shows only in the new text. Rounds follow until no chosen finding with an edit
// remains; the first almost always suffices. One use must never cost the file: where the edits of
// all uses cannot be made together, as many are made as can be, and the others are named.
#pragma once

#include <functional>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/leftovers/kept_imports.hpp"

namespace paddle_ls::rewrite {

// A chosen use whose edits cannot be made together with those of the others.
struct LeftUse {
  text::ByteRange range;  // of the first text
  std::string api;
  std::string_view reason;  // static
};

// What still raises where PyTorch is missing.
struct LeftMissing {
  text::ByteRange range;  // of the first text
  std::string api;
  std::string reason;
  Reached reached = Reached::later;
};

struct FixAll {
  text::Edits edits;                     // normalized, of the first text
  bool finished = true;                  // false: stopped early; the edits are still right
  std::vector<LeftUse> left;             // in order; a bug of ours, and better seen than hidden
  std::vector<KeptImport> kept_imports;  // of the text with the edits made
  std::vector<LeftMissing> missing;      // in that text
  std::vector<std::string> helpers;      // that this text imports: see helper_module.hpp
};

using IsChosen = std::function<bool(const Finding&)>;

// What keeps fixes back besides the choice; either may be empty.
struct Limits {
  // Asked about edits of the first text, as where they have to stay inside of parts of it.
  std::function<bool(const text::Edits&)> is_possible;
  // Asked about a finding and its place in the first text: whether it waits for others there.
  std::function<bool(const Finding&, std::size_t)> is_held;
};

// Which fixes are made.
struct FixChoice {
  IsChosen is_chosen;  // asked about findings that have edits
  Limits limits = {};
};

// A text, and what `analyze` said of it.
struct AnalyzedText {
  std::string_view source;
  const python::RecordedFile* recorded;  // null, or what was read: rounds take over from it
  const FileFindings& file;
};

// The places in `file.findings` of the fixes that `fix_all` begins with, in order.
std::vector<std::size_t> chosen_fixes(const FileFindings& file, const FixChoice& choice);

// `rules` and `options` are those of the analysis.
FixAll fix_all(const AnalyzedText& first, const RuleSet& rules, const Options& options,
               const FixChoice& choice, const syntax::Stop& stop = {});

}  // namespace paddle_ls::rewrite
