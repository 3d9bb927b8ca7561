// What may be rounding. It differs between any two libraries, and grows with depth.
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::alignment {

// Of gradients, and of what they change.
bool is_backward(EventKind kind);

// Of a weight or buffer, whose path ends with its own name in its layer.
bool is_of_state(EventKind kind);

// Whether the error has a size; else it is of another kind, such as a shape.
bool is_of_size(const PartError& error);

// How large an error with a size is, relative to the values; infinite if these are all zero.
double relative(const PartError& error);

// A larger error is not rounding, unless a second run shows that it is.
double bound_of(const PartError& error, EventKind kind);

// The largest values of each kind in each step of a run.
class LargestValues {
 public:
  // The run is compared with another one, whose values are meant.
  explicit LargestValues(const RunRecording& compared);

  // Whether an error of an event of either run is as small as the last bits of the largest value.
  bool make_noise(const RunEvent& event, const PartError& error) const;

 private:
  std::map<std::pair<EventKind, std::uint32_t>, double> largest_;
};

// Whether a second run is worth its time for this error. `is_tiny`: the values are noise beside
// the largest of their kind.
bool may_be_rounding(const PartError& error, bool is_tiny);

bool differ_in_float_width(const PartError& error);

}  // namespace paddle_ls::alignment
