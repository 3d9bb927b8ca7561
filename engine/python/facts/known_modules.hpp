// Which packages are looked for, and which of their names other files of the workspace export.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/python/facts/kinds.hpp"

namespace paddle_ls::python {

// A name of the library that another file of the workspace exports, or a definition of that file: a
// class that overrides functions of the library or derives from one of its classes, or a function.
struct Reexport {
  // As the importing file spells it, with its leading dots; what `from . import module` binds is
  // `..module`.
  std::string_view module = {};
  std::string_view name = {};
  std::string_view target = {};     // qualified name of the library; empty for a definition
  Kind overriding = Kind::unknown;  // what objects of an overriding class are
};

// What it views has to outlive it.
struct KnownModules {
  // Top-level packages, for example `torch` and `torchvision`. A name below any other package is
  // never a use.
  std::span<const std::string_view> roots = {};
  std::vector<Reexport> reexports = {};
  // True for a text that has to be read although it mentions no root. May be empty.
  std::function<bool(std::string_view source)> concerns = {};
};

bool is_below_root(const KnownModules& known, std::string_view qualified);

// The qualified name of what `from module import name` binds where `module` is a file of the
// workspace; empty when it is unknown.
std::string_view reexported(const KnownModules& known, std::string_view module,
                            std::string_view name);

// Whether `name` is a definition of the file `module` of the workspace of which something is known.
bool exports_definition(const KnownModules& known, std::string_view module, std::string_view name);

// What objects of the class `qualified` of another file are, if the class overrides functions of
// the library; else unknown.
Kind overriding_kind(const KnownModules& known, std::string_view qualified);

}  // namespace paddle_ls::python
