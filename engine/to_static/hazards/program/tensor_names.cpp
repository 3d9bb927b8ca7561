#include "engine/to_static/hazards/program/tensor_names.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::to_static {
namespace {

// clang-format off
constexpr std::string_view tensor_makers[] = {
    "abs", "adaptive_avg_pool1d", "adaptive_avg_pool2d", "add", "all", "allclose", "amax", "amin",
    "any", "arange", "argmax", "argmin", "argsort", "as_tensor", "assign", "avg_pool1d",
    "avg_pool2d", "batch_norm", "bernoulli", "binary_cross_entropy",
    "binary_cross_entropy_with_logits", "bincount", "bitwise_and", "bitwise_not", "bitwise_or",
    "bmm", "broadcast_to", "bucketize", "cast", "cdist", "ceil", "cholesky", "clip", "concat",
    "conv1d", "conv2d", "conv3d", "cos", "cosh", "cosine_similarity", "count_nonzero", "crop",
    "cross", "cross_entropy", "cumprod", "cumsum", "deg2rad", "det", "diag", "diagonal", "diff",
    "digamma", "divide", "dot", "dropout", "einsum", "elu", "embedding", "empty", "empty_like",
    "equal", "equal_all", "erf", "exp", "expand", "expand_as", "eye", "flatten", "flip", "floor",
    "floor_divide", "fmax", "fmin", "fold", "frac", "full", "full_like", "gather", "gather_nd",
    "gelu", "glu", "greater_equal", "greater_than", "gumbel_softmax", "hardsigmoid", "hardswish",
    "heaviside", "histogram", "hypot", "index_select", "interpolate", "inverse", "isclose",
    "isfinite", "isinf", "isnan", "kl_div", "kron", "l1_loss", "layer_norm", "leaky_relu", "lerp",
    "less_equal", "less_than", "lgamma", "linear", "linspace", "log", "log10", "log1p", "log2",
    "log_softmax", "logaddexp", "logical_and", "logical_not", "logical_or", "logical_xor", "logit",
    "logsumexp", "masked_fill", "masked_select", "matmul", "max", "max_pool1d", "max_pool2d",
    "maximum", "maxout", "mean", "median", "min", "minimum", "mish", "mm", "mod", "moveaxis",
    "mse_loss", "multinomial", "multiplex", "multiply", "mv", "nanmean", "nanmedian", "nansum",
    "neg", "nll_loss", "nonzero", "norm", "normal", "normalize", "not_equal", "numel", "one_hot",
    "ones", "ones_like", "outer", "pad", "pixel_shuffle", "pow", "prelu", "prod", "put_along_axis",
    "quantile", "rad2deg", "rand", "rand_like", "randint", "randn", "randperm", "reciprocal",
    "relu", "relu6", "remainder", "repeat_interleave", "reshape", "roll", "rot90", "round",
    "rsqrt", "scale", "scatter", "searchsorted", "selu", "sequence_mask", "shape", "sigmoid",
    "sigmoid_focal_loss", "sign", "silu", "sin", "sinh", "slice", "smooth_l1_loss", "softmax",
    "softplus", "softsign", "sort", "sqrt", "square", "square_error_cost", "squeeze", "stack",
    "standard_normal", "std", "subtract", "sum", "swapaxes", "swish", "take_along_axis", "tan",
    "tanh", "tanhshrink", "tensordot", "tile", "to_tensor", "trace", "transpose", "tril", "triu",
    "trunc", "unfold", "uniform", "unsqueeze", "var", "where", "zeropad2d", "zeros", "zeros_like"};
// clang-format on
static_assert(std::is_sorted(std::begin(tensor_makers), std::end(tensor_makers)));

// Makers that take numbers, shapes or lists.
// clang-format off
constexpr std::string_view creators[] = {
    "arange", "as_tensor", "assign", "concat", "einsum", "empty", "eye", "full", "gaussian",
    "linspace", "meshgrid", "normal", "ones", "rand", "randint", "randn", "randperm", "stack",
    "standard_normal", "to_tensor", "uniform", "zeros"};
// clang-format on
static_assert(std::is_sorted(std::begin(creators), std::end(creators)));

// clang-format off
constexpr std::string_view of_two[] = {
    "add", "allclose", "binary_cross_entropy", "binary_cross_entropy_with_logits", "bmm", "cross",
    "cross_entropy", "divide", "dot", "equal", "equal_all", "floor_divide", "fmax", "fmin",
    "greater_equal", "greater_than", "isclose", "kron", "l1_loss", "less_equal", "less_than",
    "logical_and", "logical_or", "logical_xor", "matmul", "maximum", "minimum", "mm", "mod",
    "mse_loss", "multiply", "not_equal", "outer", "remainder", "smooth_l1_loss", "subtract"};
// clang-format on
static_assert(std::is_sorted(std::begin(of_two), std::end(of_two)));

// clang-format off
constexpr std::string_view tensor_methods[] = {
    "abs", "all", "allclose", "any", "argmax", "argmin", "argsort", "astype", "backward",
    "bitwise_and", "bmm", "broadcast_to", "cast", "ceil", "chunk", "clip", "clone", "cpu", "cuda",
    "cumprod", "cumsum", "detach", "dot", "equal_all", "erf", "exp", "expand", "expand_as",
    "flatten", "floor", "gather", "greater_equal", "greater_than", "index_select", "isclose",
    "isfinite", "isinf", "isnan", "item", "less_equal", "less_than", "log", "log1p", "logical_and",
    "logical_not", "logical_or", "logit", "logsumexp", "masked_fill", "masked_select", "matmul",
    "max", "maximum", "mean", "median", "min", "minimum", "mm", "multiply", "nonzero", "norm",
    "not_equal", "numel", "numpy", "prod", "quantile", "repeat_interleave", "reshape", "roll",
    "rsqrt", "scatter", "sigmoid", "sign", "sin", "softmax", "sqrt", "square", "squeeze", "std",
    "subtract", "sum", "take_along_axis", "tanh", "tile", "tolist", "topk", "transpose", "tril",
    "triu", "unbind", "unsqueeze", "var"};
// clang-format on
static_assert(std::is_sorted(std::begin(tensor_methods), std::end(tensor_methods)));

constexpr std::string_view reductions[] = {"all", "any",  "item", "max", "mean",
                                           "min", "norm", "prod", "sum"};

constexpr std::string_view modules[] = {"paddle", "paddle.linalg", "paddle.nn.functional",
                                        "paddle.tensor"};

template <class Table>
bool has(const Table& table, std::string_view name) {
  return std::binary_search(std::begin(table), std::end(table), name);
}

std::string_view last_of(std::string_view name) {
  return name.substr(name.rfind('.') + 1);
}

}  // namespace

