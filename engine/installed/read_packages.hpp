// All of an environment, as the analysis of a file wants to know it.
#pragma once

#include <span>

#include "engine/installed/site_packages.hpp"
#include "engine/rewrite/installed_packages.hpp"

namespace paddle_ls::installed {

// Reads a small file for each package, and a list of files for those that need PyTorch: some 20 ms
// for an environment of three hundred packages. What cannot be read is left out.
rewrite::InstalledPackages read_packages(std::span<const SitePackages> places);

}  // namespace paddle_ls::installed
