#include "server/workspace/notebook_text.hpp"

#include <algorithm>
#include <array>

#include "server/workspace/documents.hpp"

namespace paddle_ls::server {
namespace {

// Cell magics whose body is still Python of this notebook.
constexpr std::array python_cell_magics = {"%%time", "%%timeit", "%%capture",
                                           "%%prun", "%%python", "%%python3"};

bool is_foreign(std::string_view cell) {
  const std::size_t start = cell.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos || !cell.substr(start).starts_with("%%")) return false;
  const std::string_view magic = cell.substr(start, cell.find_first_of(" \t\r\n", start) - start);
  return std::find(python_cell_magics.begin(), python_cell_magics.end(), magic) ==
         python_cell_magics.end();
}

}  // namespace

std::string python_of_cell(std::string_view cell) {
  std::string python(cell);
  if (is_foreign(cell)) {
    std::replace_if(
        python.begin(), python.end(), [](char byte) { return byte != '\n' && byte != '\r'; }, ' ');
    return python;
  }
  bool at_line_start = true;
  for (char& byte : python) {
    if (at_line_start && (byte == '%' || byte == '!')) byte = '#';
    if (byte == '\n' || byte == '\r') {
      at_line_start = true;
    } else if (byte != ' ' && byte != '\t') {
      at_line_start = false;
    }
  }
  return python;
}

JoinedCells joined_cells(const std::vector<const Document*>& cells) {
  auto text = std::make_shared<std::string>();
  JoinedCells joined;
  for (const Document* cell : cells) {
    const std::size_t start = text->size();
    *text += python_of_cell(cell->buffer.text());
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
