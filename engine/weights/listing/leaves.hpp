// The leaves of a checkpoint as a list, with totals.
#pragma once

#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

struct Leaf {
  std::string path;
  const CheckpointValue* value;  // in the checkpoint
};

// In the order of the file. An error where the paths take more than `most_bytes`: names that
// containers share are met again and again.
Result<std::vector<Leaf>> leaves_of(const Checkpoint& checkpoint, std::size_t most_bytes);

// The tensor that a leaf is, or null.
const Tensor* tensor_of(const Checkpoint& checkpoint, const Leaf& leaf);

// Bytes of the elements.
std::uint64_t bytes_of(const Tensor& tensor);

struct Totals {
  std::size_t tensors = 0;
  std::uint64_t elements = 0;
  std::uint64_t bytes = 0;
};

Totals totals_of(const Checkpoint& checkpoint, const std::vector<Leaf>& leaves);

// For each storage the first leaf that uses it, or null.
std::vector<const Leaf*> first_users(const Checkpoint& checkpoint, const std::vector<Leaf>& leaves);

}  // namespace paddle_ls::weights
