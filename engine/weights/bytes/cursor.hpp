// Reads a part of a source from front to back, some kilobytes at a time.
//
// After a failure every further call fails, so that a reader may ask once at the end. What is
// skipped is not read.
#pragma once

#include <optional>
#include <vector>

#include "engine/weights/bytes/byte_source.hpp"

namespace paddle_ls::weights {

inline constexpr std::size_t cursor_buffer_bytes = std::size_t{64} << 10U;

class Cursor {
 public:
  // Of `part`, as much as lies inside of `source`, which must outlive it.
  Cursor(const ByteSource& source, SourceBytes part);

  std::uint64_t offset() const { return at_; }  // in the source
  std::uint64_t left() const { return end_ - at_; }

  std::optional<std::uint8_t> byte();

  // The next `count` bytes, at most cursor_buffer_bytes. They stand until the next call.
  std::optional<std::string_view> bytes(std::size_t count);

  // An unsigned number of `width` bytes, at most 8, the lowest first.
  std::optional<std::uint64_t> number(unsigned width);

  // The bytes before the next line end, which is taken too; a line of more than `limit` bytes is a
  // failure.
  std::optional<std::string> line(std::size_t limit);

  bool skip(std::uint64_t count);

  // Why the last call failed.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  bool fail(Error why);
  bool fill(std::size_t count);  // reads until the buffer has `count` bytes

  const ByteSource& source_;
  std::uint64_t at_;
  std::uint64_t end_;
  std::vector<char> buffer_;
  std::uint64_t buffer_offset_ = 0;  // of the first byte of the buffer in the source
  std::optional<Error> failure_;
};

}  // namespace paddle_ls::weights
