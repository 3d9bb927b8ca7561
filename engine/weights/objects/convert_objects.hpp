// The graph of a pickle -> values of a checkpoint.
//
// A few names of functions and classes have a meaning here; everything else becomes a `Refused`
// that says what it wants, and the objects around it are still read.
#pragma once

#include "engine/weights/objects/pickle_context.hpp"

namespace paddle_ls::weights {

inline constexpr std::size_t max_depth = 500;  // of containers in containers
inline constexpr std::size_t max_refused = 100'000;
inline constexpr std::size_t max_tensors = 1'000'000;
inline constexpr std::size_t max_dimensions = 8'000'000;  // of all tensors together

// Adds the values, tensors and storages of the graph to the checkpoint, and makes the root of the
// graph its root. Every tensor lies inside of its storage.
Result<void> convert(PickleContext& context);

}  // namespace paddle_ls::weights
