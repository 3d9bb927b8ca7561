// A set of names of one program that is emptied in no time.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ir/legacy/name_table.hpp"

namespace paddle_ls::ir {

class NameSet {
 public:
  explicit NameSet(std::size_t name_count) : round_of_(name_count, 0) {}

  void clear() { ++round_; }
  bool contains(Name name) const { return round_of_[name.number()] == round_; }
  // Whether the name is new to the set.
  bool insert(Name name) {
    std::uint32_t& round = round_of_[name.number()];
    const bool is_new = round != round_;
    round = round_;
    return is_new;
  }
  template <class Names>
  void insert_all(const Names& names) {
    for (const Name name : names) insert(name);
  }

 private:
  std::vector<std::uint32_t> round_of_;  // by number of the name: the last round it was inserted in
  std::uint32_t round_ = 1;
};

}  // namespace paddle_ls::ir
