// What Paddle adds to a dict of parameters for itself.
#pragma once

#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

// Moves the entry `StructuredToParameterName@@` of the root to Checkpoint::parameter_names.
void take_parameter_names(Checkpoint& checkpoint);

// Older protocols hold no array of more than 4 GB. Paddle cuts such arrays in flat pieces, and
// `UnpackBigParamInfor@@` says which belong together. Each becomes one tensor again.
Result<void> join_big_parameters(Checkpoint& checkpoint);

}  // namespace paddle_ls::weights
