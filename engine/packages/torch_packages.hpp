// Which packages belong to PyTorch, and what takes their place beside Paddle. Packages of others
// that need PyTorch are in engine/rewrite/api/torch_dependents.tsv.
#pragma once

#include <array>
#include <string_view>

#include "engine/rewrite/result/advice.hpp"

namespace paddle_ls::packages {

struct TorchPackage {
  std::string_view name;         // normalized
  std::string_view replacement;  // empty: there is none that could be put in its place
  std::string_view reason;       // why not, or what to know beside the version
  bool is_covered = false;       // not needed any more: it can be deleted
  rewrite::Advice advice = rewrite::Advice::counterpart;
};

inline constexpr std::string_view has_to_be_chosen =
    "the package for GPUs is paddlepaddle-gpu, from Paddle's own index";
inline constexpr std::string_view is_in_paddle = "paddlepaddle covers it";

inline constexpr std::array torch_packages = {
    TorchPackage{"torch", "paddlepaddle", has_to_be_chosen},
    TorchPackage{"pytorch", "paddlepaddle", has_to_be_chosen},  // conda
    TorchPackage{"pytorch-cpu", "paddlepaddle", "it is for processors only"},
    TorchPackage{"pytorch-gpu", "paddlepaddle-gpu", "it comes from Paddle's own index"},
    TorchPackage{"torchvision", "", is_in_paddle, true},
    TorchPackage{"torchaudio", "", is_in_paddle, true},
    TorchPackage{"torchdata", "", is_in_paddle, true},
    TorchPackage{"pytorch-cuda", "", "paddlepaddle-gpu brings the libraries of CUDA with it", true},
};

}  // namespace paddle_ls::packages
