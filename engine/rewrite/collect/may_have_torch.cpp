// Whether a file can have anything of torch in it. What a method is called on is hardly ever known,
// and libraries have methods that are called as those of tensors are: without an import that can
// bring torch, guessing is wrong more often than it is right.
#include <algorithm>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/imports/import_sections.hpp"

namespace paddle_ls::rewrite {

// True for a name of torch, and for any other that a rule speaks of. Python's own library is asked
// for torch by a string. A rule of the workspace holds wherever its name stands.
bool FindingCollector::brings_torch(std::string_view api) {
  if (!rules_.covers(api, profile_)) return false;
  if (!is_of_python(api) || words_.has("'torch'")) return true;
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  return found && !RuleSet::is_built_in(found);
}

bool FindingCollector::may_have_torch() {
  const auto brings = [&](const auto& named) { return brings_torch(names_.text(named)); };
  const bool is_handed_torch =
      reexports_ != nullptr &&
      std::any_of(reexports_->begin(), reexports_->end(),
                  [&](const Reexport& each) { return brings_torch(each.target); });
  return is_handed_torch ||
         std::any_of(names_.imported.begin(), names_.imported.end(),
                     [&](const python::ImportedName& imported) {
                       return brings(imported.target) || dependent_of(imported).has_value();
                     }) ||
         std::any_of(names_.uses.begin(), names_.uses.end(),
                     [&](const python::Use& use) { return brings(use.name); }) ||
         std::any_of(names_.dynamic.begin(), names_.dynamic.end(),
                     [&](const python::DynamicUse& use) { return brings(use.name); });
}

}  // namespace paddle_ls::rewrite