bool makes_tensor(std::string_view name) {
  if (!name.starts_with("paddle.")) return false;
  return has(modules, name.substr(0, name.rfind('.'))) && has(tensor_makers, last_of(name));
}

bool makes_tensors(std::string_view name) {
  static constexpr std::string_view several[] = {"broadcast_tensors",
                                                 "chunk",
                                                 "eigh",
                                                 "kthvalue",
                                                 "meshgrid",
                                                 "mode",
                                                 "qr",
                                                 "split",
                                                 "svd",
                                                 "topk",
                                                 "tensor_split",
                                                 "unbind",
                                                 "unstack"};
  if (!name.starts_with("paddle.")) return false;
  return has(modules, name.substr(0, name.rfind('.'))) &&
         std::find(std::begin(several), std::end(several), last_of(name)) != std::end(several);
}

bool is_method_to_tensor(std::string_view name) {
  static constexpr std::string_view others[] = {"astype", "clone", "cpu",   "cuda",
                                                "detach", "item",  "numpy", "view"};
  return has(tensor_makers, name) || has(others, name);
}

bool is_reduction(std::string_view name) {
  return has(reductions, name);
}

bool is_tensor_method(std::string_view name) {
  return has(tensor_methods, name);
}

std::size_t tensors_taken(std::string_view name) {
  if (!makes_tensor(name) || has(creators, last_of(name))) return 0;
  if (last_of(name) == "where") return 3;
  return has(of_two, last_of(name)) ? 2 : 1;
}

}  // namespace paddle_ls::to_static
