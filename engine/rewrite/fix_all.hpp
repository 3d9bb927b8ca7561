// Applies all chosen fixes of a text, until nothing is left to fix.
//
// A round of edits can make another one possible: for a use inside text that another fix moved, or
// a value whose type is only known in the new text. Rounds follow until no chosen finding with an
// edit remains; the first is almost always enough. One use must never block the file: if not all
// edits can be applied together, as many as possible are, and the others are reported.
#pragma once

#include <functional>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/leftovers/kept_imports.hpp"

namespace paddle_ls::rewrite {

// A chosen use whose edits cannot be applied together with those of the others.
struct LeftUse {
  text::ByteRange range;  // of the first text
  std::string api;
  std::string_view reason;  // static
};

// A use that still raises if PyTorch is not installed.
struct LeftMissing {
  text::ByteRange range;  // of the first text
  std::string api;
  std::string reason;
  Reached reached = Reached::later;
};

struct FixAll {
  text::Edits edits;          // normalized, of the first text
  bool finished = true;       // false: stopped early; the edits are still right
  std::vector<LeftUse> left;  // in order; a bug in the rules, which is reported instead of hidden
  std::vector<KeptImport> kept_imports;  // of the text after the edits
  std::vector<LeftMissing> missing;      // in that text
  std::vector<std::string> helpers;      // imported by this text: see helper_module.hpp
};

using IsChosen = std::function<bool(const Finding&)>;

// Reasons other than the choice to hold fixes back; either may be empty.
struct Limits {
  // Whether edits of the first text are allowed, for instance only inside some parts of it.
  std::function<bool(const text::Edits&)> is_possible;
  // Whether the finding, at its place in the first text, is held back by others there.
  std::function<bool(const Finding&, std::size_t)> is_held;
};

// Which fixes are applied.
struct FixChoice {
  IsChosen is_chosen;  // called for findings that have edits
  Limits limits = {};
};

// A text with its analysis.
struct AnalyzedText {
  std::string_view source;
  const python::RecordedFile* recorded;  // null, or the file that was read: rounds reuse it
  const FileFindings& file;
};

// The indices in `file.findings` of the fixes that `fix_all` begins with, in order.
std::vector<std::size_t> chosen_fixes(const FileFindings& file, const FixChoice& choice);

// `rules` and `options` are those of the analysis.
FixAll fix_all(const AnalyzedText& first, const RuleSet& rules, const Options& options,
               const FixChoice& choice, const syntax::Stop& stop = {});

}  // namespace paddle_ls::rewrite
