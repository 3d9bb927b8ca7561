#include "engine/rewrite/source/second_derivatives.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

// In order.
constexpr std::array<std::string_view, 113> without = {
    "BCELoss",
    "BCEWithLogitsLoss",
    "ConvTranspose2d",
    "CrossEntropyLoss",
    "GELU",
    "GroupNorm",
    "Hardshrink",
    "Hardswish",
    "Hardtanh",
    "L1Loss",
    "LayerNorm",
    "LogSigmoid",
    "LogSoftmax",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "Mish",
    "PixelShuffle",
    "ReLU6",
    "SELU",
    "SmoothL1Loss",
    "Softmax",
    "Softshrink",
    "Softsign",
    "Tanhshrink",
    "Unfold",
    "Upsample",
    "acosh",
    "amax",
    "amin",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "as_strided",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "ceil",
    "conv_transpose2d",
    "cosh",
    "cross_entropy",
    "cumprod",
    "cumsum",
    "det",
    "diagonal",
    "digamma",
    "einsum",
    "erf",
    "erfinv",
    "expm1",
    "fix",
    "floor",
    "frac",
    "gelu",
    "group_norm",
    "hardshrink",
    "hardswish",
    "hardtanh",
    "i0",
    "interpolate",
    "inv",
    "inverse",
    "kron",
    "l1_loss",
    "layer_norm",
    "lerp",
    "lgamma",
    "log10",
    "log1p",
    "log2",
    "log_softmax",
    "logit",
    "logsigmoid",
    "logsumexp",
    "max",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "median",
    "min",
    "mish",
    "norm",
    "normalize",
    "pixel_shuffle",
    "prod",
    "reciprocal",
    "relu6",
    "roll",
    "round",
    "selu",
    "sinh",
    "smooth_l1_loss",
    "softmax",
    "softshrink",
    "softsign",
    "sort",
    "tan",
    "tanhshrink",
    "topk",
    "trace",
    "tril",
    "triu",
    "trunc",
    "unfold",
    "upsample",
    "vector_norm",
};

constexpr std::array<std::string_view, 6> owners = {
    "torch", "torch.Tensor", "torch.linalg", "torch.nn", "torch.special", "torch.nn.functional"};

}  // namespace

bool lacks_second_derivative(std::string_view api) {
  const std::string_view name = last_component(api);
  const std::string_view owner = api.substr(0, api.size() - std::min(api.size(), name.size() + 1));
  return std::find(owners.begin(), owners.end(), owner) != owners.end() &&
         may_lack_second_derivative(name);
}

bool may_lack_second_derivative(std::string_view name) {
  return std::binary_search(without.begin(), without.end(), name);
}

}  // namespace paddle_ls::rewrite
