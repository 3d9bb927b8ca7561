// Counts the statements removed from each block, so that a block that would lose all of them keeps
// a `pass`.
#pragma once

#include <cstdint>
#include <map>

namespace paddle_ls::rewrite {

class BlockLosses {
 public:
  // All removals are counted before the first query.
  void lose(std::uint32_t block) { ++blocks_[block].lost; }

  bool loses_all(std::uint32_t block, std::uint32_t size) const {
    const auto found = blocks_.find(block);
    return found != blocks_.end() && found->second.lost >= size;
  }

  // True for the first statement queried in a block of `size` statements that would lose them all.
  bool has_to_stay(std::uint32_t block, std::uint32_t size) {
    Block& found = blocks_[block];
    if (found.lost < size || found.has_pass) return false;
    found.has_pass = true;
    return true;
  }

 private:
  struct Block {
    std::uint32_t lost = 0;
    bool has_pass = false;
  };

  std::map<std::uint32_t, Block> blocks_;
};

}  // namespace paddle_ls::rewrite
