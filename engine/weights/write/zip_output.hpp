// A zip archive as torch writes it: entries are stored as they are, and the content of each begins
// at a multiple of 64 bytes, so that it can be mapped.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/weights/write/byte_sink.hpp"

namespace paddle_ls::weights {

class ZipOutput : public ByteSink {
 public:
  explicit ZipOutput(ByteSink& to) : to_(to) {}

  // What is written from here on is the content of `name`. It may have 4 GB or more only if it is
  // known to be `large`.
  void start_entry(const std::string& name, bool is_large = false);
  void write(std::string_view bytes) override;
  void end_entry();

  // The directory, after the last entry.
  void finish();

  Result<void> state() const override { return state_ ? to_.state() : state_; }

 private:
  struct Entry {
    std::string name;
    std::uint64_t header;  // offset of the local header
    std::uint64_t size;
    std::uint32_t checksum;
    bool is_large;  // its sizes are in fields of 8 bytes
  };

  void put(std::string_view bytes);
  std::string directory_line(const Entry& entry) const;

  ByteSink& to_;
  std::uint64_t offset_ = 0;
  std::vector<Entry> entries_;
  Result<void> state_;
};

}  // namespace paddle_ls::weights
