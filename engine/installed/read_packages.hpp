// All of an environment, as the analysis of a file wants to know it.
#pragma once

#include <span>

#include "engine/installed/site_packages.hpp"
#include "engine/rewrite/dependents/installed_packages.hpp"

namespace paddle_ls::installed {

// Reads a small file for each package, and of those that mention PyTorch without requiring it at
// most 300 modules each. What cannot be read is left out.
rewrite::InstalledPackages read_packages(std::span<const SitePackages> places);

}  // namespace paddle_ls::installed
