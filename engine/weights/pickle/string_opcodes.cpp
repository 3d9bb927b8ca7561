#include "engine/weights/pickle/string_opcodes.hpp"

#include "engine/weights/pickle/unescape.hpp"

namespace paddle_ls::weights::pickle {

namespace {

bool sized_string(Machine& machine, StringKind kind, unsigned width) {
  const auto size = machine.cursor.number(width);
  if (!size) return false;
  String made{kind, *size <= kept_bytes, {machine.cursor.offset(), *size}, true, {}};
  if (!made.is_kept) return machine.cursor.skip(*size) && push(machine, std::move(made));
  const auto bytes = machine.cursor.bytes(static_cast<std::size_t>(*size));
  if (!bytes) return false;
  made.kept = *bytes;
  return push_string(machine, std::move(made));
}

bool quoted_line(Machine& machine) {
  const auto line = machine.cursor.line(max_line_bytes);
  if (!line) return false;
  auto text = unquoted(*line);
  if (!text) return fail(machine, "a string is not quoted");
  return push_string(machine, String{StringKind::old_text, true, {}, false, std::move(*text)});
}

bool unicode_line(Machine& machine) {
  const auto line = machine.cursor.line(max_line_bytes);
  return line &&
         push_string(machine, String{StringKind::text, true, {}, false, raw_unicode(*line)});
}

}  // namespace

std::optional<bool> string_opcode(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case 0x8c: return sized_string(machine, StringKind::text, 1);
    case 'X': return sized_string(machine, StringKind::text, 4);
    case 0x8d: return sized_string(machine, StringKind::text, 8);
    case 'C': return sized_string(machine, StringKind::bytes, 1);
    case 'B': return sized_string(machine, StringKind::bytes, 4);
    case 0x8e: return sized_string(machine, StringKind::bytes, 8);
    case 0x96: return sized_string(machine, StringKind::byte_array, 8);
    case 'U': return sized_string(machine, StringKind::old_text, 1);
    case 'T': return sized_string(machine, StringKind::old_text, 4);
    case 'S': return quoted_line(machine);
    case 'V': return unicode_line(machine);
    default: return {};
  }
}

}  // namespace paddle_ls::weights::pickle
