// What an analysis of one file is asked for, and what it is told of the rest of the project.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/leftover_imports.hpp"
#include "engine/rewrite/result/patches.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/rewrite/source/layer_habits.hpp"

namespace paddle_ls::rewrite {

// A name of torch that another file of the project hands on.
struct Reexport {
  std::string module;  // as the importing file spells it: see python::Reexport
  std::string name;
  std::string target;  // qualified name of the library
  bool operator==(const Reexport&) const = default;
};

using Reexports = std::vector<Reexport>;

struct InstalledPackages;

using CheckpointNames = std::set<std::string, std::less<>>;

struct Options {
  Profile profile = newest_release;
  bool reads_text = false;  // also comments and docstrings, for findings of the code torch-text
  LeftoverImports leftover_imports = LeftoverImports::keep;  // `automatic` is for callers to settle
  Patches patches = Patches::never;
  Settled accepted = {};  // by the project, in this file
  std::shared_ptr<const Reexports> reexports = nullptr;
  // Of the other files of the project, as far as they are known; null for none.
  std::shared_ptr<const LayerHabits> habits = nullptr;
  bool differentiates_twice = false;  // the file asks for gradients of gradients
  // Names that other files of the project import from this one, in order, as far as it is known.
  std::shared_ptr<const std::vector<std::string>> wanted = nullptr;
  // Packages of the project that are called as one that needs PyTorch is, in order.
  std::shared_ptr<const std::vector<std::string>> own_packages = nullptr;
  // Names in the file, as they are written, of checkpoints of PyTorch that the project holds; null
  // for none.
  std::shared_ptr<const CheckpointNames> checkpoints = nullptr;
  // Of the environment that the project runs in; null where nobody knows.
  std::shared_ptr<const InstalledPackages> installed = nullptr;
  // What files import the helpers of rules from, as it is written behind `from`; where it is empty,
  // each file has those that it needs.
  std::string helper_module = {};
  bool is_stub = false;     // a `.pyi`, which nobody runs: no helper may be defined there
  bool is_package = false;  // an `__init__.py`: others may import from the package what it imports
};

}  // namespace paddle_ls::rewrite
