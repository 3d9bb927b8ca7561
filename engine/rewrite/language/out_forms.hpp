// What becomes of the argument `out`, which most functions of Paddle do not have or fill with
// another type.
//
// PyTorch writes into `out` and gives it back. Some functions take an `out` of the result's type
// only: there Paddle's own assignment is exact. The others cast as they write, and `paddle.assign`
// would change the type of `out` without a word; nor can a source tell whether `out` is None. A
// helper does what PyTorch does.
#pragma once

#include <array>
#include <string_view>

namespace paddle_ls::rewrite {

struct OutForm {
  std::string_view name;  // as a rule's field `out` has it
  std::string_view front;
  std::string_view between;  // the result and `out`
  std::string_view end;
  bool needs_written;
};

inline constexpr std::array out_forms = {
    OutForm{"same", "paddle.assign(", ", output=", ")", false},
    OutForm{"each", "tuple(map(paddle.assign, ", ", ", "))", false},
    OutForm{"cast", "copy_to_out(", ", ", ")", true},
};

// The helper of the form that needs it.
inline constexpr std::string_view written_helper = "copy_to_out";

}  // namespace paddle_ls::rewrite
