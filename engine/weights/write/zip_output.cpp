#include "engine/weights/write/zip_output.hpp"

#include <algorithm>
#include <limits>

#include <zlib.h>

#include "engine/weights/bytes/zip_format.hpp"
#include "engine/weights/write/little_endian.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t alignment = 64;
constexpr std::uint64_t many_entries = 0xFFFF;  // the same for the number of entries
constexpr std::uint64_t has_utf8_names = 0x800;
constexpr unsigned of_zip64 = 45;  // the version of the format that has it
constexpr unsigned of_folders = 20;

std::string flags_method_and_time() {
  return little_endian(has_descriptor | has_utf8_names, 2) + little_endian(0, 6);
}

unsigned version_of(bool is_large) {
  return is_large ? of_zip64 : of_folders;
}

}  // namespace

void ZipOutput::put(std::string_view bytes) {
  to_.write(bytes);
  offset_ += bytes.size();
}

void ZipOutput::start_entry(const std::string& name, bool is_large) {
  const std::uint64_t sizes = is_large ? in_zip64 : 0;
  std::string extra =
      is_large ? little_endian(1, 2) + little_endian(16, 2) + std::string(16, '\0') : "";
  const std::uint64_t content = offset_ + local_header_bytes + name.size() + extra.size() + 4;
  const std::uint64_t padding = (alignment - content % alignment) % alignment;
  extra += "FB" + little_endian(padding, 2) + std::string(padding, 'Z');
  entries_.push_back({name, offset_, 0, 0, is_large});
  put("PK\x03\x04" + little_endian(version_of(is_large), 2) + flags_method_and_time() +
      little_endian(0, 4) + little_endian(sizes, 4) + little_endian(sizes, 4) +
      little_endian(name.size(), 2) + little_endian(extra.size(), 2) + name + extra);
}

void ZipOutput::write(std::string_view bytes) {
  Entry& entry = entries_.back();
  put(bytes);
  entry.size += bytes.size();
  entry.checksum = static_cast<std::uint32_t>(
      crc32_z(entry.checksum, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
}

void ZipOutput::end_entry() {
  const Entry& entry = entries_.back();
  if (entry.size >= in_zip64 && !entry.is_large && state_) {
    state_ = error("an entry of the zip archive is larger than 4 GB", entry.name);
  }
  const unsigned width = entry.is_large ? 8 : 4;
  put("PK\x07\x08" + little_endian(entry.checksum, 4) + little_endian(entry.size, width) +
      little_endian(entry.size, width));
}

std::string ZipOutput::directory_line(const Entry& entry) const {
  const bool is_far = entry.header >= in_zip64;
  std::string longer;  // in the order that the format says
  if (entry.is_large) longer += little_endian(entry.size, 8) + little_endian(entry.size, 8);
  if (is_far) longer += little_endian(entry.header, 8);
  if (!longer.empty()) {
    longer = little_endian(1, 2) + little_endian(longer.size(), 2) + longer;
  }
  const std::uint64_t size = entry.is_large ? in_zip64 : entry.size;
  const unsigned version = version_of(entry.is_large || is_far);
  return "PK\x01\x02" + little_endian(version, 2) + little_endian(version, 2) +
         flags_method_and_time() + little_endian(entry.checksum, 4) + little_endian(size, 4) +
         little_endian(size, 4) + little_endian(entry.name.size(), 2) +
         little_endian(longer.size(), 2) + std::string(10, '\0') +
         little_endian(std::min(entry.header, in_zip64), 4) + entry.name + longer;
}

void ZipOutput::finish() {
  const std::uint64_t start = offset_;
  for (const Entry& entry : entries_) put(directory_line(entry));
  const std::uint64_t size = offset_ - start;
  const std::uint64_t count = entries_.size();
  if (start >= in_zip64 || size >= in_zip64 || count >= many_entries) {
    const std::uint64_t record = offset_;
    put("PK\x06\x06" + little_endian(44, 8) + little_endian(of_zip64, 2) +
        little_endian(of_zip64, 2) + little_endian(0, 8) + little_endian(count, 8) +
        little_endian(count, 8) + little_endian(size, 8) + little_endian(start, 8));
    put("PK\x06\x07" + little_endian(0, 4) + little_endian(record, 8) + little_endian(1, 4));
  }
  put("PK\x05\x06" + little_endian(0, 4) + little_endian(std::min(count, many_entries), 2) +
      little_endian(std::min(count, many_entries), 2) + little_endian(std::min(size, in_zip64), 4) +
      little_endian(std::min(start, in_zip64), 4) + little_endian(0, 2));
}

}  // namespace paddle_ls::weights
