#include "engine/rewrite/source/tensor_members.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

using text::is_one_of;
namespace {

using syntax::Node;

// In order. None is a member of arrays, frames, columns or indices of numpy, pandas, xarray,
// polars, jax, TensorFlow, sympy or scipy, nor of Python's own types.
constexpr std::array<std::string_view, 48> members = {
    "addbmm",        "addcdiv",        "addcmul",         "addmm",
    "addmv",         "addr",           "baddbmm",         "bernoulli",
    "bmm",           "clamp_max",      "clamp_min",       "contiguous",
    "data_ptr",      "element_size",   "expand_as",       "index_add",
    "index_copy",    "index_fill",     "index_put",       "index_select",
    "is_contiguous", "is_meta",        "is_sparse",       "log_softmax",
    "logsumexp",     "masked_fill",    "masked_scatter",  "masked_select",
    "multinomial",   "narrow",         "nelement",        "new_empty",
    "new_full",      "new_ones",       "new_tensor",      "new_zeros",
    "numel",         "reshape_as",     "retain_grad",     "rsqrt",
    "scatter_add",   "scatter_reduce", "sparse_mask",     "storage_offset",
    "type_as",       "unsqueeze",      "untyped_storage", "view_as"};

// Of modules as well, and of sets of tensors.
constexpr std::array<std::string_view, 3> not_of_tensors_alone = {"apply_", "requires_grad_",
                                                                  "share_memory_"};

constexpr std::array<std::string_view, 6> keywords = {"alpha", "dims", "keepdim",
                                                      "max",   "min",  "unbiased"};

constexpr std::array<std::string_view, 36> called_with_them = {
    "add",     "all",    "amax",  "amin",    "any",  "argmax", "argmin",  "chunk",  "clamp",
    "cumprod", "cumsum", "diff",  "flatten", "flip", "gather", "max",     "mean",   "median",
    "min",     "mode",   "norm",  "prod",    "roll", "rot90",  "scatter", "select", "size",
    "softmax", "sort",   "split", "squeeze", "std",  "sub",    "sum",     "topk",   "var"};

constexpr std::array<std::string_view, 18> packages = {
    "botorch",         "cupy",       "e3nn",         "geoopt",       "gpytorch", "jittor",
    "linear_operator", "mxnet",      "nestedtensor", "oneflow",      "paddle",   "pyro",
    "pytorch3d",       "tensordict", "tinygrad",     "torch_sparse", "torchrl",  "xarray"};

// `1`, `-1`, `(2, 3)`, `[0]`: axes of xarray are words.
bool is_number_or_numbers(Node value) {
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.integer) return true;
  if (value.kind() == k.unary_operator) return value.named_child(0).kind() == k.integer;
  if (value.kind() != k.tuple && value.kind() != k.list) return false;
  bool has_any = false;
  for (Node item = value.named_child(0); item; item = item.next_sibling()) {
    if (!item.is_named()) continue;
    has_any = true;
    const Node number = item.kind() == k.unary_operator ? item.named_child(0) : item;
    if (number.kind() != k.integer) return false;
  }
  return has_any;
}

}  // namespace

bool only_tensors_have(std::string_view member) {
  const bool writes = member.size() > 2 && member.ends_with('_') && !member.starts_with('_') &&
                      !member.ends_with("__");
  return writes ? !is_one_of(member, not_of_tensors_alone) : is_one_of(member, members);
}

bool only_tensors_take(Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!call) return false;
  const Node arguments = call.field(k.arguments);
  for (Node each = arguments.named_child(0); each; each = each.next_sibling()) {
    if (each.kind() != k.keyword_argument) continue;
    const std::string_view name = each.field(k.name).in(source);
    if (is_one_of(name, keywords)) return true;
    if (name == "dim" && is_number_or_numbers(each.field(k.value))) return true;
  }
  return false;
}

bool may_be_called_as_of_tensors(std::string_view method) {
  return is_one_of(method, called_with_them);
}

bool has_tensor_likes(std::string_view package) {
  return is_one_of(package, packages);
}

}  // namespace paddle_ls::rewrite
