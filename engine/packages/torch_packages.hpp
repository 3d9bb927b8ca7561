// Which packages belong to PyTorch, and what takes their place beside Paddle.
#pragma once

#include <array>
#include <string_view>

namespace paddle_ls::packages {

struct TorchPackage {
  std::string_view name;         // normalized
  std::string_view replacement;  // empty: there is none that could be put in its place
  std::string_view reason;       // why not, or what to know beside the version
};

inline constexpr std::string_view has_to_be_chosen =
    "the package for GPUs is paddlepaddle-gpu, from Paddle's own index";
inline constexpr std::string_view is_in_paddle = "paddlepaddle has what is used of it in itself";
inline constexpr std::string_view is_ported =
    "a Paddle project has to take its place, under other names";

inline constexpr std::array torch_packages = {
    TorchPackage{"torch", "paddlepaddle", has_to_be_chosen},
    TorchPackage{"pytorch", "paddlepaddle", has_to_be_chosen},  // conda
    TorchPackage{"pytorch-cpu", "paddlepaddle", "it is for processors only"},
    TorchPackage{"pytorch-gpu", "paddlepaddle-gpu", "it comes from Paddle's own index"},
    TorchPackage{"torchvision", "", is_in_paddle},
    TorchPackage{"torchaudio", "", is_in_paddle},
    TorchPackage{"torchdata", "", is_in_paddle},
    TorchPackage{"pytorch-cuda", "", "paddlepaddle-gpu brings the libraries of CUDA with it"},
    TorchPackage{"pytorch-lightning", "", is_ported},
    TorchPackage{"lightning", "", is_ported},
    TorchPackage{"torchmetrics", "", is_ported},
    TorchPackage{"torchtext", "", is_ported},
    TorchPackage{"torch-geometric", "", is_ported},
    TorchPackage{"torch-scatter", "", is_ported},
    TorchPackage{"torch-xla", "", is_ported},
};

}  // namespace paddle_ls::packages
