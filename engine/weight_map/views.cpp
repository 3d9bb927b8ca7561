#include "engine/weight_map/views.hpp"

#include <algorithm>

namespace paddle_ls::weight_map {

using weights::Tensor;

std::optional<Tensor> part_of(const Tensor& tensor, std::size_t index, std::size_t count) {
  if (tensor.shape.empty() || tensor.shape.front() % count != 0) return std::nullopt;
  Tensor part = tensor;
  part.shape.front() /= count;
  part.offset += index * part.shape.front() * tensor.strides.front();
  return part;
}

Tensor transposed(const Tensor& tensor) {
  Tensor turned = tensor;
  std::reverse(turned.shape.begin(), turned.shape.end());
  std::reverse(turned.strides.begin(), turned.strides.end());
  return turned;
}

std::optional<Tensor> flattened(const Tensor& tensor) {
  if (tensor.shape.empty()) return tensor;
  Tensor flat = tensor;
  const auto is_wide = [](std::uint64_t size) { return size != 1; };
  const auto wide = std::find_if(tensor.shape.begin(), tensor.shape.end(), is_wide);
  if (wide == tensor.shape.end()) {
    flat.shape = {1};
    flat.strides = {1};
    return flat;
  }
  const auto at = static_cast<std::size_t>(wide - tensor.shape.begin());
  if (std::none_of(wide + 1, tensor.shape.end(), is_wide)) {
    flat.shape = {tensor.shape[at]};
    flat.strides = {tensor.strides[at]};
    return flat;
  }
  const auto count = weights::element_count(tensor.shape);
  if (!count || tensor.strides != weights::row_major_strides(tensor.shape)) return std::nullopt;
  flat.shape = {*count};
  flat.strides = {1};
  return flat;
}

}  // namespace paddle_ls::weight_map
