// The places of the operations of one block in a drawing, and which are connected.
#pragma once

#include <string>
#include <vector>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

struct GraphNode {
  OpId op;
  std::string label;
  double x;
  double y;
  double width;
  double height;
};

struct GraphEdge {
  std::size_t from;  // indices into the nodes
  std::size_t to;
};

struct GraphLayout {
  std::vector<GraphNode> nodes;  // parameters and constants are folded into their readers
  std::vector<GraphEdge> edges;
  double width = 0;
  double height = 0;
};

GraphLayout layout_block(const Program& program, BlockId block);

}  // namespace paddle_ls::ir
