#include "engine/rewrite/collect/may_have_torch.hpp"

#include <algorithm>

#include "engine/rewrite/collect/collect_dependent_imports.hpp"
#include "engine/rewrite/imports/import_sections.hpp"

namespace paddle_ls::rewrite {

namespace {

// True for a name of torch, and for any other name with a rule. Names of Python's standard library
// bring in torch only by a string. A rule of the workspace always counts.
bool brings_torch(const PassInput& view, std::string_view api) {
  if (!view.rules.covers(api, view.options.profile)) return false;
  if (!is_of_python(api) || view.words.has("'torch'")) return true;
  const FoundRule found = view.rules.find_under_any_name(api, view.options.profile);
  return found && !RuleSet::is_built_in(found);
}

}  // namespace

bool may_have_torch(const PassInput& view) {
  const auto brings = [&](const auto& named) { return brings_torch(view, view.names.text(named)); };
  const bool is_handed_torch =
      view.options.reexports != nullptr &&
      std::any_of(view.options.reexports->begin(), view.options.reexports->end(),
                  [&](const Reexport& each) {
                    const std::string& target = each.meaning.target;
                    return target.empty() || brings_torch(view, target) ||
                           dependence_of(target, view.options.installed.get()).has_value();
                  });
  return is_handed_torch ||
         std::any_of(view.names.imported.begin(), view.names.imported.end(),
                     [&](const python::ImportedName& imported) {
                       return brings(imported.target) || dependent_of(view, imported).has_value();
                     }) ||
         std::any_of(view.names.named_imports.begin(), view.names.named_imports.end(),
                     [&](const python::NamedImport& import) {
                       return dependent_module(view, import.module).has_value();
                     }) ||
         std::any_of(view.names.uses.begin(), view.names.uses.end(),
                     [&](const python::Use& use) { return brings(use.name); }) ||
         std::any_of(view.names.dynamic.begin(), view.names.dynamic.end(),
                     [&](const python::DynamicUse& use) { return brings(use.name); });
}

}  // namespace paddle_ls::rewrite
