#include "engine/rewrite/differences/difference.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/rewrite/differences/built_in_differences.hpp"

namespace paddle_ls::rewrite {

std::span<const Difference> differences() {
  return built_in_differences();
}

DifferenceId difference_named(std::string_view id) {
  const std::span<const Difference> all = differences();
  const auto found = std::lower_bound(
      all.begin(), all.end(), id,
      [](const Difference& each, std::string_view wanted) { return each.id < wanted; });
  if (found == all.end() || found->id != id) return no_difference;
  return static_cast<DifferenceId>(found - all.begin());
}

std::string_view id_of(DifferenceId difference) {
  return difference == no_difference ? std::string_view() : differences()[difference].id;
}

std::span<const DifferenceId> only(DifferenceId id) {
  static const auto all = [] {
    std::array<DifferenceId, most_differences> ids{};
    std::iota(ids.begin(), ids.end(), DifferenceId{0});
    return ids;
  }();
  return {&all.at(id), 1};
}

const DifferenceSet& differences_of(Style style) {
  const auto accepted_by = [](bool Difference::*style_accepts) {
    DifferenceSet set;
    const std::span<const Difference> all = differences();
    for (std::size_t i = 0; i < all.size(); ++i) {
      set.set(static_cast<DifferenceId>(i), all[i].*style_accepts);
    }
    return set;
  };
  static const DifferenceSet exact = accepted_by(&Difference::is_exact);
  static const DifferenceSet native = accepted_by(&Difference::is_native);
  return style == Style::exact ? exact : native;
}

std::string with_holes_filled(std::string_view sentence,
                              const std::function<std::string(std::string_view)>& fill) {
  std::string result;
  while (true) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    result += sentence.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) return result;
    result += fill(sentence.substr(open + 1, close - open - 1));
    sentence.remove_prefix(close + 1);
  }
}

}  // namespace paddle_ls::rewrite
