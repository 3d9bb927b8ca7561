#include "engine/torch/holders.hpp"

#include <algorithm>
#include <array>

#include "engine/torch/sorted_words.hpp"

namespace paddle_ls::torch {

using python::Making;

namespace {

// In the order that a binary search needs.
constexpr std::array<std::string_view, 74> passing = {"H",
                                                      "T",
                                                      "adjoint",
                                                      "as_strided",
                                                      "as_tensor",
                                                      "asarray",
                                                      "atleast_1d",
                                                      "atleast_2d",
                                                      "atleast_3d",
                                                      "bfloat16",
                                                      "bool",
                                                      "broadcast_tensors",
                                                      "broadcast_to",
                                                      "byte",
                                                      "chunk",
                                                      "conj",
                                                      "contiguous",
                                                      "cpu",
                                                      "cuda",
                                                      "data",
                                                      "detach",
                                                      "diagonal",
                                                      "double",
                                                      "dropout",
                                                      "dsplit",
                                                      "expand",
                                                      "expand_as",
                                                      "flatten",
                                                      "float",
                                                      "from_numpy",
                                                      "half",
                                                      "hsplit",
                                                      "identity",
                                                      "imag",
                                                      "int",
                                                      "long",
                                                      "mT",
                                                      "meshgrid",
                                                      "moveaxis",
                                                      "movedim",
                                                      "narrow",
                                                      "numpy",
                                                      "permute",
                                                      "ravel",
                                                      "real",
                                                      "rearrange",
                                                      "requires_grad",
                                                      "requires_grad_",
                                                      "reshape",
                                                      "reshape_as",
                                                      "select",
                                                      "share_memory_",
                                                      "short",
                                                      "slice",
                                                      "split",
                                                      "split_with_sizes",
                                                      "squeeze",
                                                      "swapaxes",
                                                      "swapdims",
                                                      "t",
                                                      "tensor_split",
                                                      "to",
                                                      "transpose",
                                                      "type",
                                                      "type_as",
                                                      "unbind",
                                                      "unflatten",
                                                      "unfold",
                                                      "unsqueeze",
                                                      "view",
                                                      "view_as",
                                                      "view_as_complex",
                                                      "view_as_real",
                                                      "vsplit"};
constexpr std::array<std::string_view, 14> views = {"as_tensor",    "broadcast_tensors",
                                                    "broadcast_to", "chunk",
                                                    "dsplit",       "expand",
                                                    "expand_as",    "from_numpy",
                                                    "hsplit",       "meshgrid",
                                                    "numpy",        "split",
                                                    "tensor_split", "vsplit"};
constexpr std::array<std::string_view, 16> keeping = {"__setitem__",
                                                      "add",
                                                      "add_param_group",
                                                      "append",
                                                      "appendleft",
                                                      "appendright",
                                                      "extend",
                                                      "insert",
                                                      "put",
                                                      "put_nowait",
                                                      "register_buffer",
                                                      "register_parameter",
                                                      "save_for_backward",
                                                      "setattr",
                                                      "setdefault",
                                                      "update"};
constexpr std::array<std::string_view, 1> held = {"grad"};

static_assert(std::is_sorted(passing.begin(), passing.end()));
static_assert(std::is_sorted(views.begin(), views.end()));
static_assert(std::is_sorted(keeping.begin(), keeping.end()));
static_assert(std::is_sorted(held.begin(), held.end()));

}  // namespace

bool changes_its_tensor(std::string_view method) {
  return method.size() > 2 && method.ends_with('_') && !method.ends_with("__") &&
         method != "requires_grad_" && method != "retain_grad_" && method != "share_memory_" &&
         method != "detach_";
}

Making making_of_call(std::string_view api) {
  if (api.ends_with(".Parameter") || api.ends_with(".Buffer")) return Making::held;
  const std::string_view name = api.substr(api.rfind('.') + 1);
  if (!api.starts_with("torch.") && !api.starts_with("einops.")) return Making::held;
  if (is_one_of(passing, name) || changes_its_tensor(name)) return Making::passed;
  return Making::fresh;
}

Making making_of_method(std::string_view name) {
  if (name == "requires_grad_") return Making::held;
  if (is_one_of(passing, name) || changes_its_tensor(name)) return Making::passed;
  return is_one_of(held, name) ? Making::held : Making::fresh;
}

bool gives_views_in_torch(std::string_view name) {
  return is_one_of(views, name);
}

bool makes_a_leaf(std::string_view keyword) {
  return keyword == "requires_grad";
}

bool keeps_its_arguments(std::string_view method) {
  return is_one_of(keeping, method);
}

}  // namespace paddle_ls::torch
