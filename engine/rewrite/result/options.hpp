// The options of the analysis of one file, with facts about the rest of the project.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/python/facts/kinds.hpp"
#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/leftover_imports.hpp"
#include "engine/rewrite/result/patches.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "engine/torch/torch_range.hpp"

namespace paddle_ls::rewrite {

// What a name of another file of the project is: a name of torch, a class that derives from one, or
// a function that returns tensors.
struct Meaning {
  std::string target = {};  // qualified name of the library; empty for a definition of the project
  std::string base = {};    // qualified name of the class that such a class derives from
  // What such a class, or a base of it in the project, defines of the names that classes of the
  // library have; in order.
  std::vector<std::string> members = {};
  // What such a function returns by its annotation: a tensor, or several.
  python::Kind gives = python::Kind::unknown;
  bool operator==(const Meaning&) const = default;
};

// A name that a file imports from another file of its project.
struct Reexport {
  std::string module;  // as the importing file spells it: see python::Reexport
  std::string name;
  Meaning meaning;
  bool operator==(const Reexport&) const = default;
};

using Reexports = std::vector<Reexport>;

struct InstalledPackages;

using CheckpointNames = std::set<std::string, std::less<>>;

struct Options {
  Profile profile = newest_release;
  std::optional<torch::TorchRange> torch = std::nullopt;  // the releases the project may run on
  bool reads_text = false;  // also comments and docstrings, for findings of the code torch-text
  LeftoverImports leftover_imports = LeftoverImports::keep;  // callers replace `automatic`
  Patches patches = Patches::never;
  Settled accepted = {};  // by the project, in this file
  std::shared_ptr<const Reexports> reexports = nullptr;
  // Of the other files of the project, as far as they are known; may be null.
  std::shared_ptr<const LayerHabits> habits = nullptr;
  bool differentiates_twice = false;  // the file asks for gradients of gradients
  // Names that other files of the project import from this one, in order, as far as it is known.
  std::shared_ptr<const std::vector<std::string>> wanted = nullptr;
  // Packages of the project with the same name as one that needs PyTorch, in order.
  std::shared_ptr<const std::vector<std::string>> own_packages = nullptr;
  // PyTorch checkpoints in the project, by the file names that the source contains; may be null.
  std::shared_ptr<const CheckpointNames> checkpoints = nullptr;
  // The environment in which the project runs; null if it is not known.
  std::shared_ptr<const InstalledPackages> installed = nullptr;
  // The module from which files import the helpers of rules, spelled as after `from`; if it is
  // empty, each file defines those that it needs.
  std::string helper_module = {};
  bool is_stub = false;     // a `.pyi`, which is never executed: helpers must not be defined there
  bool is_package = false;  // an `__init__.py`: others may import names of the package from it
};

}  // namespace paddle_ls::rewrite
