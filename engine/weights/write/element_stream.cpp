#include "engine/weights/write/element_stream.hpp"

#include <algorithm>

#include "engine/weights/bytes/file_bytes.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t chunk_bytes = std::uint64_t{256} << 10U;
constexpr std::uint64_t largest_box = std::uint64_t{96} << 20U;

}  // namespace

Result<ElementStream> ElementStream::open(const Checkpoint& checkpoint) {
  ElementStream stream(checkpoint);
  for (const auto& path : checkpoint.files) {
    auto file = FileBytes::open(path);
    if (!file) return error(file.error().message, path.generic_string());
    stream.files_.push_back(std::move(*file));
    stream.sources_.push_back(stream.files_.back().get());
  }
  stream.reader_ = std::make_unique<ElementReader>(checkpoint, stream.sources_);
  return stream;
}

Result<void> ElementStream::write(const Tensor& tensor, ByteSink& to) {
  if (element_count(tensor.shape) == 0) return {};
  const auto axes = merged_axes(tensor);
  if (!is_gathered_in_boxes(axes)) return write_in_order(tensor, to);
  StorageReader storage(*checkpoint_, sources_, tensor.storage);
  return StridedElements(storage, tensor, axes, largest_box, strided_).write(to);
}

Result<void> ElementStream::write_bytes(std::size_t storage, ByteSink& to) {
  Tensor bytes;
  bytes.type = ElementType::uint8;
  bytes.storage = storage;
  bytes.shape = {checkpoint_->storages[storage].bytes};
  bytes.strides = {1};
  return write_in_order(bytes, to);
}

Result<void> ElementStream::write_in_order(const Tensor& tensor, ByteSink& to) {
  const std::uint64_t width = width_of(tensor.type);
  const std::uint64_t all = element_count(tensor.shape).value_or(0);
  for (std::uint64_t first = 0; first < all;) {
    const std::uint64_t count = std::min(all - first, chunk_bytes / width);
    buffer_.resize(static_cast<std::size_t>(count * width));
    if (auto read = reader_->read(tensor, first, count, buffer_); !read) return read;
    to.write({buffer_.data(), buffer_.size()});
    if (auto state = to.state(); !state) return state;
    first += count;
  }
  return {};
}

}  // namespace paddle_ls::weights
