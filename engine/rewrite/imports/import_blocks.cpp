#include "engine/rewrite/imports/import_blocks.hpp"

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

std::vector<ByteRange> import_blocks(std::string_view source, const ImportFacts& facts) {
  std::vector<ByteRange> blocks;
  for (const ImportStatement& statement : facts.statements) {
    if (!statement.is_top_level || !statement.has_own_line || statement.is_future) continue;
    if (statement.is_left_alone) continue;
    if (line_start(source, statement.range.start) != statement.range.start) continue;
    const ByteRange lines{statement.range.start, next_line(source, statement.range.end)};
    if (!blocks.empty() && blocks.back().end == lines.start) {
      blocks.back().end = lines.end;
    } else {
      blocks.push_back(lines);
    }
  }
  return blocks;
}

}  // namespace paddle_ls::rewrite
