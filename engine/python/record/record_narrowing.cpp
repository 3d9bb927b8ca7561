#include "engine/python/record/record_narrowing.hpp"

namespace paddle_ls::python {
namespace {

// True for `isinstance(x, T)` where `x` is a name or a dotted path from one.
bool asks_for_type(const PieceWalk& walk, OpId test) {
  const Tape& tape = walk.tape;
  const Op& call = tape.ops[test];
  if (call.code != OpCode::call || tape.calls[call.b].positional != 2) return false;
  const Op& callee = tape.ops[call.a];
  if (callee.code != OpCode::load) return false;
  if (walk.names.text(tape.symbols[callee.a].name) != "isinstance") return false;
  OpId subject = tape.operands[tape.calls[call.b].first];
  while (tape.ops[subject].code == OpCode::attribute) subject = tape.ops[subject].a;
  return tape.ops[subject].code == OpCode::load;
}

bool is_conjunction(const Op& op) {
  return op.code == OpCode::choice && (op.flags & both) != 0;
}

void emit_narrow(PieceWalk& walk, const Op& call) {
  const OpId* const arguments = walk.tape.operands.data() + walk.tape.calls[call.b].first;
  const OpId object = arguments[0];
  const OpId type = arguments[1];
  walk.writer.emit({.code = OpCode::narrow,
                    .a = object,
                    .b = type,
                    .c = call.a,
                    .start = walk.tape.ops[object].start,
                    .end = walk.tape.ops[object].end});
}

}  // namespace

void narrow_by(PieceWalk& walk, OpId test) {
  // Each operand of a chain is narrowed by those before it; in a chain longer than any written by
  // hand, only by the last ones.
  std::size_t joints_left = 64;
  std::vector<OpId> tests{test};
  while (!tests.empty()) {
    const OpId last = tests.back();
    tests.pop_back();
    const Op tested = walk.tape.ops[last];
    if (is_conjunction(tested)) {
      if (joints_left == 0) continue;
      --joints_left;
      tests.push_back(tested.b);
      tests.push_back(tested.a);
    } else if (asks_for_type(walk, last)) {
      emit_narrow(walk, tested);
    }
  }
}

bool narrows(const PieceWalk& walk, OpId test) {
  return asks_for_type(walk, test) || is_conjunction(walk.tape.ops[test]);
}

}  // namespace paddle_ls::python
