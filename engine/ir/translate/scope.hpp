// Which values a variable has had, while a program is translated.
//
// A legacy variable is written many times, a PIR value once: a scope keeps every value of a name,
// the last one counts. Scopes nest like regions; a lookup falls through to the outside, a new value
// always belongs to the innermost scope.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

struct Definition {
  ValueId value = null_value;
  std::int32_t in_vector = -1;  // index inside `value` when that is a vector
};

class Scope {
 public:
  explicit Scope(const Scope* parent = nullptr) : parent_(parent) {}

  // The last value of `name` here or further out, or null.
  const Definition* find(std::string_view name) const {
    for (const Scope* scope = this; scope; scope = scope->parent_) {
      const auto found = scope->values_.find(name);
      if (found != scope->values_.end()) return &found->second.back();
    }
    return nullptr;
  }

  // `name` must outlive the scope.
  void push(std::string_view name, Definition definition) { values_[name].push_back(definition); }

  const std::unordered_map<std::string_view, std::vector<Definition>>& values() const {
    return values_;
  }

 private:
  const Scope* parent_;
  std::unordered_map<std::string_view, std::vector<Definition>> values_;
};

}  // namespace paddle_ls::ir
