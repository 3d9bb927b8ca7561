// Members of numpy arrays: a method that they lack tells a tensor from an array.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace paddle_ls::rewrite {

// Members of `numpy.ndarray`, of numpy 1 and 2. Sorted.
inline constexpr std::array<std::string_view, 73> members_of_arrays{
    "T",        "all",       "any",       "argmax",   "argmin",    "argpartition",
    "argsort",  "astype",    "base",      "byteswap", "choose",    "clip",
    "compress", "conj",      "conjugate", "copy",     "ctypes",    "cumprod",
    "cumsum",   "data",      "device",    "diagonal", "dot",       "dtype",
    "dump",     "dumps",     "fill",      "flags",    "flat",      "flatten",
    "getfield", "imag",      "item",      "itemset",  "itemsize",  "mT",
    "max",      "mean",      "min",       "nbytes",   "ndim",      "newbyteorder",
    "nonzero",  "partition", "prod",      "ptp",      "put",       "ravel",
    "real",     "repeat",    "reshape",   "resize",   "round",     "searchsorted",
    "setfield", "setflags",  "shape",     "size",     "sort",      "squeeze",
    "std",      "strides",   "sum",       "swapaxes", "take",      "to_device",
    "tobytes",  "tofile",    "tolist",    "trace",    "transpose", "var",
    "view"};
static_assert(std::is_sorted(members_of_arrays.begin(), members_of_arrays.end()));

}  // namespace paddle_ls::rewrite
