#include "engine/rewrite/collect/may_have_torch.hpp"

#include <algorithm>

#include "engine/rewrite/collect/collect_dependent_imports.hpp"
#include "engine/rewrite/imports/import_sections.hpp"

namespace paddle_ls::rewrite {

namespace {

// True for a name of torch, and for any other that a rule speaks of. Python's own library is asked
// for torch by a string. A rule of the workspace holds wherever its name stands.
bool brings_torch(const FileView& facts, std::string_view api) {
  if (!facts.rules.covers(api, facts.options.profile)) return false;
  if (!is_of_python(api) || facts.words.has("'torch'")) return true;
  const FoundRule found = facts.rules.find_under_any_name(api, facts.options.profile);
  return found && !RuleSet::is_built_in(found);
}

}  // namespace

bool may_have_torch(const FileView& facts) {
  const auto brings = [&](const auto& named) {
    return brings_torch(facts, facts.names.text(named));
  };
  const bool is_handed_torch =
      facts.options.reexports != nullptr &&
      std::any_of(facts.options.reexports->begin(), facts.options.reexports->end(),
                  [&](const Reexport& each) { return brings_torch(facts, each.target); });
  return is_handed_torch ||
         std::any_of(facts.names.imported.begin(), facts.names.imported.end(),
                     [&](const python::ImportedName& imported) {
                       return brings(imported.target) || dependent_of(facts, imported).has_value();
                     }) ||
         std::any_of(facts.names.uses.begin(), facts.names.uses.end(),
                     [&](const python::Use& use) { return brings(use.name); }) ||
         std::any_of(facts.names.dynamic.begin(), facts.names.dynamic.end(),
                     [&](const python::DynamicUse& use) { return brings(use.name); });
}

}  // namespace paddle_ls::rewrite
