// The leaves of a checkpoint with their paths: `model.layer1.0.weight`.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

// A value that several containers share is met once for each of its paths, whose number can grow
// without bound.
inline constexpr std::size_t max_visits = 8'000'000;
inline constexpr std::size_t max_path_bytes = std::size_t{64} << 10U;

// A key of a dict as a part of a path: texts as they are, others as numbers or as their kind.
std::string key_text(const CheckpointValue& key);

// Everything but containers is a leaf, and its path has keys as `key_text` returns them. An error
// where there are too many leaves, or where names are too long.
Result<void> walk_leaves(
    const Checkpoint& checkpoint,
    const std::function<void(std::string_view path, const CheckpointValue&)>& leaf);

// For each storage, the tensors that use it: a storage of more than one is shared.
std::vector<std::vector<std::size_t>> tensors_by_storage(const Checkpoint& checkpoint);

}  // namespace paddle_ls::weights
