// The releases of torch that the requirements of a project allow.
#pragma once

#include <optional>
#include <string_view>

#include "engine/packages/requirement.hpp"
#include "engine/torch/torch_range.hpp"

namespace paddle_ls::packages {

// Nothing when `file` does not ask for torch, or takes any release. Of several requirements, which
// may hold for different platforms, what one of them allows is allowed.
std::optional<torch::TorchRange> pinned_torch(std::string_view file, Format format);

// The one release of an installed torch: `2.12.1+cu130`.
torch::TorchRange installed_torch(std::string_view version);

}  // namespace paddle_ls::packages
