// Whether compiled code of an installed package loads PyTorch's libraries: such a package cannot be
// converted.
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/rewrite/dependents/installed_packages.hpp"

namespace paddle_ls::installed {

// By the names in the first megabytes of the libraries that `record` (RECORD) lists below
// `packages`: the tables of a library say there what it loads.
rewrite::InstalledCode code_of(const std::filesystem::path& packages, std::string_view record);

}  // namespace paddle_ls::installed
