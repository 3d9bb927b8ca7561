#include "engine/weights/model/tensor.hpp"

#include <algorithm>
#include <limits>

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t largest_count = std::numeric_limits<std::int64_t>::max();

// Sums and products that stay inside of what torch and NumPy can count.
std::optional<std::uint64_t> checked_product(std::uint64_t left, std::uint64_t right) {
  std::uint64_t product = 0;
  if (__builtin_mul_overflow(left, right, &product) || product > largest_count) return {};
  return product;
}

std::optional<std::uint64_t> checked_sum(std::uint64_t left, std::uint64_t right) {
  std::uint64_t sum = 0;
  if (__builtin_add_overflow(left, right, &sum) || sum > largest_count) return {};
  return sum;
}

// The index of the last element in the storage.
std::optional<std::uint64_t> last_index(const Tensor& tensor) {
  std::optional<std::uint64_t> last = tensor.offset;
  for (std::size_t i = 0; i < tensor.shape.size() && last; ++i) {
    const auto reach = checked_product(tensor.shape[i] - 1, tensor.strides[i]);
    last = reach ? checked_sum(*last, *reach) : std::nullopt;
  }
  return last;
}

}  // namespace

std::optional<std::uint64_t> element_count(const std::vector<std::uint64_t>& shape) {
  // A dimension of 0 does not excuse the others: their strides are products of them.
  std::optional<std::uint64_t> count = 1;
  for (const std::uint64_t size : shape) {
    if (count && size != 0) count = checked_product(*count, size);
  }
  if (!count || std::ranges::find(shape, 0U) == shape.end()) return count;
  return 0;
}

std::string shape_text(const std::vector<std::uint64_t>& shape) {
  std::string text = "[";
  for (const std::uint64_t size : shape)
    text += (text.size() > 1 ? ", " : "") + std::to_string(size);
  return text + "]";
}

std::vector<std::uint64_t> row_major_strides(const std::vector<std::uint64_t>& shape) {
  std::vector<std::uint64_t> strides(shape.size(), 1);
  for (std::size_t i = shape.size(); i-- > 1;) {
    strides[i - 1] = strides[i] * std::max<std::uint64_t>(shape[i], 1);
  }
  return strides;
}

std::vector<std::uint64_t> column_major_strides(const std::vector<std::uint64_t>& shape) {
  std::vector<std::uint64_t> strides(shape.size(), 1);
  for (std::size_t i = 1; i < shape.size(); ++i) {
    strides[i] = strides[i - 1] * std::max<std::uint64_t>(shape[i - 1], 1);
  }
  return strides;
}

Result<void> check_tensor(const Tensor& tensor, std::uint64_t storage_bytes) {
  if (tensor.shape.size() > max_rank) {
    return error("a tensor has more than " + std::to_string(max_rank) + " dimensions");
  }
  if (tensor.shape.size() != tensor.strides.size()) {
    return error("a tensor has " + std::to_string(tensor.shape.size()) + " dimensions and " +
                 std::to_string(tensor.strides.size()) + " strides");
  }
  const auto count = element_count(tensor.shape);
  if (!count || !checked_product(*count, width_of(tensor.type))) {
    return error("a tensor has more elements than can be counted");
  }
  if (*count == 0) return {};
  const auto last = last_index(tensor);
  if (!last || *last >= storage_bytes / width_of(tensor.type)) {
    return error("a tensor reaches past the end of its storage of " +
                 std::to_string(storage_bytes) + " bytes");
  }
  return {};
}

}  // namespace paddle_ls::weights
