// Whether an import needs PyTorch: what is installed decides, then the table of torch_dependents.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::rewrite {

struct InstalledPackages;

struct Dependence {
  std::string_view name;  // of the module or package that needs PyTorch
  std::string reason;     // how that is known, where it is not from the table, and what to do
};

// Of what is imported by `qualified_name`. `installed` may be null, and has to outlive the result.
std::optional<Dependence> dependence_of(std::string_view qualified_name,
                                        const InstalledPackages* installed);

// Of a package by its normalized name, where all of it needs PyTorch.
std::optional<Dependence> dependence_of_package(std::string_view package,
                                                const InstalledPackages* installed);

// True when a line of `source` imports what may need PyTorch. Cheap, and never false by mistake
// where an import stands on a line of its own.
bool may_import_dependent(std::string_view source, const InstalledPackages* installed);

}  // namespace paddle_ls::rewrite
