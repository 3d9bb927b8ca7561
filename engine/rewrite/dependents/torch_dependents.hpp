// Which packages need PyTorch to run, by the module that a program imports, and what to do about
// each: a program that imports one of them does not run with Paddle alone.
//
// The packages stand in api/torch_dependents.tsv. What a project has installed says more of itself
// than this table does: see dependence.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace paddle_ls::rewrite {

// How much of a package needs PyTorch.
enum class Extent : std::uint8_t {
  whole,
  most,  // but for names that it gives without: see `needs_torch`
  part,  // this module, while the package does without
};

struct TorchDependent {
  std::string_view module;   // as it is imported: `timm`, `albumentations.pytorch`
  std::string_view package;  // that brings it, as PEP 503 normalizes names
  Extent extent = Extent::whole;
  std::string_view advice;
};

// What to do about a package of which nothing better is known.
inline constexpr std::string_view port_what_is_used =
    "no Paddle version of it is known: port the parts that are used";

// All rows, by module.
std::span<const TorchDependent> torch_dependents();

// The row of `module` or of the nearest module around it; null where there is none.
const TorchDependent* torch_dependent(std::string_view module);

// The row of a package by its normalized name; null where there is none, or where only some of its
// modules need PyTorch.
const TorchDependent* torch_dependent_package(std::string_view package);

// False for a name that a package of this table gives without PyTorch: the tokenizers and
// configurations of `transformers`.
bool needs_torch(const TorchDependent& dependent, std::string_view qualified_name);

}  // namespace paddle_ls::rewrite
