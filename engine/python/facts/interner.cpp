#include "engine/python/facts/interner.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

namespace paddle_ls::python {
namespace {

constexpr NameId absent = std::numeric_limits<NameId>::max();
constexpr std::size_t first_block_bytes = 256;
constexpr std::size_t largest_block_bytes = 16 * 1024;
constexpr std::size_t first_slots = 64;
constexpr std::size_t joined_slots = 1024;
// No known name is longer. A chain of attributes has as many names as parts, so without a limit
// they would take quadratic space.
constexpr std::size_t longest_joined = 1024;

std::uint64_t load(const char* from, std::size_t size) {
  std::uint64_t word = 0;
  std::memcpy(&word, from, size);
  return word;
}

// Identifiers are short: eight bytes at a time, one multiplication each.
std::uint32_t hash_of(std::string_view text) {
  constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
  std::uint64_t hash = text.size() * factor;
  const char* at = text.data();
  std::size_t left = text.size();
  for (; left >= 8; left -= 8, at += 8) {
    hash = (hash ^ load(at, 8)) * factor;
    hash ^= hash >> 32U;
  }
  if (left > 0) hash = (hash ^ load(at, left)) * factor;
  return static_cast<std::uint32_t>(hash >> 32U);
}

}  // namespace

std::size_t Interner::slot_of(std::string_view text, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hash & mask;
  while (slots_[at].id != absent && (slots_[at].hash != hash || texts_[slots_[at].id] != text)) {
    at = (at + 1) & mask;
  }
  return at;
}

void Interner::grow() {
  std::vector<Slot> old(std::max(first_slots, slots_.size() * 2), Slot{0, absent});
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.id == absent) continue;
    std::size_t at = slot.hash & mask;
    while (slots_[at].id != absent) at = (at + 1) & mask;
    slots_[at] = slot;
  }
}

NameId Interner::intern(std::string_view text) {
  if (texts_.size() * 2 >= slots_.size()) grow();
  const std::uint32_t hash = hash_of(text);
  Slot& slot = slots_[slot_of(text, hash)];
  if (slot.id == absent) {
    slot = {hash, static_cast<NameId>(texts_.size())};
    texts_.push_back(text);
  }
  return slot.id;
}

NameId Interner::intern_copy(std::string_view text) {
  const NameId known = find(text);
  return known != absent ? known : intern(keep(text, {}));
}

NameId Interner::join(NameId left, NameId right) {
  if (texts_[left].size() > longest_joined) return left;
  if (joined_.empty()) joined_.resize(joined_slots, Joined{absent, absent, absent});
  Joined& memory = joined_[(left * 0x9E3779B1U + right) % joined_slots];
  if (memory.left == left && memory.right == right) return memory.id;
  const std::string_view joined = keep(texts_[left], texts_[right]);
  const NameId id = intern(joined);
  if (texts_[id].data() != joined.data()) block_used_ -= joined.size();
  memory = {left, right, id};
  return id;
}

NameId Interner::find(std::string_view text) const {
  return slots_.empty() ? absent : slots_[slot_of(text, hash_of(text))].id;
}

// Copies `head.tail`, or `head` alone, to permanent storage.
std::string_view Interner::keep(std::string_view head, std::string_view tail) {
  const std::size_t size = head.size() + (tail.empty() ? 0 : tail.size() + 1);
  if (block_used_ + size > block_size_) {
    block_size_ = std::clamp(2 * block_size_, first_block_bytes, largest_block_bytes);
    block_size_ = std::max(size, block_size_);
    blocks_.push_back(std::make_unique<char[]>(block_size_));
    block_used_ = 0;
  }
  char* const start = blocks_.back().get() + block_used_;
  char* end = std::copy(head.begin(), head.end(), start);
  if (!tail.empty()) {
    *end++ = '.';
    std::copy(tail.begin(), tail.end(), end);
  }
  block_used_ += size;
  return {start, size};
}

}  // namespace paddle_ls::python
