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
    OutForm{"cast", "written(", ", ", ")", true},
};

inline constexpr std::string_view written_code = R"python(def written(value, out):
    """`out` with `value` in it, cast to the type of `out` where PyTorch would; `value` where there is no `out`."""
    if out is None:
        return value
    if isinstance(out, (tuple, list)):
        return tuple(map(written, value, out))
    if value.dtype != out.dtype:
        ranks = [3 if x.is_complex() else 2 if x.is_floating_point() else x.dtype != paddle.bool for x in (value, out)]
        if ranks[0] > ranks[1]:
            raise RuntimeError(f"result type {value.dtype} can't be cast to the desired output type {out.dtype}")
        value = value.astype(out.dtype)
    return paddle.assign(value, output=out))python";

}  // namespace paddle_ls::rewrite
