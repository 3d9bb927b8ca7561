#include "project/conversion/needed_helpers.hpp"

#include "engine/rewrite/imports/helper_module.hpp"

namespace paddle_ls::project {

text::Edits HelperModule::edits(std::string_view present) const {
  const std::vector<std::string> wanted(names.begin(), names.end());
  return rewrite::helper_module_edits(present, *configuration.rules, wanted);
}

void NeededHelpers::add(const FileUses& uses, std::span<const std::string> names) {
  if (uses.helper_module.empty() || names.empty()) return;
  HelperModule& module = modules_[uses.helper_module];
  if (!module.configuration.rules) module.configuration = uses.configuration;
  module.names.insert(names.begin(), names.end());
}

}  // namespace paddle_ls::project
