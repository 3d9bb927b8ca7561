// Imports of packages that need PyTorch: with Paddle alone the file does not run. They are reported
// and not changed:
//
//     import kornia
//     importlib.import_module("kornia")
#pragma once

#include <optional>

#include "engine/rewrite/collect/findings.hpp"
#include "engine/rewrite/dependents/dependence.hpp"

namespace paddle_ls::rewrite {

void collect_dependent_imports(const PassInput& view, Findings& into);

// How an imported package needs PyTorch; nothing for a package that does not need it.
std::optional<Dependence> dependent_of(const PassInput& view, const python::ImportedName& imported);

// The same for a module or a name in it.
std::optional<Dependence> dependent_module(const PassInput& view, python::NameId name);

}  // namespace paddle_ls::rewrite
