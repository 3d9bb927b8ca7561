// The lines of the uses of a file, before and after its conversion. Most conversions are asked for
// none, so a text is only scanned on demand.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/text/line_index.hpp"
#include "project/conversion/convert_file.hpp"

namespace paddle_ls::project {

class UseLines {
 public:
  // Both must outlive this.
  UseLines(const FileUses& uses, const FileConversion& made) : uses_(uses), made_(made) {}

  // One-based.
  std::size_t before(const rewrite::Finding& finding) { return before(start_of(finding)); }
  std::size_t after(const rewrite::Finding& finding) { return after(start_of(finding)); }

  // Of a byte of the file.
  std::size_t before(std::size_t offset) {
    if (!before_) before_.emplace(*uses_.source.text);
    return before_->line_of(offset) + 1;
  }

  std::size_t after(std::size_t offset) {
    if (!after_) after_.emplace(text::applied(made_.edits, *uses_.source.text));
    return after_->line_of(text::moved(offset, made_.edits)) + 1;
  }

 private:
  std::size_t start_of(const rewrite::Finding& finding) const {
    return uses_.in_file(finding.range).start;
  }

  const FileUses& uses_;
  const FileConversion& made_;
  std::optional<text::LineIndex> before_;
  std::optional<text::LineIndex> after_;
};

}  // namespace paddle_ls::project
