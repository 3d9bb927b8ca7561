#include "engine/rewrite/dependents/reexports.hpp"

namespace paddle_ls::rewrite {

namespace {

python::Reexport known_reexport(const Reexport& each) {
  const std::string& target = each.meaning.target;
  if (!target.starts_with(answering_class)) return {each.module, each.name, target};
  const bool is_tensor = target == answering_tensor;
  return {each.module, each.name, {}, is_tensor ? python::Kind::tensor : python::Kind::foreign};
}

}  // namespace

python::KnownModules known_modules(const ProjectView& view) {
  python::KnownModules known{.roots = view.rules.roots()};
  if (view.reexports != nullptr) {
    known.reexports.reserve(view.reexports->size());
    for (const Reexport& each : *view.reexports) known.reexports.push_back(known_reexport(each));
  }
  known.concerns = [installed = view.installed](std::string_view source) {
    return may_import_dependent(source, installed);
  };
  return known;
}

}  // namespace paddle_ls::rewrite
