// Comments that suppress findings: `# paddle-ls: ignore` and `# paddle-ls: ignore[code, ...]` after
// a line or a statement, `# paddle-ls: skip-file` among the first comments.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/finding.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

struct Suppression {
  text::ByteRange comment;  // from the `#` to the end of the directive
  text::ByteRange line;     // the line that it follows
  text::ByteRange
      lines;  // whose findings it suppresses: `line`, or all lines of the statement that ends there
  std::vector<std::string_view> codes;  // empty: all
  bool is_used = false;

  bool is_of_lines() const { return lines.start < line.start; }
};

struct Suppressions {
  std::vector<Suppression> comments;  // in source order
  std::vector<std::size_t> of_lines;  // indices of those for several lines, which are disjoint
  bool skips_file = false;

  // Calls `visit` with each comment whose lines `range` touches.
  template <class Visit>
  void visit_touched(text::ByteRange range, Visit visit) {
    const auto ends_before = [](const Suppression& comment, std::size_t start) {
      return comment.line.end < start;
    };
    auto narrow = std::lower_bound(comments.begin(), comments.end(), range.start, ends_before);
    for (; narrow != comments.end() && narrow->line.start <= range.end; ++narrow) {
      if (!narrow->is_of_lines()) visit(*narrow);
    }
    auto wide = std::lower_bound(
        of_lines.begin(), of_lines.end(), range.start,
        [&](std::size_t at, std::size_t start) { return ends_before(comments[at], start); });
    for (; wide != of_lines.end() && comments[*wide].lines.start <= range.end; ++wide) {
      visit(comments[*wide]);
    }
  }

  // True when a finding of `code` that starts at `offset` is suppressed; marks the comment as used.
  bool covers(std::size_t offset, const Code& code);
};

// Each applies to its own line; cover_statements.hpp widens them.
Suppressions find_suppressions(std::string_view source, const syntax::Pieces& pieces);

}  // namespace paddle_ls::rewrite
