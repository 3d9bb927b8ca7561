// Other views of the same elements.
#pragma once

#include <optional>

#include "engine/weights/model/tensor.hpp"

namespace paddle_ls::weight_map {

// Rows of the first dimension: the `index`-th of `count` equal parts. Nothing where it cannot be
// cut so.
std::optional<weights::Tensor> part_of(const weights::Tensor& tensor, std::size_t index,
                                       std::size_t count);

weights::Tensor transposed(const weights::Tensor& tensor);

// With one dimension. What has none keeps none. Nothing where the elements have gaps between them.
std::optional<weights::Tensor> flattened(const weights::Tensor& tensor);

}  // namespace paddle_ls::weight_map
