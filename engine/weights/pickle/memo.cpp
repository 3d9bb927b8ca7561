#include "engine/weights/pickle/memo.hpp"

#include <charconv>

namespace paddle_ls::weights::pickle {

namespace {

std::optional<std::uint64_t> decimal_line(Machine& machine) {
  const auto line = machine.cursor.line(max_name_bytes);
  if (!line) return {};
  std::uint64_t value = 0;
  const char* end = line->data() + line->size();
  const auto read = std::from_chars(line->data(), end, value);
  if (read.ec == std::errc() && read.ptr == end) return value;
  fail(machine, "a number is not an integer");
  return {};
}

bool memo_put(Machine& machine, std::optional<std::uint64_t> number) {
  if (!number) return false;
  if (above_mark(machine) == 0) return fail(machine, "the stack of a pickle is empty");
  if (*number >= max_memo) return too_many(machine, "memo places", max_memo);
  const auto index = static_cast<std::size_t>(*number);
  if (index >= machine.memo.size()) machine.memo.resize(index + 1, no_node);
  machine.memo[index] = machine.stack.back();
  return true;
}

bool memo_get(Machine& machine, std::optional<std::uint64_t> number) {
  if (!number) return false;
  if (*number >= machine.memo.size() ||
      machine.memo[static_cast<std::size_t>(*number)] == no_node) {
    return fail(machine, "memo place " + std::to_string(*number) + " is empty");
  }
  return push_id(machine, machine.memo[static_cast<std::size_t>(*number)]);
}

}  // namespace

std::optional<bool> memo_opcode(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case 'q': return memo_put(machine, machine.cursor.number(1));
    case 'r': return memo_put(machine, machine.cursor.number(4));
    case 'p': return memo_put(machine, decimal_line(machine));
    case 0x94: return memo_put(machine, machine.memo.size());
    case 'h': return memo_get(machine, machine.cursor.number(1));
    case 'j': return memo_get(machine, machine.cursor.number(4));
    case 'g': return memo_get(machine, decimal_line(machine));
    case 0x98: return !machine.stack.empty();  // a buffer is made read-only
    default: return {};
  }
}

}  // namespace paddle_ls::weights::pickle
