// Adds operations to a tape, each with its position in the program.
#pragma once

#include <span>

#include "engine/python/record/tape.hpp"
#include "engine/python/record/value_stack.hpp"

namespace paddle_ls::python {

// The position of the walk in the program.
struct WalkPosition {
  ScopeId scope = 0;
  StatementId statement = none;
  std::uint32_t block = 0;
  std::uint32_t effects = 0;      // operations with effects so far in the statement
  std::uint32_t error_depth = 0;  // ERROR nodes around the cursor
};

// A range of `Tape::operands`.
struct OperandRange {
  std::uint32_t first;
  std::uint32_t last;
};

class TapeWriter {
 public:
  // Begins the tape of a text of `source_bytes`. Every operation reads `at`.
  TapeWriter(Tape& tape, const WalkPosition& at, std::size_t source_bytes);

  // Adds an operation that has no position in the text, or has it already.
  OpId emit(Op op) {
    op.statement = at_.statement;
    op.scope = at_.scope;
    tape_.ops.push_back(op);
    return static_cast<OpId>(tape_.ops.size() - 1);
  }

  // Adds an operation at the position of `node`.
  OpId emit(Op op, TSNode node) {
    op.start = ts_node_start_byte(node);
    op.end = ts_node_end_byte(node);
    return emit(op);
  }

  // Like `emit` for an operation whose node is looked up later.
  OpId emit_with_node(Op op, TSNode node) {
    op.node = keep_node(node);
    return emit(op, node);
  }

  OpId emit_control(Control control) { return emit({.code = OpCode::control, .control = control}); }

  std::uint32_t keep_node(TSNode node) {
    tape_.nodes.emplace_back(node);
    return static_cast<std::uint32_t>(tape_.nodes.size() - 1);
  }

  OperandRange keep_operands(std::span<const PendingValue> values);

 private:
  Tape& tape_;
  const WalkPosition& at_;
};

}  // namespace paddle_ls::python
