// A tensor as a checkpoint keeps it: a view of a storage, and where the bytes of the storage are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weights/model/element_type.hpp"

namespace paddle_ls::weights {

inline constexpr std::size_t max_rank = 64;  // of torch and NumPy

struct Storage {
  std::size_t file = 0;       // index into Checkpoint::files
  std::uint64_t offset = 0;   // of the first byte in the file
  std::uint64_t encoded = 0;  // bytes that it takes in the file
  std::uint64_t bytes = 0;    // bytes that it holds
  bool big_endian = false;
  // Older pickles write bytes as text: each byte is a character of Latin-1, encoded in UTF-8.
  bool as_utf8 = false;
  // A storage that was cut in pieces: the storages that make it up in this order. Where it is in
  // the file, the pieces say. A piece has no pieces.
  std::vector<std::size_t> pieces;
};

struct Tensor {
  ElementType type = ElementType::float32;
  std::vector<std::uint64_t> shape;
  std::vector<std::uint64_t> strides;  // in elements
  std::size_t storage = 0;             // index into Checkpoint::storages
  std::uint64_t offset = 0;            // of the first element, in elements
  bool is_parameter = false;
  bool is_array = false;  // a NumPy array beside tensors
  std::string name;       // that the framework gave it, often empty
};

// The product of the dimensions, or nothing if it passes 2^63.
std::optional<std::uint64_t> element_count(const std::vector<std::uint64_t>& shape);

// `[64, 3, 7, 7]`
std::string shape_text(const std::vector<std::uint64_t>& shape);

// Strides of a dense tensor, the last dimension innermost or outermost. The product of the
// dimensions other than 0 must be less than 2^63.
std::vector<std::uint64_t> row_major_strides(const std::vector<std::uint64_t>& shape);
std::vector<std::uint64_t> column_major_strides(const std::vector<std::uint64_t>& shape);

// Every element of `tensor` lies inside of `storage_bytes`.
Result<void> check_tensor(const Tensor& tensor, std::uint64_t storage_bytes);

}  // namespace paddle_ls::weights
