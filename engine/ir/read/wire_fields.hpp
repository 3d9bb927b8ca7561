// The fields of one protobuf message, in the order of its bytes.
//
// A legacy program is read straight into our own lists: building the library's objects first, one
// for every attribute of every operator, took longer than everything that is done with a program.
// Who refuses a message looks for the place with find_wire_damage.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace paddle_ls::ir {

enum class WireType : std::uint32_t { varint = 0, fixed64 = 1, delimited = 2, fixed32 = 5 };

constexpr std::uint32_t wire_tag(std::uint32_t field, WireType type) {
  return field << 3U | static_cast<std::uint32_t>(type);
}

class WireFields {
 public:
  explicit WireFields(std::string_view message)
      : at_(message.data()), end_(message.data() + message.size()) {}

  // False at the end of the message, and for good where it is damaged.
  bool next() {
    if (at_ == end_) return false;
    std::uint64_t tag = 0;
    if (!take_varint(tag) || tag >> 32U != 0 || tag >> 3U == 0) return fail();
    tag_ = static_cast<std::uint32_t>(tag);
    switch (static_cast<WireType>(tag & 7U)) {
      case WireType::varint: return take_varint(value_) || fail();
      case WireType::fixed64: return take_fixed(8) || fail();
      case WireType::fixed32: return take_fixed(4) || fail();
      case WireType::delimited: {
        std::uint64_t size = 0;
        if (!take_varint(size) || size > static_cast<std::uint64_t>(end_ - at_)) return fail();
        bytes_ = {at_, static_cast<std::size_t>(size)};
        at_ += size;
        return true;
      }
    }
    return fail();
  }
  bool is_damaged() const { return damaged_; }

  // Of the current field: its number and wire type together, and its value by wire type.
  std::uint32_t tag() const { return tag_; }
  std::string_view bytes() const { return bytes_; }
  std::int64_t int64() const { return static_cast<std::int64_t>(value_); }
  std::int32_t int32() const { return static_cast<std::int32_t>(value_); }
  bool boolean() const { return value_ != 0; }
  float float32() const { return std::bit_cast<float>(static_cast<std::uint32_t>(value_)); }
  double float64() const { return std::bit_cast<double>(value_); }

  // The next number of a packed list, which is a message without tags.
  bool next_packed(WireType type) {
    if (at_ == end_) return false;
    if (type == WireType::varint) return take_varint(value_) || fail();
    return take_fixed(type == WireType::fixed64 ? 8 : 4) || fail();
  }

 private:
  bool fail() {
    damaged_ = true;
    at_ = end_;
    return false;
  }

  bool take_varint(std::uint64_t& value) {
    if (at_ == end_) return false;
    auto byte = static_cast<unsigned char>(*at_++);
    value = byte & 0x7fU;
    for (unsigned shift = 7; byte & 0x80U; shift += 7) {
      if (at_ == end_ || shift >= 70) return false;
      byte = static_cast<unsigned char>(*at_++);
      if (shift < 64) value |= std::uint64_t{byte & 0x7fU} << shift;
    }
    return true;
  }

  bool take_fixed(std::size_t size) {
    if (static_cast<std::size_t>(end_ - at_) < size) return false;
    value_ = 0;
    std::memcpy(&value_, at_, size);  // little-endian, as every platform that Paddle runs on
    at_ += size;
    return true;
  }

  const char* at_;
  const char* end_;
  std::uint32_t tag_ = 0;
  std::uint64_t value_ = 0;
  std::string_view bytes_;
  bool damaged_ = false;
};

}  // namespace paddle_ls::ir
