// Whether an import needs PyTorch: installed packages decide, then the table of torch_dependents.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rewrite/result/advice.hpp"

namespace paddle_ls::rewrite {

struct InstalledPackages;

struct Dependence {
  std::string_view name;  // of the module or package that needs PyTorch
  Advice advice;
  std::string reason;  // how that is known, if it is not from the table, and what to do
};

// For the import of `qualified_name`. `installed` may be null, and has to outlive the result.
std::optional<Dependence> dependence_of(std::string_view qualified_name,
                                        const InstalledPackages* installed);

// For a package by its normalized name, if all of it needs PyTorch.
std::optional<Dependence> dependence_of_package(std::string_view package,
                                                const InstalledPackages* installed);

// True if a line of `source` imports a package that may need PyTorch. Cheap, and exact for an
// import on its own line.
bool may_import_dependent(std::string_view source, const InstalledPackages* installed);

}  // namespace paddle_ls::rewrite
