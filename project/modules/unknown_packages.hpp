// Packages that a file imports and that are unknown: neither the project, the environment nor the
// tables have them, so it is open whether they need PyTorch.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/dependents/installed_packages.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::modules {

// Of the file at `path`, if its text uses values as programs use tensors. `installed` may be null.
std::vector<std::string> unknown_packages(const std::string& path, std::string_view text,
                                          const rewrite::InstalledPackages* installed,
                                          ProjectModules& modules);

}  // namespace paddle_ls::modules
