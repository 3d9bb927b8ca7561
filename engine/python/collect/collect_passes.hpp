// All passes over a file that has been run, in their order.
//
// A pass either looks at single operations or goes over the tape by itself. Consecutive passes of
// the first kind share one walk, so what they add is in the order of the tape, and for one
// operation in the order of the table.
#pragma once

#include <initializer_list>
#include <span>

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// A set of `OpCode`.
struct Codes {
  constexpr Codes() = default;
  constexpr Codes(std::initializer_list<OpCode> codes) {
    for (const OpCode code : codes) bits |= bit(code);
  }
  constexpr bool has(OpCode code) const { return (bits & bit(code)) != 0; }
  static constexpr std::uint64_t bit(OpCode code) {
    return std::uint64_t{1} << static_cast<int>(code);
  }

  std::uint64_t bits = 0;
};

struct CollectPass {
  std::string_view name;
  std::string_view example;  // Python code with something to find
  std::string_view needs;    // the last of the earlier passes whose findings it reads, or empty
  Codes codes;               // the operations that `look_at` is called with
  void (*look_at)(Collection&, OpId);
  void (*go_over)(Collection&);  // null if `look_at` is set
};

std::span<const CollectPass> passes();

void run_passes(Collection& found);

}  // namespace paddle_ls::python
