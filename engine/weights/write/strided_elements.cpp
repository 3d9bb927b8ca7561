#include "engine/weights/write/strided_elements.hpp"

#include <algorithm>

#include "engine/weights/bytes/byte_order.hpp"
#include "engine/weights/write/permute.hpp"
#include "platform/memory.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t rows_bytes = std::uint64_t{512} << 10U;  // that stay in the cache of a core
constexpr std::uint64_t line_bytes = 64;  // fewer rows at once would leave parts of cache lines
constexpr std::uint64_t most_rows_bytes = std::uint64_t{8} << 20U;
constexpr std::uint64_t near_bytes = std::uint64_t{64} << 10U;
constexpr std::uint64_t short_run_bytes = std::uint64_t{8} << 10U;
constexpr std::uint64_t far_bytes = std::uint64_t{2} << 10U;  // more is not read to skip it

// What was in the buffer goes first, so that there are never two of them. Lines of a box are far
// from each other, and a small page would have to be looked up for each.
void make_room(std::vector<char>& buffer, std::uint64_t bytes) {
  if (buffer.size() >= bytes) return;
  buffer = std::vector<char>();
  buffer.reserve(static_cast<std::size_t>(bytes));
  platform::use_large_pages({buffer.data(), buffer.capacity()});
  buffer.resize(static_cast<std::size_t>(bytes));
}

}  // namespace

std::vector<StridedAxis> merged_axes(const Tensor& tensor) {
  std::vector<StridedAxis> axes;
  for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
    const StridedAxis axis{tensor.shape[i], tensor.strides[i]};
    if (axis.size == 1) continue;
    if (!axes.empty() && axes.back().stride / axis.size == axis.stride &&
        axes.back().stride % axis.size == 0) {
      axes.back() = {axes.back().size * axis.size, axis.stride};
    } else {
      axes.push_back(axis);
    }
  }
  return axes;
}

bool is_gathered_in_boxes(const std::vector<StridedAxis>& axes) {
  if (axes.size() < 2) return false;
  const auto by_stride = [](const StridedAxis& a, const StridedAxis& b) {
    return a.stride < b.stride;
  };
  return std::ranges::min_element(axes, by_stride)->stride == 1;
}

StridedElements::StridedElements(StorageReader& storage, const Tensor& tensor,
                                 const std::vector<StridedAxis>& axes, std::uint64_t box_bytes,
                                 StridedBuffers& buffers)
    : storage_(storage),
      tensor_(tensor),
      axes_(axes),
      width_(width_of(tensor.type)),
      split_(axes.size() - 1),
      buffers_(buffers) {
  const std::uint64_t most = std::max<std::uint64_t>(box_bytes / width_, 1);
  while (split_ > 0 && axes[split_].size <= most / inner_) inner_ *= axes[split_--].size;
  split_step_ = std::clamp<std::uint64_t>(most / inner_, 1, axes[split_].size);
  make_room(buffers_.box, split_step_ * inner_ * width_);
}

Result<void> StridedElements::write(ByteSink& to) {
  std::vector<std::uint64_t> index(split_, 0);
  std::uint64_t offset = tensor_.offset;
  while (true) {
    const StridedAxis& split = axes_[split_];
    for (std::uint64_t at = 0; at < split.size; at += split_step_) {
      const std::uint64_t size = std::min(split_step_, split.size - at);
      if (auto done = write_box(offset + at * split.stride, size, to); !done) return done;
    }
    std::size_t axis = split_;
    while (axis > 0 && ++index[axis - 1] == axes_[axis - 1].size) {
      --axis;
      offset -= (axes_[axis].size - 1) * axes_[axis].stride;
      index[axis] = 0;
    }
    if (axis == 0) return {};
    offset += axes_[axis - 1].stride;
  }
}

// In the order of the storage, the smallest stride first.
std::vector<StridedElements::BoxAxis> StridedElements::box_axes(std::uint64_t split_size) const {
  std::vector<BoxAxis> box;
  std::uint64_t count = 1;
  for (std::size_t i = axes_.size(); i-- > split_;) {
    const std::uint64_t size = i == split_ ? split_size : axes_[i].size;
    if (size > 1) box.push_back({i == split_, size, axes_[i].stride, 0, count});
    count *= size;
  }
  std::ranges::stable_sort(box, {}, &BoxAxis::stride);
  count = 1;
  for (BoxAxis& axis : box) {
    axis.in_stride = count;
    count *= axis.size;
  }
  return box;
}

