#include "engine/weights/listing/leaves.hpp"

#include "engine/weights/model/walk_leaves.hpp"

namespace paddle_ls::weights {

Result<std::vector<Leaf>> leaves_of(const Checkpoint& checkpoint, std::size_t most_bytes) {
  std::vector<Leaf> leaves;
  std::size_t bytes = 0;
  const auto walked =
      walk_leaves(checkpoint, [&](std::string_view path, const CheckpointValue& value) {
        bytes += path.size() + sizeof(Leaf);
        if (bytes <= most_bytes) leaves.push_back({std::string(path), &value});
      });
  if (!walked) return tl::unexpected(walked.error());
  if (bytes > most_bytes) {
    return error("the names in the structure take more than " + std::to_string(most_bytes) +
                 " bytes");
  }
  return leaves;
}

const Tensor* tensor_of(const Checkpoint& checkpoint, const Leaf& leaf) {
  const auto* index = std::get_if<TensorIndex>(leaf.value);
  return index == nullptr ? nullptr : &checkpoint.tensors[index->index];
}

std::uint64_t bytes_of(const Tensor& tensor) {
  return element_count(tensor.shape).value_or(0) * width_of(tensor.type);
}

Totals totals_of(const Checkpoint& checkpoint, const std::vector<Leaf>& leaves) {
  Totals totals;
  for (const Leaf& leaf : leaves) {
    const Tensor* tensor = tensor_of(checkpoint, leaf);
    if (tensor == nullptr) continue;
    ++totals.tensors;
    totals.elements += element_count(tensor->shape).value_or(0);
    totals.bytes += bytes_of(*tensor);
  }
  return totals;
}

std::vector<const Leaf*> first_users(const Checkpoint& checkpoint,
                                     const std::vector<Leaf>& leaves) {
  std::vector<const Leaf*> first(checkpoint.storages.size(), nullptr);
  for (const Leaf& leaf : leaves) {
    const Tensor* tensor = tensor_of(checkpoint, leaf);
    if (tensor != nullptr && first[tensor->storage] == nullptr) first[tensor->storage] = &leaf;
  }
  return first;
}

}  // namespace paddle_ls::weights
