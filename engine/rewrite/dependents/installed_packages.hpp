// Facts about the packages that a project has installed, as read by engine/installed. They are
// passed in, so that the analysis stays a function of its arguments.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/dependents/package_kinds.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::rewrite {

// What the files of an installed package are.
enum class InstalledCode : std::uint8_t {
  unknown,  // they are not listed
  python,
  compiled,  // some load PyTorch's libraries
};

struct InstalledDependent {
  std::string module;   // as it is imported
  std::string package;  // the package that contains it, with the normalized name of PEP 503
  Extent extent = Extent::whole;
  std::string evidence;  // how it is known: `declared by its metadata (accelerate 1.2.0 -> torch)`
  InstalledCode code = InstalledCode::unknown;
};

struct InstalledPackages {
  std::vector<InstalledDependent> dependents;  // modules of packages that need PyTorch, by module
  std::vector<std::string> independent;        // packages that do not need PyTorch, in order
  std::shared_ptr<const PackageCode> code = nullptr;  // null: not known

  std::string torch;  // its version; empty: it is not installed

  // The row of `module` or of the nearest enclosing module; null if there is none.
  const InstalledDependent* module(std::string_view module) const;

  // The row of a package by its normalized name; null if it is not installed, or if not all of it
  // needs PyTorch.
  const InstalledDependent* package(std::string_view package) const;

  bool does_without(std::string_view package) const;
};

}  // namespace paddle_ls::rewrite