Result<void> StridedElements::write_box(std::uint64_t offset, std::uint64_t split_size,
                                        ByteSink& to) {
  const auto axes = box_axes(split_size);
  if (auto read = read_runs(offset, axes); !read) return read;
  const std::uint64_t row_bytes = inner_ * width_;
  const std::uint64_t wanted = std::min(std::max(rows_bytes / row_bytes, line_bytes / width_),
                                        std::max<std::uint64_t>(most_rows_bytes / row_bytes, 1));
  for (std::uint64_t first = 0; first < split_size; first += wanted) {
    const auto rows = rows_of_box(axes, first, std::min(wanted, split_size - first));
    if (storage_.is_big_endian()) reverse_bytes(rows, names_of(tensor_.type).number_width);
    to.write({rows.data(), rows.size()});
    if (auto state = to.state(); !state) return state;
  }
  return {};
}

Result<void> StridedElements::read_runs(std::uint64_t offset, const std::vector<BoxAxis>& axes) {
  std::size_t inner = 0;  // axes that are one run together
  std::uint64_t run = 1;
  while (inner < axes.size() && axes[inner].stride == run) run *= axes[inner++].size;
  std::vector<std::uint64_t> index(axes.size(), 0);
  const auto bytes = static_cast<std::size_t>(run * width_);
  for (std::size_t to = 0;; to += bytes) {
    auto read = read_run(offset * width_, std::span(buffers_.box).subspan(to, bytes));
    if (!read) return read;
    std::size_t axis = inner;
    while (axis < axes.size() && ++index[axis] == axes[axis].size) {
      offset -= (axes[axis].size - 1) * axes[axis].stride;
      index[axis++] = 0;
    }
    if (axis == axes.size()) return {};
    offset += axes[axis].stride;
  }
}

// Short runs that are near each other are read together.
Result<void> StridedElements::read_run(std::uint64_t start, std::span<char> into) {
  if (into.size() >= short_run_bytes) return storage_.read(start, into);
  auto& window = buffers_.window;
  const std::uint64_t window_end = window_start_ + window_size_;
  if (start < window_start_ || start + into.size() > window_end) {
    const bool is_near = start >= window_start_ && start <= window_end + far_bytes;
    const std::uint64_t wanted = is_near ? near_bytes : std::uint64_t{into.size()};
    if (start >= storage_.size() || into.size() > storage_.size() - start) {
      return error("a tensor reaches past the end of its storage");
    }
    window_start_ = start;
    window_size_ = static_cast<std::size_t>(std::min(wanted, storage_.size() - start));
    make_room(window, near_bytes);
    if (auto read = storage_.read(start, std::span(window).first(window_size_)); !read) return read;
  }
  std::copy_n(window.data() + (start - window_start_), into.size(), into.data());
  return {};
}

// Elements `first` to `first + count` of the split axis, in the order of the tensor.
std::span<char> StridedElements::rows_of_box(const std::vector<BoxAxis>& axes, std::uint64_t first,
                                             std::uint64_t count) {
  std::vector<PermutedAxis> permuted;
  std::uint64_t start = 0;
  for (const BoxAxis& axis : axes) {
    const std::uint64_t size = axis.is_split ? count : axis.size;
    if (axis.is_split) start = first * axis.in_stride;
    if (size == 1) continue;
    permuted.push_back({static_cast<std::size_t>(size), static_cast<std::size_t>(axis.in_stride),
                        static_cast<std::size_t>(axis.out_stride)});
  }
  const auto bytes = static_cast<std::size_t>(count * inner_ * width_);
  make_room(buffers_.rows, bytes);
  permute(std::move(permuted), width_, buffers_.box.data() + start * width_, buffers_.rows.data());
  return std::span(buffers_.rows).first(bytes);
}

}  // namespace paddle_ls::weights
