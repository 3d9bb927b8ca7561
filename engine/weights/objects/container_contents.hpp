// Lists, dicts and whatever else only holds other objects.
#pragma once

#include <optional>

#include "engine/weights/model/checkpoint.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights {

struct Contents {
  bool is_dict = false;
  SequenceKind kind = SequenceKind::list;
  std::vector<pickle::NodeId> children;  // of a dict: key, value, key, value
};

// Nothing where the node is not a container that is known. What is looked at is taken from
// `budget`, and nothing is found when it is used up: many calls can name one long list.
std::optional<Contents> contents_at(const pickle::Graph& graph, pickle::NodeId id,
                                    std::size_t& budget);

}  // namespace paddle_ls::weights
