// A whole checkpoint: every dict of states in it is mapped, the rest is kept as far as it is data.
#pragma once

#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weight_map/prefix_fit.hpp"
#include "engine/weight_map/state_map.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weight_map {

enum class StateAction : std::uint8_t {
  kept,
  renamed,
  transposed,
  split,
  reshaped,
  dropped,
  not_understood,
};

std::string_view name_of(StateAction action);

// How a tensor was converted, or an object that is not a tensor and could not be kept.
struct Mapped {
  std::string from;  // its path in the file
  std::vector<std::string> to;
  StateAction action = StateAction::kept;
  std::string reason;
};

struct MappedCheckpoint {
  weights::Checkpoint checkpoint;  // views of the same files
  std::vector<Mapped> entries;     // in the order of the file
  std::size_t not_understood = 0;
};

// What stands before all names of a dict of states is left out when a name is decided about, and
// kept in the result. An error for a file without tensors.
Result<MappedCheckpoint> map_checkpoint(const weights::Checkpoint& checkpoint,
                                        const Decide& decide);

// The largest dict of tensors by name; empty where there is none.
NamedTensors largest_states(const weights::Checkpoint& checkpoint);

}  // namespace paddle_ls::weight_map
