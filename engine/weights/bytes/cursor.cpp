#include "engine/weights/bytes/cursor.hpp"

#include <algorithm>

namespace paddle_ls::weights {

Cursor::Cursor(const ByteSource& source, SourceBytes part)
    : source_(source),
      at_(std::min(part.offset, source.size())),
      end_(at_ + std::min(part.length, source.size() - at_)) {}

bool Cursor::fail(Error why) {
  if (!failure_) failure_ = std::move(why);
  return false;
}

bool Cursor::fill(std::size_t count) {
  if (failure_) return false;
  if (count > left()) return fail({"the data ends too early", byte_place(end_)});
  if (at_ >= buffer_offset_ && at_ + count <= buffer_offset_ + buffer_.size()) return true;
  buffer_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(cursor_buffer_bytes, left())));
  buffer_offset_ = at_;
  if (auto done = source_.read_at(at_, buffer_); !done) {
    buffer_.clear();
    return fail(std::move(done.error()));
  }
  return true;
}

std::optional<std::uint8_t> Cursor::byte() {
  if (!fill(1)) return {};
  return static_cast<std::uint8_t>(buffer_[static_cast<std::size_t>(at_++ - buffer_offset_)]);
}

std::optional<std::string_view> Cursor::bytes(std::size_t count) {
  if (count > cursor_buffer_bytes) {
    fail({"a value is too long", byte_place(at_)});
    return {};
  }
  if (!fill(count)) return {};
  const std::string_view found(buffer_.data() + (at_ - buffer_offset_), count);
  at_ += count;
  return found;
}

std::optional<std::uint64_t> Cursor::number(unsigned width) {
  const auto found = bytes(width);
  if (!found) return {};
  std::uint64_t value = 0;
  for (unsigned i = 0; i < width; ++i) {
    value |= std::uint64_t{static_cast<unsigned char>((*found)[i])} << (8 * i);
  }
  return value;
}

std::optional<std::string> Cursor::line(std::size_t limit) {
  const std::uint64_t start = at_;
  std::string found;
  while (const auto next = byte()) {
    if (*next == '\n') return found;
    if (found.size() == limit) {
      fail({"a line is longer than " + std::to_string(limit) + " bytes", byte_place(start)});
      break;
    }
    found += static_cast<char>(*next);
  }
  return {};
}

bool Cursor::skip(std::uint64_t count) {
  if (failure_) return false;
  if (count > left()) return fail({"the data ends too early", byte_place(end_)});
  at_ += count;
  return true;
}

}  // namespace paddle_ls::weights
