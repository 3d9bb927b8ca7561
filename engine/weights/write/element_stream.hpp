// The elements of a tensor into a sink, in row-major order, little-endian and without gaps.
//
// A transposed matrix is gathered in boxes: the part of a box in the file is read in long steps
// into one buffer, put in order in memory, and written in long steps from a second one.
#pragma once

#include <memory>
#include <vector>

#include "engine/weights/values/element_reader.hpp"
#include "engine/weights/write/byte_sink.hpp"
#include "engine/weights/write/strided_elements.hpp"

namespace paddle_ls::weights {

class ElementStream {
 public:
  // Opens the files of the checkpoint, which must outlive it.
  static Result<ElementStream> open(const Checkpoint& checkpoint);

  Result<void> write(const Tensor& tensor, ByteSink& to);

  // All bytes that a storage holds.
  Result<void> write_bytes(std::size_t storage, ByteSink& to);

 private:
  explicit ElementStream(const Checkpoint& checkpoint) : checkpoint_(&checkpoint) {}

  Result<void> write_in_order(const Tensor& tensor, ByteSink& to);

  const Checkpoint* checkpoint_;
  std::vector<std::unique_ptr<ByteSource>> files_;
  std::vector<const ByteSource*> sources_;
  std::unique_ptr<ElementReader> reader_;
  std::vector<char> buffer_;
  StridedBuffers strided_;
};

// A failure to read elements gets the path of their tensor; one of the sink has a place already.
inline Result<void> at_path(Result<void> done, const ByteSink& to, const std::string& path) {
  if (done || !to.state()) return done;
  std::string& where = done.error().where;
  where = where.empty() ? path : path + ", " + where;
  return done;
}

}  // namespace paddle_ls::weights
