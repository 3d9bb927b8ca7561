// Which packages need PyTorch to run, by the module that a program imports, and what to do about
// each: a program that imports one of them does not run with Paddle alone.
// The packages are in api/torch_dependents.tsv. The packages that a project has installed are a
// better source than this table: see dependence.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/rewrite/result/advice.hpp"

namespace paddle_ls::rewrite {

// How much of a package needs PyTorch.
enum class Extent : std::uint8_t {
  whole,
  most,  // except for the names for which `needs_torch` is false
  part,  // this module; the rest of the package does not need it
};

struct TorchDependent {
  std::string_view module;   // as it is imported: `timm`, `albumentations.pytorch`
  std::string_view package;  // the package that contains it, with the normalized name of PEP 503
  Extent extent = Extent::whole;
  Advice advice = Advice::port;
  std::string_view counterpart;  // a sentence on what Paddle has in its place; may be empty
  bool is_compiled = false;      // its compiled code loads PyTorch's libraries
};

// All rows, by module.
std::span<const TorchDependent> torch_dependents();

// The row of `module` or of the nearest enclosing module; null if there is none.
const TorchDependent* torch_dependent(std::string_view module);

// The row of a package by its normalized name; null if there is none, or if only some of its
// modules need PyTorch.
const TorchDependent* torch_dependent_package(std::string_view package);

// False for a name that a package of this table provides without PyTorch: the tokenizers and
// configurations of `transformers`.
bool needs_torch(const TorchDependent& dependent, std::string_view qualified_name);

}  // namespace paddle_ls::rewrite
