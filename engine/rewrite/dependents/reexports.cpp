#include "engine/rewrite/dependents/reexports.hpp"

#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

bool ProjectLibrary::star_exports(std::string_view module, std::string_view name) const {
  return torch::modules().star_exports(module, name);
}

bool ProjectLibrary::has(std::string_view qualified) const {
  return torch::modules().has(qualified);
}

std::string_view ProjectLibrary::reexported(std::string_view module, std::string_view name) const {
  if (reexports_ == nullptr) return {};
  for (const Reexport& each : *reexports_) {
    if (each.name != name || each.module != module) continue;
    return each.target.starts_with(answering_class) ? std::string_view() : each.target;
  }
  return {};
}

python::Kind ProjectLibrary::answering(std::string_view qualified) const {
  const std::size_t dot = qualified.rfind('.');
  if (reexports_ == nullptr || dot == std::string_view::npos) return python::Kind::unknown;
  const std::string_view module = qualified.substr(0, dot);
  for (const Reexport& each : *reexports_) {
    if (each.module != module || each.name != qualified.substr(dot + 1)) continue;
    if (each.target == answering_tensor) return python::Kind::tensor;
    if (each.target == answering_class) return python::Kind::foreign;
  }
  return python::Kind::unknown;
}

}  // namespace paddle_ls::rewrite
