#include "engine/weights/values/element_reader.hpp"

#include <algorithm>
#include <cstring>

#include "engine/weights/bytes/byte_order.hpp"
#include "engine/weights/bytes/file_bytes.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t window_bytes = std::uint64_t{64} << 10U;
constexpr std::uint64_t far_window_bytes = std::uint64_t{4} << 10U;  // after a jump

// Some bytes of a storage around the place that is being read.
class Window {
 public:
  Window(StorageReader& storage, std::size_t width) : storage_(storage), width_(width) {}

  // The bytes of `count` elements from element `index` on, at most window_bytes.
  Result<const char*> elements(std::uint64_t index, std::uint64_t count) {
    const std::uint64_t start = index * width_;
    const std::uint64_t length = count * width_;
    const bool is_there = start >= start_ && start + length <= start_ + bytes_.size();
    if (!is_there) {
      if (auto moved = move(start, length); !moved) {
        return tl::unexpected(std::move(moved.error()));
      }
    }
    return bytes_.data() + (start - start_);
  }

 private:
  Result<void> move(std::uint64_t start, std::uint64_t length) {
    const std::uint64_t end = start_ + bytes_.size();
    const bool is_near = start >= start_ && start <= end + window_bytes;
    const std::uint64_t wanted = std::max(length, is_near ? window_bytes : far_window_bytes);
    if (start >= storage_.size()) return error("a tensor reaches past the end of its storage");
    bytes_.resize(static_cast<std::size_t>(std::min(wanted, storage_.size() - start)));
    if (bytes_.size() < length) return error("a tensor reaches past the end of its storage");
    start_ = start;
    return storage_.read(start, bytes_);
  }

  StorageReader& storage_;
  std::size_t width_;
  std::vector<char> bytes_;
  std::uint64_t start_ = 0;
};

struct Axis {
  std::uint64_t size;
  std::uint64_t stride;      // in the storage
  std::uint64_t out_stride;  // in what is read
};

// A part of a tensor that is itself a tensor.
struct Box {
  std::uint64_t offset;  // of its first element in the storage
  std::uint64_t count;
  std::vector<Axis> axes;
};

// The largest box of at most `count` elements that begins at element `first`.
Box box_at(const Tensor& tensor, std::uint64_t first, std::uint64_t count) {
  Box box{tensor.offset, 1, {}};
  std::uint64_t rest = first;
  bool is_open = true;  // all axes inside are taken whole
  for (std::size_t i = tensor.shape.size(); i-- > 0;) {
    const std::uint64_t size = tensor.shape[i];
    const std::uint64_t index = rest % size;
    rest /= size;
    box.offset += index * tensor.strides[i];
    if (!is_open) continue;
    const std::uint64_t taken = std::min(size - index, count / box.count);
    is_open = index == 0 && taken == size;
    if (taken > 1) box.axes.push_back({taken, tensor.strides[i], box.count});
    box.count *= taken;
  }
  return box;
}

class BoxReader {
 public:
  BoxReader(Window& window, std::size_t width, std::span<char> out)
      : window_(window), width_(width), out_(out) {}

  // In the order of the storage: the axis with the smallest stride runs fastest.
  Result<void> read(Box box) {
    std::ranges::stable_sort(box.axes, {}, &Axis::stride);
    const Axis inner = box.axes.empty() ? Axis{1, 1, 1} : box.axes.front();
    const std::size_t outer = box.axes.empty() ? 0 : box.axes.size() - 1;
    std::vector<std::uint64_t> index(outer, 0);
    std::uint64_t from = box.offset;
    std::uint64_t to = 0;
    while (true) {
      if (auto done = line(inner, from, to); !done) return done;
      std::size_t axis = 0;
      for (; axis < outer; ++axis) {
        const Axis& next = box.axes[axis + 1];
        if (++index[axis] < next.size) {
          from += next.stride;
          to += next.out_stride;
          break;
        }
        from -= (next.size - 1) * next.stride;
        to -= (next.size - 1) * next.out_stride;
        index[axis] = 0;
      }
      if (axis == outer) return {};
    }
  }

 private:
  Result<void> line(const Axis& axis, std::uint64_t from, std::uint64_t to) {
    const std::uint64_t most = axis.stride == 1 ? window_bytes / width_ : 1;
    for (std::uint64_t i = 0; i < axis.size;) {
      const std::uint64_t count = std::min(most, axis.size - i);
      const auto bytes = window_.elements(from + i * axis.stride, count);
      if (!bytes) return tl::unexpected(bytes.error());
      for (std::uint64_t k = 0; k < count; ++k) {
        std::memcpy(out_.data() + (to + (i + k) * axis.out_stride) * width_, *bytes + k * width_,
                    width_);
      }
      i += count;
    }
    return {};
  }

  Window& window_;
  std::size_t width_;
  std::span<char> out_;
};

bool is_dense(const Tensor& tensor) {
  std::uint64_t expected = 1;
  for (std::size_t i = tensor.shape.size(); i-- > 0;) {
    if (tensor.shape[i] != 1 && tensor.strides[i] != expected) return false;
    expected *= tensor.shape[i];
  }
  return true;
}

Result<void> gather(const Tensor& tensor, std::uint64_t first, std::uint64_t count,
                    StorageReader& storage, std::span<char> out) {
  const std::size_t width = width_of(tensor.type);
  Window window(storage, width);
  while (count > 0) {
    Box box = box_at(tensor, first, count);
    const std::uint64_t taken = box.count;
    const auto bytes = static_cast<std::size_t>(taken * width);
    if (auto done = BoxReader(window, width, out.first(bytes)).read(std::move(box)); !done) {
      return done;
    }
    out = out.subspan(bytes);
    first += taken;
    count -= taken;
  }
  return {};
}

}  // namespace

Result<ElementReader> ElementReader::open(const Checkpoint& checkpoint) {
  ElementReader reader(checkpoint, {});
  for (const auto& path : checkpoint.files) {
    auto file = FileBytes::open(path);
    if (!file) return error(file.error().message, path.generic_string());
    reader.files_.push_back(std::move(*file));
    reader.sources_.push_back(reader.files_.back().get());
  }
  return reader;
}

StorageReader& ElementReader::storage(std::size_t index) {
  if (!reader_ || open_storage_ != index) reader_.emplace(*checkpoint_, sources_, index);
  open_storage_ = index;
  return *reader_;
}

Result<void> ElementReader::read(const Tensor& tensor, std::uint64_t first, std::uint64_t count,
                                 std::span<char> out) {
  const auto all = element_count(tensor.shape);
  const ElementNames& type = names_of(tensor.type);
  if (!all || first > *all || count > *all - first || out.size() / type.width != count ||
      out.size() % type.width != 0) {
    return error("these elements are not in the tensor");
  }
  if (count == 0) return {};
  StorageReader& from = storage(tensor.storage);
  auto done = is_dense(tensor) ? from.read((tensor.offset + first) * type.width, out)
                               : gather(tensor, first, count, from, out);
  if (done && from.is_big_endian()) reverse_bytes(out, type.number_width);
  return done;
}

}  // namespace paddle_ls::weights
