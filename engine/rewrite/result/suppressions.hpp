// Comments by which a user says that a finding is known: `# paddle-ls: ignore` and
// `# paddle-ls: ignore[code, ...]` behind a line, `# paddle-ls: skip-file` among the first
// comments.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/result/finding.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

struct Suppression {
  text::ByteRange comment;              // from the `#` to the end of the directive
  text::ByteRange line;                 // the line whose findings it suppresses
  std::vector<std::string_view> codes;  // empty: all
  bool is_used = false;
};

struct Suppressions {
  std::vector<Suppression> comments;  // in source order
  bool skips_file = false;

  // True when a finding of `code` that starts at `offset` is suppressed; marks the comment as used.
  bool covers(std::size_t offset, const Code& code);
};

Suppressions find_suppressions(std::string_view source, const syntax::Pieces& pieces);

}  // namespace paddle_ls::rewrite
