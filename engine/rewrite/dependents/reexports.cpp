#include "engine/rewrite/dependents/reexports.hpp"

#include "engine/rewrite/known/torch_library.hpp"

namespace paddle_ls::rewrite {

bool ProjectLibrary::star_exports(std::string_view module, std::string_view name) const {
  return torch_modules().star_exports(module, name);
}

std::string_view ProjectLibrary::reexported(std::string_view module, std::string_view name) const {
  if (reexports_ == nullptr) return {};
  for (const Reexport& each : *reexports_) {
    if (each.name == name && each.module == module) return each.target;
  }
  return {};
}

}  // namespace paddle_ls::rewrite
