// What the elements of a tensor are like.
//
// Elements are read some at a time, and only until a time limit: what was seen
// until then is a sample from the start.
#pragma once

#include <functional>

#include "engine/weights/values/element_reader.hpp"

namespace paddle_ls::weights {

// Of a complex element, both parts are numbers.
struct TensorSummary {
  std::uint64_t looked_at = 0;  // elements
  std::uint64_t finite = 0;     // numbers; without any, the three below mean nothing
  double least = 0;
  double greatest = 0;
  double mean = 0;
  std::uint64_t not_numbers = 0;
  std::uint64_t infinities = 0;
};

// Of the first `most` elements; of fewer when `stop` returns true, which is called between pieces.
Result<TensorSummary> summarize(ElementReader& reader, const Tensor& tensor, std::uint64_t most,
                                const std::function<bool()>& stop);

}  // namespace paddle_ls::weights
