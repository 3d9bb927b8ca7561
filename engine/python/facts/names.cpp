#include "engine/python/facts/names.hpp"

#include <algorithm>

namespace paddle_ls::python {

std::span<const Reference> Names::references_of(BindingId binding) const {
  const auto [first, last] = std::equal_range(
      references.begin(), references.end(), Reference{binding, ReferenceForm::use, {}, none},
      [](const Reference& a, const Reference& b) { return a.binding < b.binding; });
  return {first, last};
}

text::ByteRange Names::leading(const Use& use, std::size_t count) const {
  return {parts[use.first_part].start, parts[use.first_part + count - 1].end};
}

}  // namespace paddle_ls::python
