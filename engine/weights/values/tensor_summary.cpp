#include "engine/weights/values/tensor_summary.hpp"

#include <algorithm>
#include <cmath>

#include "engine/weights/values/element_numbers.hpp"

namespace paddle_ls::weights {
namespace {

constexpr std::uint64_t elements_at_once = std::uint64_t{1} << 16U;

void add(double number, TensorSummary& to) {
  if (std::isnan(number)) {
    ++to.not_numbers;
  } else if (std::isinf(number)) {
    ++to.infinities;
  } else {
    to.least = to.finite == 0 ? number : std::min(to.least, number);
    to.greatest = to.finite == 0 ? number : std::max(to.greatest, number);
    ++to.finite;
    // A sum of large numbers could be infinite where their mean is not.
    to.mean += (number - to.mean) / static_cast<double>(to.finite);
  }
}

}  // namespace

Result<TensorSummary> summarize(ElementReader& reader, const Tensor& tensor, std::uint64_t most,
                                const std::function<bool()>& stop) {
  const std::uint64_t wanted = std::min(most, element_count(tensor.shape).value_or(0));
  TensorSummary summary;
  std::vector<char> bytes;
  std::vector<double> numbers;
  while (summary.looked_at < wanted && !stop()) {
    const std::uint64_t now = std::min(elements_at_once, wanted - summary.looked_at);
    bytes.resize(now * width_of(tensor.type));
    if (auto read = reader.read(tensor, summary.looked_at, now, bytes); !read) {
      return tl::unexpected(read.error());
    }
    numbers.clear();
    append_numbers(tensor.type, bytes, numbers);
    for (const double number : numbers) add(number, summary);
    summary.looked_at += now;
  }
  return summary;
}

}  // namespace paddle_ls::weights
