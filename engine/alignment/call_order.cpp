#include "engine/alignment/call_order.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

namespace paddle_ls::alignment {
namespace {

constexpr std::size_t nothing_before = ~std::size_t{0};

// The places of a longest row of numbers that grow.
std::set<std::size_t> longest_growing(const std::vector<std::size_t>& numbers) {
  std::vector<std::size_t> ends;  // of rows by their length, as places; their numbers grow
  std::vector<std::size_t> before(numbers.size(), nothing_before);
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    const auto end = std::partition_point(
        ends.begin(), ends.end(), [&](std::size_t place) { return numbers[place] < numbers[at]; });
    if (end != ends.begin()) before[at] = *(end - 1);
    if (end == ends.end()) {
      ends.push_back(at);
    } else {
      *end = at;
    }
  }
  std::set<std::size_t> row;
  for (std::size_t at = ends.empty() ? nothing_before : ends.back(); at != nothing_before;
       at = before[at]) {
    row.insert(at);
  }
  return row;
}

}  // namespace

std::vector<const RunEvent*> out_of_order(const RunRecording& converted) {
  std::vector<const RunEvent*> begun;
  std::vector<std::size_t> partners;
  for (const RunEvent& event : converted.events) {
    if (event.kind != EventKind::given || !event.partner) continue;
    begun.push_back(&event);
    partners.push_back(*event.partner);
  }
  const std::set<std::size_t> in_order = longest_growing(partners);
  std::vector<const RunEvent*> moved;
  for (std::size_t at = 0; at < begun.size(); ++at) {
    if (in_order.count(at) == 0) moved.push_back(begun[at]);
  }
  return moved;
}

}  // namespace paddle_ls::alignment
