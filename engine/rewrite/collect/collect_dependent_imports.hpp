// Imports of packages that need PyTorch: with Paddle alone the file does not run. They are said,
// and stay:
//
//     import kornia
#pragma once

#include <optional>

#include "engine/rewrite/collect/findings.hpp"
#include "engine/rewrite/dependents/dependence.hpp"

namespace paddle_ls::rewrite {

void collect_dependent_imports(const FileView& view, Findings& into);

// How a package that is imported needs PyTorch; nothing for any other.
std::optional<Dependence> dependent_of(const FileView& view, const python::ImportedName& imported);

}  // namespace paddle_ls::rewrite
