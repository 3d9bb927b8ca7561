#include "engine/torch/star_exports.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/torch/torch_names.hpp"

namespace paddle_ls::torch {

namespace {

// What `from torch import *` leaves out although torch has it: it is not in its `__all__`. Sorted.
constexpr std::array<std::string_view, 58> hidden_by_torch{
    "BFloat16Storage",
    "BFloat16Tensor",
    "ComplexDoubleStorage",
    "ComplexFloatStorage",
    "HalfStorage",
    "HalfTensor",
    "LoggerBase",
    "PRIVATE_OPS",
    "QInt32Storage",
    "QInt8Storage",
    "QUInt2x4Storage",
    "QUInt4x2Storage",
    "QUInt8Storage",
    "Storage",
    "StorageBase",
    "TYPE_CHECKING",
    "USE_GLOBAL_DEPS",
    "USE_RTLD_GLOBAL_WITH_LIBTORCH",
    "broadcast_shapes",
    "channels_last",
    "channels_last_3d",
    "classproperty",
    "compiled_with_cxx11_abi",
    "contiguous_format",
    "eig",
    "from_dlpack",
    "get_file_path",
    "jagged",
    "legacy_contiguous_format",
    "lstsq",
    "lu",
    "matrix_rank",
    "pca_lowrank",
    "per_channel_affine",
    "per_channel_affine_float_qparams",
    "per_channel_symmetric",
    "per_tensor_affine",
    "per_tensor_symmetric",
    "prepare_multiprocessing_environment",
    "preserve_format",
    "profiler_allow_cudagraph_cupti_lazy_reinit_cuda12",
    "quantized_gru",
    "quantized_lstm",
    "segment_reduce",
    "set_default_dtype",
    "set_grad_enabled",
    "solve",
    "sparse_bsc",
    "sparse_bsr",
    "sparse_coo",
    "sparse_csc",
    "sparse_csr",
    "strided",
    "svd_lowrank",
    "symeig",
    "to_dlpack",
    "unique",
    "while_loop"};

// The modules that a star import brings in. Sorted.
constexpr std::array<std::string_view, 15> modules_by_star{
    "torch.nn.attention",   "torch.nn.common_types",
    "torch.nn.functional",  "torch.nn.grad",
    "torch.nn.init",        "torch.nn.intrinsic",
    "torch.nn.modules",     "torch.nn.parallel",
    "torch.nn.parameter",   "torch.nn.qat",
    "torch.nn.quantizable", "torch.nn.quantized",
    "torch.nn.utils",       "torch.optim.lr_scheduler",
    "torch.optim.swa_utils"};

}  // namespace

bool star_exports(std::string_view module, std::string_view name) {
  if (name.starts_with('_')) return false;
  if (module == "torch" && std::binary_search(hidden_by_torch.begin(), hidden_by_torch.end(), name))
    return false;
  const std::string dotted = std::string(module) + "." + std::string(name);
  if (module.starts_with("torchvision") && is_reexported(dotted)) return true;
  return is_public_api(dotted) ||
         std::binary_search(modules_by_star.begin(), modules_by_star.end(), dotted);
}

}  // namespace paddle_ls::torch
