#include "engine/python/record/record_comprehensions.hpp"

namespace paddle_ls::python {
namespace {

OpId emit_jump(PieceWalk& walk, OpId to) {
  return walk.writer.emit({.code = OpCode::control, .control = Control::jump, .a = to});
}

// Makes the clauses run before the body.
void join_body(PieceWalk& walk, const ComprehensionFrame& comprehension) {
  const OpId body = comprehension.jump_to_clauses + 1;
  if (comprehension.jump_past_body == none) {
    walk.tape.ops[comprehension.jump_to_clauses].a = body;
    return;
  }
  emit_jump(walk, body);
  walk.tape.ops[comprehension.jump_past_body].a = static_cast<OpId>(walk.tape.ops.size());
}

OpId emit_result(PieceWalk& walk, const WalkFrame& frame, OpId element) {
  switch (frame.kind) {
    case NodeKind::list_comprehension:
    case NodeKind::generator_expression:
      return walk.writer.emit({.code = OpCode::comprehension, .a = element}, frame.node);
    case NodeKind::dictionary_comprehension: {
      const PendingValue value{.op = element};
      const OperandRange values = walk.writer.keep_operands({&value, 1});
      return walk.writer.emit({.code = OpCode::mapping, .b = values.first, .c = values.last},
                              frame.node);
    }
    default: return literal_value;
  }
}

}  // namespace

void enter_comprehension(PieceWalk& walk, WalkFrame& frame) {
  const ScopeId scope_before = walk.at.scope;
  walk.at.scope = walk.open_scope(ScopeKind::comprehension, none, frame.node);
  frame.state = ComprehensionFrame{scope_before, emit_jump(walk, none)};
  frame.child_bars |= bit(Bar::comprehension);
}

void leave_comprehension(PieceWalk& walk, const WalkFrame& frame) {
  const auto& comprehension = state_of<ComprehensionFrame>(frame);
  const OpId element = walk.values.at(frame, 0);
  ++walk.at.effects;  // the iteration may have an effect
  walk.at.scope = comprehension.scope_before;
  join_body(walk, comprehension);
  walk.values.replace(frame, emit_result(walk, frame, element));
}

void enter_comprehension_clause(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  auto& comprehension = state_of<ComprehensionFrame>(parent);
  const bool is_first = comprehension.jump_past_body == none;
  frame.state = ComprehensionClauseFrame{walk.at.scope, comprehension.scope_before, is_first};
  if (!is_first) return;
  comprehension.jump_past_body = emit_jump(walk, none);
  walk.tape.ops[comprehension.jump_to_clauses].a = comprehension.jump_past_body + 1;
  frame.bars = parent.bars;
}

void begin_iterable(PieceWalk& walk, WalkFrame& frame) {
  frame.child_mode = Mode::load;
  const auto* clause = find_state<ComprehensionClauseFrame>(frame);
  if (clause == nullptr || !clause->is_first) return;
  walk.at.scope = clause->scope_before;
  frame.child_bars = frame.bars;
}

void leave_comprehension_clause(PieceWalk& walk, const WalkFrame& frame) {
  if (const auto* clause = find_state<ComprehensionClauseFrame>(frame)) {
    walk.at.scope = clause->scope;
    const std::size_t count = walk.values.count(frame);
    const OpId iterable = count == 2 ? walk.values.at(frame, 1) : opaque_value;
    if (count > 0) emit_iterate(walk, walk.values.at(frame, 0), iterable);
  }
  walk.values.drop(frame);
}

void emit_iterate(PieceWalk& walk, OpId target, OpId iterable) {
  walk.writer.emit({.code = OpCode::iterate,
                    .a = target,
                    .b = iterable,
                    .start = walk.tape.ops[iterable].start,
                    .end = walk.tape.ops[iterable].end});
}

}  // namespace paddle_ls::python
