#include "engine/python/record/record_narrowing.hpp"

namespace paddle_ls::python {
namespace {

// True for `isinstance(x, T)` where `x` is a name or a dotted path from one.
bool asks_for_type(const Walk& walk, OpId test) {
  const Tape& tape = walk.tape;
  const Op& call = tape.ops[test];
  if (call.code != Code::call || tape.calls[call.b].positional != 2) return false;
  const Op& callee = tape.ops[call.a];
  if (callee.code != Code::load) return false;
  if (walk.names.text(tape.symbols[callee.a].name) != "isinstance") return false;
  OpId subject = tape.operands[tape.calls[call.b].first];
  while (tape.ops[subject].code == Code::attribute) subject = tape.ops[subject].a;
  return tape.ops[subject].code == Code::load;
}

bool is_conjunction(const Op& op) {
  return op.code == Code::choice && (op.flags & both) != 0;
}

void emit_narrow(Walk& walk, const Op& call) {
  const OpId* const arguments = walk.tape.operands.data() + walk.tape.calls[call.b].first;
  const OpId object = arguments[0];
  const OpId type = arguments[1];
  walk.writer.emit({.code = Code::narrow,
                    .a = object,
                    .b = type,
                    .c = call.a,
                    .start = walk.tape.ops[object].start,
                    .end = walk.tape.ops[object].end});
}

}  // namespace

void narrow_by(Walk& walk, OpId test) {
  // Each operand of a chain is narrowed by those before it; of a chain that is longer than any that
  // a person writes, by the last ones.
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

bool narrows(const Walk& walk, OpId test) {
  return asks_for_type(walk, test) || is_conjunction(walk.tape.ops[test]);
}

}  // namespace paddle_ls::python
