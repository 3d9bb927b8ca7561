// Names of modules and where their files are in a folder of packages.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace paddle_ls::installed {

// `a/b` for the module `a.b`.
inline std::string path_of_module(std::string_view module) {
  std::string path(module);
  std::replace(path.begin(), path.end(), '.', '/');
  return path;
}

// `a.b` for the path `a/b`.
inline std::string module_of_path(std::string_view path) {
  std::string module(path);
  std::replace(module.begin(), module.end(), '/', '.');
  return module;
}

// The part of a module's name that a program imports first: `a` of `a.b`.
inline std::string top_of_module(std::string_view module) {
  return std::string(module.substr(0, module.find('.')));
}

}  // namespace paddle_ls::installed
