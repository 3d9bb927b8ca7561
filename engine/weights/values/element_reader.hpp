// The elements of a tensor in the order of its indices, some at a time.
//
// A view with other strides is gathered in the order of the file, so that a transposed matrix
// larger than the memory is still read in long steps. What is kept between two calls is small.
#pragma once

#include <memory>
#include <optional>

#include "engine/weights/values/storage_reader.hpp"

namespace paddle_ls::weights {

class ElementReader {
 public:
  // Opens the files of the checkpoint, which must outlive it.
  static Result<ElementReader> open(const Checkpoint& checkpoint);

  // `sources` stand for the files of the checkpoint.
  ElementReader(const Checkpoint& checkpoint, std::vector<const ByteSource*> sources)
      : checkpoint_(&checkpoint), sources_(std::move(sources)) {}

  // Elements `first` to `first + count` in row-major order, little-endian and without gaps.
  // `out` has room for exactly these.
  Result<void> read(const Tensor& tensor, std::uint64_t first, std::uint64_t count,
                    std::span<char> out);

 private:
  StorageReader& storage(std::size_t index);

  const Checkpoint* checkpoint_;
  std::vector<std::unique_ptr<ByteSource>> files_;
  std::vector<const ByteSource*> sources_;
  std::size_t open_storage_ = 0;
  std::optional<StorageReader> reader_;  // of `open_storage_`
};

}  // namespace paddle_ls::weights
