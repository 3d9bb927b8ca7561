#include "server/workspace/notebook_text.hpp"

#include "server/contents/notebook.hpp"
#include "server/workspace/documents.hpp"

namespace paddle_ls::server {

JoinedCells joined_cells(const std::vector<const Document*>& cells) {
  auto text = std::make_shared<std::string>();
  JoinedCells joined;
  for (const Document* cell : cells) {
    const std::size_t start = text->size();
    *text += contents::python_of_cell(cell->buffer.text());
    joined.segments.push_back({cell->uri.key(),
                               cell->uri.spelling(),
                               cell->version,
                               {start, text->size()},
                               cell->buffer.shared_text(),
                               cell->buffer.shared_lines()});
    *text += '\n';  // always: the seam belongs to no cell, so a range cannot hide on it
  }
  joined.text = std::move(text);
  return joined;
}

}  // namespace paddle_ls::server
