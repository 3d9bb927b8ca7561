// Which folder is the root of a project.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace paddle_ls::modules {

// What only the root of a project has. The root does not belong to a package, even where it has an
// `__init__.py`: its programs start there, and what they import is looked up there.
inline constexpr std::array<std::string_view, 3> root_files{"pyproject.toml", "setup.py",
                                                            "setup.cfg"};

// `has` says whether the folder has an entry of that name.
template <typename Has>
bool is_package_folder(const Has& has) {
  return has("__init__.py") && std::ranges::none_of(root_files, has);
}

}  // namespace paddle_ls::modules
