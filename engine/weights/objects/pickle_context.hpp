// What the readers of one pickle share.
#pragma once

#include <functional>
#include <variant>

#include "engine/weights/model/checkpoint.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights {

// What a pickle says of a storage that stands outside of it.
struct StorageRequest {
  std::string key;
  ElementType type = ElementType::uint8;  // uint8 of storages without a type
  std::uint64_t bytes = 0;
};

// The storage of a request, as an index into Checkpoint::storages.
using FindStorage = std::function<Result<std::size_t>(const StorageRequest&)>;

struct PickleContext {
  const ByteSource& source;
  const pickle::Graph& graph;
  Checkpoint& checkpoint;
  std::size_t file = 0;      // of the pickle, an index into Checkpoint::files
  FindStorage find_storage;  // empty if a pickle has no storages
  // Paddle writes a tensor as a tuple of its name and an array.
  bool has_named_arrays = false;
  std::uint64_t text_bytes = 0;     // that were taken into memory
  std::uint64_t counted_bytes = 0;  // that were read to be counted
};

// A tensor, or why it is not one. An error where the file contradicts itself.
using TensorOrRefused = std::variant<Tensor, Refused>;

}  // namespace paddle_ls::weights
