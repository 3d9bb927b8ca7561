// The releases of torch that a project may run on.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

namespace paddle_ls::torch {

struct TorchRelease {
  unsigned major = 0;
  unsigned minor = 0;

  auto operator<=>(const TorchRelease&) const = default;
};

struct TorchRange {
  std::optional<TorchRelease> oldest;  // nothing: any
  std::optional<TorchRelease> newest;
  bool is_installed = false;  // what is installed for the project, which requires no release

  bool operator==(const TorchRange&) const = default;
};

}  // namespace paddle_ls::torch
