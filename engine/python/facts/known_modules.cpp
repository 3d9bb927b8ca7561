#include "engine/python/facts/known_modules.hpp"

#include <algorithm>

namespace paddle_ls::python {

bool is_below_root(const KnownModules& known, std::string_view qualified) {
  const std::string_view package = qualified.substr(0, qualified.find('.'));
  return std::find(known.roots.begin(), known.roots.end(), package) != known.roots.end();
}

std::string_view reexported(const KnownModules& known, std::string_view module,
                            std::string_view name) {
  const auto found = std::find_if(
      known.reexports.begin(), known.reexports.end(),
      [&](const Reexport& each) { return each.name == name && each.module == module; });
  return found == known.reexports.end() ? std::string_view() : found->target;
}

bool exports_definition(const KnownModules& known, std::string_view module, std::string_view name) {
  return std::any_of(known.reexports.begin(), known.reexports.end(), [&](const Reexport& each) {
    return each.target.empty() && each.name == name && each.module == module;
  });
}

Kind overriding_kind(const KnownModules& known, std::string_view qualified) {
  const std::size_t dot = qualified.rfind('.');
  if (dot == std::string_view::npos) return Kind::unknown;
  const std::string_view module = qualified.substr(0, dot);
  const std::string_view name = qualified.substr(dot + 1);
  const auto found =
      std::find_if(known.reexports.begin(), known.reexports.end(), [&](const Reexport& each) {
        return each.overriding != Kind::unknown && each.module == module && each.name == name;
      });
  return found == known.reexports.end() ? Kind::unknown : found->overriding;
}

}  // namespace paddle_ls::python
