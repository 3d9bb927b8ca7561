// Names and parameters that not every release of torch has, looked up in api/releases.tsv.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/torch/torch_range.hpp"

namespace paddle_ls::torch {

// Releases before the first one of the table are not told apart.
struct ReleaseSpan {
  std::optional<TorchRelease> since;  // the first release that has it; nothing: always did
  std::optional<TorchRelease> until;  // the first release without it; nothing: the newest has it
  std::string_view replaced;          // the parameter in whose place it is; empty: none
};

// Nothing for a name that all releases of the table have, or none. `name` is dotted; a parameter is
// written after what takes it: `torch.nn.GroupNorm(bias)`.
std::optional<ReleaseSpan> releases_of(std::string_view name);

// "PyTorch 2.13".
std::string words_of(TorchRelease release);

// "new in PyTorch 2.13" or "removed in PyTorch 2.14".
std::string words_of(const ReleaseSpan& span);

// The release of `allowed` that is nearest to `span`, if none of them has the name.
std::optional<TorchRelease> release_without(const ReleaseSpan& span, const TorchRange& allowed);

}  // namespace paddle_ls::torch
