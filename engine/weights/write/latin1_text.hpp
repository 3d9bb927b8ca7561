// Bytes as text, for pickles of a protocol that has no bytes: each byte is a character of Latin-1.
#pragma once

#include <cstdint>
#include <string>

#include "engine/weights/write/byte_sink.hpp"

namespace paddle_ls::weights {

std::string text_of_latin1(std::string_view bytes);  // as UTF-8

// Counts how long the text of the bytes is.
class CountingLatin1 : public ByteSink {
 public:
  void write(std::string_view bytes) override;
  Result<void> state() const override { return {}; }
  std::uint64_t utf8_bytes() const { return utf8_bytes_; }

 private:
  std::uint64_t utf8_bytes_ = 0;
};

// Writes the text of the bytes to a sink, which must outlive it.
class Latin1AsText : public ByteSink {
 public:
  explicit Latin1AsText(ByteSink& to) : to_(to) {}
  void write(std::string_view bytes) override { to_.write(text_of_latin1(bytes)); }
  Result<void> state() const override { return to_.state(); }

 private:
  ByteSink& to_;
};

}  // namespace paddle_ls::weights
