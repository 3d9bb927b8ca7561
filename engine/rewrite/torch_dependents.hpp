// Which packages need PyTorch to run, by the module that a program imports, and what to do about
// each: a program that imports one of them does not run with Paddle alone.
//
// A package that works without PyTorch has only those of its modules here that do not.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

struct TorchDependent {
  std::string_view module;   // as it is imported: `timm`, `albumentations.pytorch`
  std::string_view package;  // that brings it, as PEP 503 normalizes names
  std::string_view advice;
};

// The row of `module` or of the nearest module around it; null where there is none.
const TorchDependent* torch_dependent(std::string_view module);

// The row of a package by its normalized name; null where there is none, or where only some of its
// modules need PyTorch.
const TorchDependent* torch_dependent_package(std::string_view package);

// False for a name that a package of this table gives without PyTorch: the tokenizers and
// configurations of `transformers`.
bool needs_torch(const TorchDependent& dependent, std::string_view qualified_name);

// True when a line of `source` imports a module of this table. Cheap, and never false by mistake
// where an import stands on a line of its own.
bool imports_torch_dependent(std::string_view source);

}  // namespace paddle_ls::rewrite
