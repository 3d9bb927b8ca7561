#include "engine/weights/pickle/interpret.hpp"

#include "engine/weights/pickle/call_opcodes.hpp"
#include "engine/weights/pickle/container_opcodes.hpp"
#include "engine/weights/pickle/memo.hpp"
#include "engine/weights/pickle/number_opcodes.hpp"
#include "engine/weights/pickle/string_opcodes.hpp"

namespace paddle_ls::weights::pickle {

namespace {

constexpr std::uint64_t highest_protocol = 5;

bool read_protocol(Machine& machine) {
  const auto version = machine.cursor.number(1);
  if (!version) return false;
  return *version <= highest_protocol ||
         fail(machine, "pickle protocol " + std::to_string(*version) + " is not known");
}

bool stop(Machine& machine) {
  const auto root = take(machine);
  if (!root) return false;
  machine.graph.root = *root;
  machine.graph.end = machine.cursor.offset();
  return machine.ended = true;
}

bool table_opcode(Machine& machine, std::uint8_t opcode) {
  for (const auto table :
       {number_opcode, string_opcode, container_opcode, memo_opcode, call_opcode}) {
    if (const auto done = table(machine, opcode)) return *done;
  }
  return fail(machine, "a pickle has no opcode " + std::to_string(opcode));
}

// Runs one opcode; false if it fails.
bool step(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case 0x80: return read_protocol(machine);
    case 0x95: return machine.cursor.skip(8);  // a frame says how much to read at once
    case '.': return stop(machine);
    case '(': return mark(machine);
    case '0': return pop(machine);
    case '1': return take_marked(machine).has_value();
    case '2': return above_mark(machine) > 0 && push_id(machine, machine.stack.back());
    case 'N': return push_shared(machine, machine.none_node, None{});
    case 0x88: return push_shared(machine, machine.true_node, true);
    case 0x89: return push_shared(machine, machine.false_node, false);
    default: return table_opcode(machine, opcode);
  }
}

}  // namespace

Result<Graph> interpret(const ByteSource& source, SourceBytes part) {
  Machine machine(source, part);
  while (!machine.ended) {
    machine.place = machine.cursor.offset();
    const auto opcode = machine.cursor.byte();
    if (!opcode || !step(machine, *opcode)) break;
  }
  if (machine.ended) return std::move(machine.graph);
  if (machine.cursor.failure()) return tl::unexpected(*machine.cursor.failure());
  return error(machine.problem.empty() ? "the pickle is damaged" : machine.problem,
               byte_place(machine.place));
}

}  // namespace paddle_ls::weights::pickle
