// The classes of the file, as far as their definitions were reached.
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::python {

struct ClassFacts {
  std::vector<ScopeId> bases;  // in this file
  Kind kind = Kind::unknown;   // of an instance, by bases outside
  NameId kind_from = none;     // the base that says so
  bool open = false;           // has a base of which nothing is known
  bool overrides = false;      // a base in another file overrides functions of the library
};

class Classes {
 public:
  explicit Classes(std::size_t scopes) : class_of_scope_(scopes, none) {}

  // Null for a scope whose class statement was not reached.
  const ClassFacts* find(ScopeId scope) const {
    const std::uint32_t found = class_of_scope_[scope];
    return found == none ? nullptr : &classes_[found];
  }

  // The facts of the class with scope `scope`, made when they are new.
  ClassFacts& open(ScopeId scope) {
    std::uint32_t& index = class_of_scope_[scope];
    if (index == none) {
      index = static_cast<std::uint32_t>(classes_.size());
      classes_.emplace_back();
    }
    return classes_[index];
  }

 private:
  std::vector<std::uint32_t> class_of_scope_;  // index into `classes_`, or `none`
  std::vector<ClassFacts> classes_;
};

}  // namespace paddle_ls::python
