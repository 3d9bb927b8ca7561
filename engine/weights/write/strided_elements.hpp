// The elements of a tensor whose strides are not in the order of its dimensions.
//
// What is read at once is a box of the tensor. Its elements are runs in the storage, which are
// read in the order of the storage. They are put in order a few rows at a time, which stay in the
// cache until they are written.
#pragma once

#include <span>
#include <vector>

#include "engine/weights/values/storage_reader.hpp"
#include "engine/weights/write/byte_sink.hpp"

namespace paddle_ls::weights {

struct StridedAxis {
  std::uint64_t size;
  std::uint64_t stride;  // in elements
};

// The dimensions of a tensor with elements, without those of size 1; neighbours that are one
// dimension in the storage are one axis.
std::vector<StridedAxis> merged_axes(const Tensor& tensor);

// Whether the elements have to be put in a different order, and are beside each other in the
// storage without repetition.
bool is_gathered_in_boxes(const std::vector<StridedAxis>& axes);

// Memory that one tensor leaves to the next.
struct StridedBuffers {
  std::vector<char> box;
  std::vector<char> rows;
  std::vector<char> window;  // some bytes of the storage, for short runs
};

class StridedElements {
 public:
  // `axes` are those of `tensor`. A box has at most `box_bytes`, and at least one element.
  StridedElements(StorageReader& storage, const Tensor& tensor,
                  const std::vector<StridedAxis>& axes, std::uint64_t box_bytes,
                  StridedBuffers& buffers);

  Result<void> write(ByteSink& to);

 private:
  struct BoxAxis {
    bool is_split;
    std::uint64_t size;
    std::uint64_t stride;      // in the storage
    std::uint64_t in_stride;   // in the order of the storage
    std::uint64_t out_stride;  // in the order of the tensor
  };

  // A box has `split_size` elements of the split axis.
  std::vector<BoxAxis> box_axes(std::uint64_t split_size) const;
  Result<void> write_box(std::uint64_t offset, std::uint64_t split_size, ByteSink& to);
  Result<void> read_runs(std::uint64_t offset, const std::vector<BoxAxis>& axes);
  Result<void> read_run(std::uint64_t start, std::span<char> into);
  std::span<char> rows_of_box(const std::vector<BoxAxis>& axes, std::uint64_t first,
                              std::uint64_t count);

  StorageReader& storage_;
  const Tensor& tensor_;
  const std::vector<StridedAxis>& axes_;
  std::size_t width_;
  std::size_t split_;        // the axis of which a box takes a part; inner axes are taken whole
  std::uint64_t inner_ = 1;  // elements for each index of the split axis: a row
  std::uint64_t split_step_;
  StridedBuffers& buffers_;
  std::uint64_t window_start_ = 0;
  std::size_t window_size_ = 0;
};

}  // namespace paddle_ls::weights
