// Names that files of a project get from packages outside of it.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::modules {

// The rules of a project do not matter to what its modules give on.
const rewrite::RuleSet& built_in_rules();

// Below a package that rules speak of.
bool is_of_library(std::string_view name);

// Of another package that needs PyTorch, by the built-in table.
bool is_of_dependent(std::string_view name);

// What an import of such a package binds; it has no star.
std::string name_outside(const python::WrittenImport& import);

}  // namespace paddle_ls::modules
