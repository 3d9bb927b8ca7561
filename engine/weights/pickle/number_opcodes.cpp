#include "engine/weights/pickle/number_opcodes.hpp"

#include <bit>
#include <charconv>

#include "engine/weights/pickle/big_integer.hpp"

namespace paddle_ls::weights::pickle {

namespace {

bool push_integer(Machine& machine, std::int64_t value) {
  if (value < 0 || value >= small_numbers) return push(machine, value);
  return push_shared(machine, machine.shared_numbers[static_cast<std::size_t>(value)], value);
}

bool unsigned_number(Machine& machine, unsigned width) {
  const auto value = machine.cursor.number(width);
  return value && push_integer(machine, static_cast<std::int64_t>(*value));
}

bool signed_number(Machine& machine) {
  const auto value = machine.cursor.number(4);
  return value &&
         push_integer(machine, static_cast<std::int32_t>(static_cast<std::uint32_t>(*value)));
}

bool long_number(Machine& machine, unsigned width) {
  const auto size = machine.cursor.number(width);
  if (!size) return false;
  if (*size > max_integer_bytes) return machine.cursor.skip(*size) && push(machine, BigNumber{});
  const auto bytes = machine.cursor.bytes(static_cast<std::size_t>(*size));
  if (!bytes) return false;
  if (bytes->size() > 8) return push(machine, BigNumber{decimal_of(*bytes)});
  std::uint64_t value = 0;
  const bool is_negative = !bytes->empty() && (static_cast<unsigned char>(bytes->back()) & 0x80U);
  if (is_negative) value = ~value;
  for (std::size_t i = bytes->size(); i-- > 0;) {
    value = value << 8U | static_cast<unsigned char>((*bytes)[i]);
  }
  return push_integer(machine, static_cast<std::int64_t>(value));
}

bool number_line(Machine& machine) {
  auto line = machine.cursor.line(max_name_bytes);
  if (!line) return false;
  if (*line == "00") return push_shared(machine, machine.false_node, false);
  if (*line == "01") return push_shared(machine, machine.true_node, true);
  if (!line->empty() && line->back() == 'L') line->pop_back();
  std::int64_t value = 0;
  const char* end = line->data() + line->size();
  const auto read = std::from_chars(line->data(), end, value);
  if (read.ptr != end || line->empty()) return fail(machine, "a number is not an integer");
  if (read.ec == std::errc::result_out_of_range) return push(machine, BigNumber{std::move(*line)});
  return push_integer(machine, value);
}

bool real_line(Machine& machine) {
  const auto line = machine.cursor.line(max_name_bytes);
  if (!line) return false;
  double value = 0;
  const char* end = line->data() + line->size();
  const auto read = std::from_chars(line->data(), end, value);
  if (read.ptr != end || line->empty()) return fail(machine, "a number is not a float");
  return push(machine, value);
}

bool binary_real(Machine& machine) {
  const auto bits = machine.cursor.number(8);
  return bits && push(machine, std::bit_cast<double>(__builtin_bswap64(*bits)));
}

}  // namespace

std::optional<bool> number_opcode(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case 'K': return unsigned_number(machine, 1);
    case 'M': return unsigned_number(machine, 2);
    case 'J': return signed_number(machine);
    case 0x8a: return long_number(machine, 1);
    case 0x8b: return long_number(machine, 4);
    case 'I':
    case 'L': return number_line(machine);
    case 'F': return real_line(machine);
    case 'G': return binary_real(machine);
    default: return {};
  }
}

}  // namespace paddle_ls::weights::pickle
