#include "engine/ir/read/read_attribute.hpp"

#include <complex>
#include <optional>

#include "engine/ir/read/wire_fields.hpp"

namespace paddle_ls::ir {

namespace {

using enum WireType;

// AttrType on the wire is the index of the alternative in LegacyValue; these are the fields that
// hold the values.
enum Field : std::uint32_t {
  name_field = 1,
  type_field = 2,
  int_field = 3,
  float_field = 4,
  string_field = 5,
  ints_field = 6,
  floats_field = 7,
  strings_field = 8,
  bool_field = 10,
  bools_field = 11,
  block_field = 12,
  long_field = 13,
  blocks_field = 14,
  longs_field = 15,
  doubles_field = 16,
  var_field = 17,
  vars_field = 18,
  double_field = 19,
  scalar_field = 20,
  scalars_field = 21,
};

// The values of one field of a message.
class FieldValues {
 public:
  FieldValues(std::string_view message, Field field, Arena& arena)
      : message_(message), field_(field), arena_(arena) {}

  // The last one counts where a field that occurs once is repeated; zero where it is absent.
  template <class T>
  T last(WireType type, T (WireFields::*value)() const) const {
    T found{};
    for (WireFields fields(message_); fields.next();) {
      if (fields.tag() == wire_tag(field_, type)) found = (fields.*value)();
    }
    return found;
  }

  template <class T>
  List<T> numbers(WireType type, T (WireFields::*value)() const) const {
    std::size_t count = 0;
    for_each_number(type, [&count](const WireFields&) { ++count; });
    const std::span<T> made = arena_.make<T>(count);
    std::size_t next = 0;
    for_each_number(type, [&](const WireFields& number) { made[next++] = (number.*value)(); });
    return made;
  }

  // `make` turns the bytes of each value into a T.
  template <class T, class Make>
  List<T> made_of(Make make) const {
    std::size_t count = 0;
    for (WireFields fields(message_); fields.next();) {
      count += fields.tag() == wire_tag(field_, delimited);
    }
    const std::span<T> made = arena_.make<T>(count);
    std::size_t next = 0;
    for (WireFields fields(message_); fields.next();) {
      if (fields.tag() == wire_tag(field_, delimited)) made[next++] = make(fields.bytes());
    }
    return made;
  }

 private:
  // Numbers of a list stand one to a field, or packed into one.
  template <class Visit>
  void for_each_number(WireType type, Visit visit) const {
    for (WireFields fields(message_); fields.next();) {
      if (fields.tag() == wire_tag(field_, type)) visit(fields);
      if (fields.tag() != wire_tag(field_, delimited)) continue;
      for (WireFields packed(fields.bytes()); packed.next_packed(type);) visit(packed);
    }
  }

