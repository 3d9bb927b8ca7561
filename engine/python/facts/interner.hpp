// Maps strings to small numbers, once each: the rest of the analysis compares integers.
//
// Identifiers are views into the source. Qualified names are built by joining and are stored in
// separate blocks that never move.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace paddle_ls::python {

using NameId = std::uint32_t;

class Interner {
 public:
  // The number of `text`, which must outlive the interner.
  NameId intern(std::string_view text);

  // The number of `left.right`; that of `left` if the result is longer than any known name.
  NameId join(NameId left, NameId right);

  // The number of a text that the interner has to copy.
  NameId intern_copy(std::string_view text);

  // The number of `text`, or the largest number if it was never interned.
  NameId find(std::string_view text) const;

  std::string_view text(NameId id) const { return texts_[id]; }
  std::size_t size() const { return texts_.size(); }

 private:
  struct Slot {
    std::uint32_t hash;
    NameId id;
  };
  struct Joined {
    NameId left;
    NameId right;
    NameId id;
  };

  std::size_t slot_of(std::string_view text, std::uint32_t hash) const;
  void grow();
  std::string_view keep(std::string_view head, std::string_view tail);

  std::vector<std::string_view> texts_;
  std::vector<Slot> slots_;     // open addressing, a power of two
  std::vector<Joined> joined_;  // direct-mapped cache of `join`
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t block_used_ = 0;
  std::size_t block_size_ = 0;
};

}  // namespace paddle_ls::python
