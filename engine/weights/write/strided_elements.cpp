#include "engine/weights/write/strided_elements.hpp"

#include <algorithm>

#include "engine/weights/write/permute.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t window_bytes = std::uint64_t{64} << 10U;
constexpr std::uint64_t short_run_bytes = std::uint64_t{8} << 10U;
constexpr std::uint64_t far_bytes = std::uint64_t{2} << 10U;  // more is not read to skip it

void turn_round(std::span<char> bytes, std::size_t width) {
  if (width == 1) return;
  for (std::size_t i = 0; i + width <= bytes.size(); i += width) {
    std::reverse(bytes.data() + i, bytes.data() + i + width);
  }
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
                                 const std::vector<StridedAxis>& axes, std::uint64_t box_bytes)
    : storage_(storage), tensor_(tensor), axes_(axes), width_(width_of(tensor.type)) {
  const std::uint64_t most = box_bytes / width_;
  std::uint64_t inner = 1;
  split_ = axes.size() - 1;
  while (split_ > 0 && axes[split_].size <= most / inner) inner *= axes[split_--].size;
  split_step_ = std::clamp<std::uint64_t>(most / inner, 1, axes[split_].size);
  in_.resize(static_cast<std::size_t>(inner * split_step_ * width_));
  out_.resize(in_.size());
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
    if (size > 1) box.push_back({size, axes_[i].stride, 0, count});
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
  std::uint64_t count = 1;
  for (const BoxAxis& axis : axes) count *= axis.size;
  in_.resize(static_cast<std::size_t>(count * width_));
  out_.resize(in_.size());
  if (auto read = read_runs(offset, axes); !read) return read;
  permute(axes);
  if (storage_.is_big_endian()) turn_round(out_, names_of(tensor_.type).number_width);
  to.write({out_.data(), out_.size()});
  return to.state();
}

Result<void> StridedElements::read_runs(std::uint64_t offset, const std::vector<BoxAxis>& axes) {
  std::size_t inner = 0;  // axes that are one run together
  std::uint64_t run = 1;
  while (inner < axes.size() && axes[inner].stride == run) run *= axes[inner++].size;
  std::vector<std::uint64_t> index(axes.size(), 0);
  const auto bytes = static_cast<std::size_t>(run * width_);
  for (std::size_t to = 0;; to += bytes) {
    auto read = read_run(offset * width_, std::span<char>(in_).subspan(to, bytes));
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
  const std::uint64_t window_end = window_start_ + window_.size();
  if (start < window_start_ || start + into.size() > window_end) {
    const bool is_near = start >= window_start_ && start <= window_end + far_bytes;
    const std::uint64_t wanted = is_near ? window_bytes : std::uint64_t{into.size()};
    if (start >= storage_.size() || into.size() > storage_.size() - start) {
      return error("a tensor reaches past the end of its storage");
    }
    window_.resize(static_cast<std::size_t>(std::min(wanted, storage_.size() - start)));
    window_start_ = start;
    if (auto read = storage_.read(start, window_); !read) return read;
  }
  std::copy_n(window_.data() + (start - window_start_), into.size(), into.data());
  return {};
}

void StridedElements::permute(std::vector<BoxAxis> axes) {
  std::vector<PermutedAxis> permuted;
  for (const BoxAxis& axis : axes) {
    permuted.push_back({static_cast<std::size_t>(axis.size),
                        static_cast<std::size_t>(axis.in_stride),
                        static_cast<std::size_t>(axis.out_stride)});
  }
  weights::permute(std::move(permuted), width_, in_.data(), out_.data());
}

}  // namespace paddle_ls::weights
