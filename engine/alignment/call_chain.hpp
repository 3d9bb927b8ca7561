// Where the calls of two programs begin to differ on their way to one place.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/alignment/judge_runs.hpp"

namespace paddle_ls::alignment {

// Two chains of calls, each with the outermost first.
struct CommonCalls {
  std::size_t functions = 0;  // how many calls of the same functions both begin with
  std::size_t arguments = 0;  // how many of these, from the outermost on, have the same arguments

  bool differ() const { return arguments < functions; }
};

CommonCalls common_calls(const std::vector<TracebackFrame>& original,
                         const std::vector<TracebackFrame>& converted);

// The innermost call whose arguments agree: what is called from there gets others. Nothing where
// the outermost ones differ.
std::optional<BothLines> last_same_call(const std::vector<TracebackFrame>& original,
                                        const std::vector<TracebackFrame>& converted);

}  // namespace paddle_ls::alignment
