// In which order two programs call their layers.
#pragma once

#include <vector>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::alignment {

// The events of `converted` that begin a layer earlier or later than the original does: as few as
// explain the other order.
std::vector<const RunEvent*> out_of_order(const RunRecording& converted);

}  // namespace paddle_ls::alignment
