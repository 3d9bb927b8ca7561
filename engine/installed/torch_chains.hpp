// From the packages of an environment to PyTorch: by what each one requires, over the others.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/installed/distribution.hpp"

namespace paddle_ls::installed {

// For each of `packages` a shortest way to torch, `mine 0.3 -> lightning 2.4.0 -> torch`; empty for
// a package that requires it in no way. What only an extra requires counts where the extra is
// required. Of a package that is not there the table of `rewrite::torch_dependents` speaks.
std::vector<std::string> torch_chains(std::span<const Distribution> packages);

}  // namespace paddle_ls::installed
