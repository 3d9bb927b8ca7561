#include "engine/rewrite/dependents/installed_packages.hpp"

#include <algorithm>

#include "engine/rewrite/dependents/nearest_module.hpp"

namespace paddle_ls::rewrite {

const InstalledDependent* InstalledPackages::module(std::string_view module) const {
  return nearest_module(dependents, module);
}

const InstalledDependent* InstalledPackages::package(std::string_view package) const {
  const auto found =
      std::find_if(dependents.begin(), dependents.end(), [&](const InstalledDependent& each) {
        return each.package == package && each.extent == Extent::whole;
      });
  return found == dependents.end() ? nullptr : &*found;
}

bool InstalledPackages::does_without(std::string_view package) const {
  return std::binary_search(independent.begin(), independent.end(), package);
}

}  // namespace paddle_ls::rewrite
