// Where the packages of an environment are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paddle_ls::installed {

struct SitePackages {
  std::filesystem::path folder;
  std::string python;  // `3.11`; empty: not known
};

// `environment` is the folder of a virtual or conda environment, its Python interpreter, or a
// folder of packages itself. Empty where there is none.
std::vector<SitePackages> site_packages(const std::filesystem::path& environment);

}  // namespace paddle_ls::installed
