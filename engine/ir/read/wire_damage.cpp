#include "engine/ir/read/wire_damage.hpp"

#include <cstdint>
#include <set>
#include <vector>

#include <google/protobuf/descriptor.h>

#include "engine/ir/read/wire_fields.hpp"

namespace paddle_ls::ir {

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;

// One message that is open: its fields end at `end`.
struct Frame {
  const Descriptor* type;
  std::size_t end;
  std::set<int> seen;
};

class Walk {
 public:
  // `bytes` are the start of a message of `whole` bytes.
  Walk(std::string_view bytes, std::size_t whole, const Descriptor& type) : bytes_(bytes) {
    frames_.push_back({&type, whole, {}});
  }

  std::optional<WireDamage> run() {
    while (!frames_.empty() && !damage_ && !ended_) {
      if (at_ == frames_.back().end) {
        close();
      } else if (at_ >= bytes_.size()) {
        ended_ = true;
      } else {
        field();
      }
    }
    return damage_;
  }

 private:
  void fail(std::size_t offset, std::string reason) {
    if (!ended_) damage_ = {offset, std::move(reason)};
  }

  std::string place() const { return "in " + frames_.back().type->name(); }

  std::optional<std::uint64_t> read_varint() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 70; shift += 7) {
      ended_ = at_ < frames_.back().end && at_ >= bytes_.size();
      if (ended_ || at_ >= frames_.back().end) return std::nullopt;
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      if (shift < 64) value |= std::uint64_t{byte & 0x7fU} << shift;
      if (!(byte & 0x80U)) return value;
    }
    return std::nullopt;
  }

  void close() {
    const Frame& frame = frames_.back();
    for (int i = 0; i < frame.type->field_count(); ++i) {
      const FieldDescriptor& expected = *frame.type->field(i);
      if (expected.is_required() && !frame.seen.contains(expected.number())) {
        return fail(at_, frame.type->name() + " ends without its field " + expected.name());
      }
    }
    frames_.pop_back();
  }

  void field() {
    const std::size_t start = at_;
    const auto tag = read_varint();
    if (!tag || *tag >> 3 == 0 || *tag >> 32 != 0) return fail(start, "no field tag " + place());
    const auto number = static_cast<int>(*tag >> 3);
    const FieldDescriptor* known = frames_.back().type->FindFieldByNumber(number);
    const std::string name = known ? known->name() : "number " + std::to_string(number);
    switch (static_cast<WireType>(*tag & 7U)) {
      case WireType::varint: return scalar(start, known, name);
      case WireType::fixed64: return skip(start, 8, name);
      case WireType::fixed32: return skip(start, 4, name);
      case WireType::delimited: return delimited(start, known, name);
      default: return fail(start, "wire type " + std::to_string(*tag & 7U) + " " + place());
    }
  }

  void scalar(std::size_t start, const FieldDescriptor* known, const std::string& name) {
    const auto value = read_varint();
    if (!value) return fail(start, "field " + name + " is cut off " + place());
    if (!known) return;
    // An enum value that the schema does not know counts as absent (proto2).
    if (known->cpp_type() == FieldDescriptor::CPPTYPE_ENUM &&
        !known->enum_type()->FindValueByNumber(static_cast<int>(*value))) {
      if (known->is_required()) {
        fail(start,
             "field " + name + " has the unknown value " + std::to_string(*value) + " " + place());
      }
      return;
    }
    frames_.back().seen.insert(known->number());
  }

  void skip(std::size_t start, std::size_t size, const std::string& name) {
    if (frames_.back().end - at_ < size) {
      return fail(start, "field " + name + " is cut off " + place());
    }
    at_ += size;
  }

  void delimited(std::size_t start, const FieldDescriptor* known, const std::string& name) {
    const auto size = read_varint();
    const std::size_t left = frames_.back().end - at_;
    if (!size || *size > left) {
      return fail(start, "field " + name + " needs " + std::to_string(size.value_or(0)) +
                             " bytes, " + std::to_string(left) + " are left " + place());
    }
    if (known) frames_.back().seen.insert(known->number());
    if (known && known->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      frames_.push_back({known->message_type(), at_ + *size, {}});
    } else {
      at_ += *size;
    }
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  bool ended_ = false;  // nothing is known of what follows
  std::vector<Frame> frames_;
  std::optional<WireDamage> damage_;
};

}  // namespace

std::optional<WireDamage> find_wire_damage(std::string_view bytes, const Descriptor& type) {
  return find_wire_damage(bytes, bytes.size(), type);
}

std::optional<WireDamage> find_wire_damage(std::string_view start, std::size_t whole,
                                           const Descriptor& type) {
  return Walk(start, whole, type).run();
}

}  // namespace paddle_ls::ir
