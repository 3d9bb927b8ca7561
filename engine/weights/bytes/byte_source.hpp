// Bytes of a known number that are read where they are needed.
//
// Weights are often larger than the memory, and what a reader looks at is a small part of them. A
// source is never mapped: a mapped file that another program makes shorter stops this one.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::weights {

// Some bytes of a source.
struct SourceBytes {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
};

class ByteSource {
 public:
  ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;
  virtual ~ByteSource() = default;

  virtual std::uint64_t size() const = 0;

  // Fills `into` with the bytes from `offset` on, all of them or an error.
  virtual Result<void> read_at(std::uint64_t offset, std::span<char> into) const = 0;
};

// Bytes in memory, which must outlive it.
class MemoryBytes : public ByteSource {
 public:
  explicit MemoryBytes(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t size() const override { return bytes_.size(); }
  Result<void> read_at(std::uint64_t offset, std::span<char> into) const override;

 private:
  std::string_view bytes_;
};

// Whether `place` lies inside of `size` bytes.
constexpr bool is_inside(SourceBytes place, std::uint64_t size) {
  return place.offset <= size && place.length <= size - place.offset;
}

// How errors name a place: "byte 12".
std::string byte_place(std::uint64_t offset);

// The bytes of `place`, at most `limit` of them.
Result<std::string> read_string(const ByteSource& source, SourceBytes place, std::uint64_t limit);

}  // namespace paddle_ls::weights
