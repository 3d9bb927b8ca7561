// The Python cells of a notebook as one Python text.
//
// Cells follow each other, so names defined in one are known in the next. What IPython
// adds to the language is covered up without moving a byte, see contents/notebook_code.hpp.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/model/source.hpp"

namespace paddle_ls::server {

struct OpenDocument;

struct JoinedCells {
  std::shared_ptr<const std::string> text;
  std::vector<Segment> segments;  // one per cell
};

JoinedCells joined_cells(const std::vector<const OpenDocument*>& cells);

}  // namespace paddle_ls::server
