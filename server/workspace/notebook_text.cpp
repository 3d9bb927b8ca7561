#include "server/workspace/notebook_text.hpp"

#include "engine/syntax/cut_python.hpp"
#include "project/contents/notebook_code.hpp"
#include "server/workspace/documents.hpp"

namespace paddle_ls::server {

JoinedCells joined_cells(const std::vector<const OpenDocument*>& cells) {
  auto text = std::make_shared<std::string>();
  JoinedCells joined;
  for (const OpenDocument* cell : cells) {
    const std::size_t start = text->size();
    const std::string python = contents::python_of_cell(cell->buffer.text());
    *text += python;
    joined.segments.push_back({cell->uri.key(),
                               cell->uri.spelling(),
                               cell->version,
                               {start, start + python.size()},
                               cell->buffer.shared_text(),
                               cell->buffer.shared_lines()});
    // Always a line end: the seam belongs to no cell, so a range cannot hide on it. A cell that is
    // not finished ends here too.
    *text += syntax::closing_of(python) + '\n';
  }
  joined.text = std::move(text);
  return joined;
}

}  // namespace paddle_ls::server
