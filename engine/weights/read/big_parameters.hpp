// What Paddle adds to a dict of parameters for itself.
#pragma once

#include "engine/weights/model/checkpoint.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights {

// Whether the root of a pickle is a dict with a table of names. `paddle.load` then makes tensors of
// the arrays that the table lists, and of nothing else.
bool has_parameter_names(const pickle::Graph& graph);

// Moves the entry `StructuredToParameterName@@` of the root to Checkpoint::parameter_names.
void take_parameter_names(Checkpoint& checkpoint);

// Older protocols hold no array of more than 4 GB. Paddle cuts such arrays in flat pieces, and
// `UnpackBigParamInfor@@` says which belong together. Each becomes one tensor again.
Result<void> join_big_parameters(Checkpoint& checkpoint);

// Makes tensors of the arrays at the root that Checkpoint::parameter_names lists.
void make_listed_tensors(Checkpoint& checkpoint);

}  // namespace paddle_ls::weights
