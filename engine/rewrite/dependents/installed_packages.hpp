// What the packages that a project has installed say of themselves: facts from outside, as
// engine/installed reads them, so that the analysis stays a function of its arguments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::rewrite {

struct InstalledDependent {
  std::string module;   // as it is imported
  std::string package;  // that brings it, as PEP 503 normalizes names
  Extent extent = Extent::whole;
  std::string evidence;  // how it is known: `declared by its metadata (accelerate 1.2.0 -> torch)`
};

struct InstalledPackages {
  std::vector<InstalledDependent> dependents;  // modules of packages that need PyTorch, by module
  std::vector<std::string> independent;        // packages that do without, in order

  // Of `module` or of the nearest module around it; null where there is none.
  const InstalledDependent* module(std::string_view module) const;

  // Of a package by its normalized name; null where it is not there, or where not all of it needs
  // PyTorch.
  const InstalledDependent* package(std::string_view package) const;

  bool does_without(std::string_view package) const;
};

}  // namespace paddle_ls::rewrite
