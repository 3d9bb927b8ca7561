// What classes and functions of packages that need PyTorch make: a value out of such a package is a
// tensor or a module where the package says so.
#pragma once

#include <optional>
#include <string_view>

#include "engine/python/facts/kinds.hpp"

namespace paddle_ls::rewrite {

struct MadeKind {
  bool is_class = false;
  python::Kind made = python::Kind::unknown;    // what a call returns; of a class, its objects
  python::Kind called = python::Kind::unknown;  // what calling such an object returns
  bool gives_several = false;                   // calling it returns anything but one tensor
};

// The code of the packages of an environment. Thread-safe.
class PackageCode {
 public:
  PackageCode() = default;
  PackageCode(const PackageCode&) = delete;
  PackageCode& operator=(const PackageCode&) = delete;
  virtual ~PackageCode() = default;

  // What `qualified` makes; nothing where its code does not say it.
  virtual std::optional<MadeKind> made_by(std::string_view qualified) const = 0;

  // Whether the environment has a module of this name; it has no dots.
  virtual bool has_module(std::string_view name) const = 0;
};

// The same from api/package_kinds.tsv, for packages that are not installed.
std::optional<MadeKind> built_in_kind(std::string_view qualified);

}  // namespace paddle_ls::rewrite