  std::string_view message_;
  Field field_;
  Arena& arena_;
};

LegacyScalar scalar_of(std::string_view message) {
  std::int32_t type = 0;
  bool flag = false;
  std::int64_t integer = 0;
  double real = 0;
  std::complex<double> complex;
  for (WireFields fields(message); fields.next();) {
    switch (fields.tag()) {
      case wire_tag(1, varint): type = fields.int32(); break;
      case wire_tag(2, varint): flag = fields.boolean(); break;
      case wire_tag(3, varint): integer = fields.int64(); break;
      case wire_tag(4, fixed64): real = fields.float64(); break;
      case wire_tag(5, delimited):
        for (WireFields parts(fields.bytes()); parts.next();) {
          if (parts.tag() == wire_tag(1, fixed64)) complex.real(parts.float64());
          if (parts.tag() == wire_tag(2, fixed64)) complex.imag(parts.float64());
        }
        break;
      default: break;
    }
  }
  switch (type) {
    case 2: return integer;
    case 3: return real;
    case 4: return complex;
    default: return flag;
  }
}

LegacyValue value_of(std::string_view message, std::int32_t type, ProgramMemory& memory) {
  const auto field = [&](Field number) { return FieldValues(message, number, memory.arena); };
  const auto text = [](std::string_view bytes) { return bytes; };
  const auto name = [&memory](std::string_view bytes) { return memory.names.intern(bytes); };
  const auto last_bytes = [&](Field number) {
    return field(number).last(delimited, &WireFields::bytes);
  };
  switch (type) {
    case 0: return field(int_field).last(varint, &WireFields::int32);
    case 1: return field(float_field).last(fixed32, &WireFields::float32);
    case 2: return last_bytes(string_field);
    case 3: return field(ints_field).numbers(varint, &WireFields::int32);
    case 4: return field(floats_field).numbers(fixed32, &WireFields::float32);
    case 5: return field(strings_field).made_of<std::string_view>(text);
    case 6: return field(bool_field).last(varint, &WireFields::boolean);
    case 7: return field(bools_field).numbers(varint, &WireFields::boolean);
    case 8: return BlockRef{field(block_field).last(varint, &WireFields::int32)};
    case 9: return field(long_field).last(varint, &WireFields::int64);
    case 10: return BlockRefs{field(blocks_field).numbers(varint, &WireFields::int32)};
    case 11: return field(longs_field).numbers(varint, &WireFields::int64);
    case 12: return field(doubles_field).numbers(fixed64, &WireFields::float64);
    case 13: return VarRef{memory.names.intern(last_bytes(var_field))};
    case 14: return VarRefs{field(vars_field).made_of<Name>(name)};
    case 15: return field(double_field).last(fixed64, &WireFields::float64);
    case 16: return scalar_of(last_bytes(scalar_field));
    case 17: return field(scalars_field).made_of<LegacyScalar>(scalar_of);
    default: return std::int32_t{0};
  }
}

// Whether the packed lists and messages inside can be read to their end, too.
bool is_sound(const WireFields& field) {
  const auto ends = [&field](auto read_next) {
    WireFields inside(field.bytes());
    while (read_next(inside)) {
    }
    return !inside.is_damaged();
  };
  const auto packed = [&ends](WireType type) {
    return ends([type](WireFields& numbers) { return numbers.next_packed(type); });
  };
  switch (field.tag()) {
    case wire_tag(ints_field, delimited):
    case wire_tag(bools_field, delimited):
    case wire_tag(blocks_field, delimited):
    case wire_tag(longs_field, delimited): return packed(varint);
    case wire_tag(floats_field, delimited): return packed(fixed32);
    case wire_tag(doubles_field, delimited): return packed(fixed64);
    case wire_tag(scalar_field, delimited):
    case wire_tag(scalars_field, delimited):
      return ends([](WireFields& fields) { return fields.next(); });
    default: return true;
  }
}

}  // namespace

const LegacyAttribute* AttributeReader::read_new(std::string_view message) {
  constexpr std::int32_t types = std::variant_size_v<LegacyValue>;
  std::optional<std::string_view> name;
  std::int32_t type = -1;
  WireFields fields(message);
  while (fields.next()) {
    if (fields.tag() == wire_tag(name_field, delimited)) name = fields.bytes();
    // A number that is not an AttrType counts as absent (proto2).
    if (fields.tag() == wire_tag(type_field, varint) && fields.int32() >= 0 &&
        fields.int32() < types) {
      type = fields.int32();
    }
    if (!is_sound(fields)) return nullptr;
  }
  if (fields.is_damaged() || !name || type < 0) return nullptr;
  const auto number = static_cast<std::uint32_t>(memory_.attribute_count++);
  return &memory_.arena.copy_one(
      LegacyAttribute{memory_.names.intern(*name), number, value_of(message, type, memory_)});
}

const LegacyAttribute* AttributeReader::read(std::string_view message) {
  constexpr std::size_t longest_shared = 512;
  if (message.size() > longest_shared) return read_new(message);
  const auto [place, is_new] = known_.try_emplace(message, nullptr);
  if (is_new) place->second = read_new(message);
  return place->second;
}

}  // namespace paddle_ls::ir
