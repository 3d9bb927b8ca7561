// How the argument `out` is converted, which most Paddle functions lack or fill with another type.
//
// PyTorch writes into `out` and returns it. Some functions accept only an `out` of the type of the
// result: there Paddle's own assignment is exact. The others cast as they write, while
// `paddle.assign` would silently change the type of `out`; nor does the source show whether `out`
// is None. A helper does what PyTorch does.
#pragma once

#include <array>
#include <string_view>

namespace paddle_ls::rewrite {

struct OutForm {
  std::string_view name;  // the value of the field `out` of a rule
  std::string_view front;
  std::string_view between;  // the code between the result and `out`
  std::string_view end;
  bool needs_written;
};

inline constexpr std::array out_forms = {
    OutForm{"same", "paddle.assign(", ", output=", ")", false},
    OutForm{"each", "tuple(map(paddle.assign, ", ", ", "))", false},
    OutForm{"cast", "copy_to_out(", ", ", ")", true},
};

// The helper of the form that casts.
inline constexpr std::string_view written_helper = "copy_to_out";

}  // namespace paddle_ls::rewrite
