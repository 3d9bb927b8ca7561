#include "project/modules/outside_names.hpp"

#include <algorithm>

#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::modules {

const rewrite::RuleSet& built_in_rules() {
  static const rewrite::RuleSet rules;
  return rules;
}

bool is_of_library(std::string_view module) {
  const auto roots = built_in_rules().roots();
  return std::find(roots.begin(), roots.end(), module.substr(0, module.find('.'))) != roots.end();
}

bool is_of_dependent(std::string_view name) {
  return !is_of_library(name) && rewrite::torch_dependent(name) != nullptr;
}

std::string name_outside(const python::WrittenImport& import) {
  if (!import.name.empty()) return import.module + "." + import.name;
  const bool is_package = import.local == import.module.substr(0, import.module.find('.'));
  return is_package ? import.local : import.module;
}

}  // namespace paddle_ls::modules
