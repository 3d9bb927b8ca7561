// Findings that a project already knows, and which findings of a run they account for.
//
// A finding is identified by its file, its code and its API, each as often as it occurred when the
// baseline was made: a finding that moves, or whose line was edited, stays known. The text of its
// lines only tells which of several findings is the new one.
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/line_index.hpp"

namespace paddle_ls::cli {

// By what a finding is known in its file; all of it UTF-8.
struct KnownUse {
  std::string code;
  std::string api;   // empty where it has none
  std::string text;  // as `known_text` gives it

  auto operator<=>(const KnownUse&) const = default;
};

using KnownUses = std::map<KnownUse, std::size_t>;  // and how often there is one
using Baseline = std::map<std::string, KnownUses>;  // by file, as the baseline names it

// Of findings.
std::size_t number_of(const KnownUses& uses);
std::size_t number_of(const Baseline& baseline);

// The lines that `range` of `source` touches, with one space for all blanks between words, so that
// indentation and line ends do not count. Of a long text its beginning and a hash, which of a very
// long one (4096 bytes) does not see the end.
std::string known_text(std::string_view source, const text::LineIndex& lines,
                       text::ByteRange range);

struct BaselineComparison {
  std::vector<bool> is_known;  // for each finding
  std::size_t known = 0;
  std::size_t gone = 0;  // known uses that no finding stands for
};

// What `found`, all findings of a file in their order, has that `stored` does not. Findings with a
// text that is stored are known first, then others of the same code and API, as many as are stored.
BaselineComparison compare(const KnownUses& stored, const std::vector<KnownUse>& found);

}  // namespace paddle_ls::cli
