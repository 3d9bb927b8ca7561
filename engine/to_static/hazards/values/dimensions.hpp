// Which dimensions of a tensor are not known while a program is built.
//
// Paddle makes a tensor of the program of such a dimension. Only what `input_spec` and operations
// say counts: the dimensions of an unknown value are not known to be open.
#pragma once

#include <cstdint>
#include <string>

#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {

class Dimensions {
 public:
  Dimensions(const HazardFacts& facts, Natures& natures) : facts_(facts), natures_(natures) {}

  // The open dimensions of a tensor, the first one in the lowest bit.
  std::uint32_t open(NodeId expression) { return open(expression, 0); }
  bool has_open_length(NodeId expression) { return (open(expression) & 1U) != 0; }

  // Whether a number is a tensor of the program, and why; see Judgement.
  Judgement number(NodeId expression) { return number(expression, 0); }

 private:
  std::uint32_t open(NodeId expression, int depth);
  bool gives_several(NodeId call) const;
  std::uint32_t open_of_call(NodeId call, int depth);
  bool is_library_layer(NodeId callee) const;
  std::uint32_t open_of_moved(std::string_view name, NodeId operand, NodeId how, int depth);
  std::uint32_t open_of_item(NodeId subscript, int depth);
  std::uint32_t open_of_name(NodeId name, int depth);
  Judgement number(NodeId expression, int depth);
  Judgement dimension(NodeId owner, NodeId index, int depth);
  Judgement number_of_name(NodeId name, int depth);
  NodeId shape_owner(NodeId expression, int depth);

  const HazardFacts& facts_;
  Natures& natures_;
};

}  // namespace paddle_ls::to_static
