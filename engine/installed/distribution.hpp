// A package as it is installed: what its metadata says.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/installed/looks_for_torch.hpp"

namespace paddle_ls::installed {

struct Requirement {
  std::string name;                 // as PEP 503 normalizes it
  std::vector<std::string> extras;  // of that package, normalized
  std::string marker;               // PEP 508; empty: it always holds
};

struct Distribution {
  std::string name;  // normalized
  std::string version;
  std::vector<Requirement> requirements;
  bool mentions_torch = false;          // anywhere, also where it is described
  std::vector<TorchModule> undeclared;  // its modules that import torch though it requires none
  bool imports_torch = false;           // all that a program imports of it does so
  std::filesystem::path metadata;       // the folder beside the package that says all this
  std::string python;  // release of the environment, such as `3.11`; empty: not known
};

}  // namespace paddle_ls::installed
