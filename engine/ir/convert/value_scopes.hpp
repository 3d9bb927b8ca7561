// Which values a variable has had, while a program is translated.
//
// A legacy variable is written many times, a PIR value once: every value of a name is kept, the
// last one counts. Scopes nest like regions; a look-up falls through to the outside, a new value
// belongs to the innermost scope and is forgotten when that is left. Since names are numbers, all
// scopes share one array with the last definition of each name; leaving a scope puts back what its
// definitions covered.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ir/legacy/name_table.hpp"
#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

struct ValueDefinition {
  ValueId value = null_value;
  std::int32_t in_vector = -1;  // index inside `value` when that is a vector
};

class ValueScopes {
 public:
  // A definition and the one it covers, by index; none for no other.
  struct Kept {
    ValueDefinition definition;
    Name name;
    std::uint32_t covered;
  };

  explicit ValueScopes(std::size_t name_count) : last_(name_count, none) {}

  // The last definition here or further out, or null. The null name has none.
  const ValueDefinition* find(Name name) const {
    if (!name) return nullptr;
    const std::uint32_t last = last_[name.number()];
    return last == none ? nullptr : &definitions_[last].definition;
  }

  void push(Name name, ValueDefinition definition) {
    std::uint32_t& last = last_[name.number()];
    if (depth_ == 0 && last == none) outermost_.push_back(name);
    definitions_.push_back({definition, name, last});
    last = static_cast<std::uint32_t>(definitions_.size() - 1);
    if (depth_ > 0) inner_.push_back(name);
  }

  // Defines in the outermost scope a name that has no definition in any.
  void push_outermost(Name name, ValueDefinition definition) {
    last_[name.number()] = static_cast<std::uint32_t>(definitions_.size());
    definitions_.push_back({definition, name, none});
    outermost_.push_back(name);
  }

  // The names of the outermost scope, in the order of their first definitions.
  const std::vector<Name>& outermost() const { return outermost_; }

  // Calls `visit` with each definition of the name of that number, last first. Only while no inner
  // scope is open.
  template <class Visit>
  void for_each_definition(std::uint32_t name, Visit visit) const {
    for (std::uint32_t at = last_[name]; at != none; at = definitions_[at].covered) {
      visit(definitions_[at]);
    }
  }

  // While it exists, definitions go into a new innermost scope.
  class Inner {
   public:
    explicit Inner(ValueScopes& scopes) : scopes_(scopes), outer_count_(scopes.inner_.size()) {
      ++scopes_.depth_;
    }
    ~Inner() {
      for (auto& names = scopes_.inner_; names.size() > outer_count_; names.pop_back()) {
        std::uint32_t& last = scopes_.last_[names.back().number()];
        last = scopes_.definitions_[last].covered;
      }
      --scopes_.depth_;
    }
    Inner(const Inner&) = delete;
    Inner& operator=(const Inner&) = delete;

   private:
    ValueScopes& scopes_;
    std::size_t outer_count_;
  };

 private:
  std::vector<Kept> definitions_;
  std::vector<std::uint32_t> last_;  // by number of the name; none: not defined
  std::vector<Name> outermost_;
  std::vector<Name> inner_;  // names defined in the scopes that are open, outermost excluded
  std::size_t depth_ = 0;
};

// Distinct names in the order in which Paddle visits variables. It keeps them in a
// std::unordered_map, whose order follows from the names and from the order of their insertion, so
// the same container is filled the same way.
std::vector<Name> in_order_of_hashing(const std::vector<Name>& names);

}  // namespace paddle_ls::ir
