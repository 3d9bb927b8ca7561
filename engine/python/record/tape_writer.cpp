#include "engine/python/record/tape_writer.hpp"

namespace paddle_ls::python {

TapeWriter::TapeWriter(Tape& tape, const WalkPosition& at, std::size_t source_bytes)
    : tape_(tape), at_(at) {
  // A realistic file has one operation per ten bytes and one stored node per twenty.
  tape_.ops.reserve(source_bytes / 8 + 64);
  tape_.nodes.reserve(source_bytes / 16 + 64);
  tape_.ops.push_back({.code = OpCode::opaque});
  tape_.ops.push_back({.code = OpCode::literal});
  tape_.ops.push_back({.code = OpCode::none_literal});
  tape_.ops.push_back({.code = OpCode::literal});
  tape_.ops.push_back({.code = OpCode::string});
  for (OpId id = whole_value; id < shared_operations; ++id) {
    tape_.ops.push_back({.code = OpCode::literal});
  }
}

OperandRange TapeWriter::keep_operands(std::span<const PendingValue> values) {
  const auto first = static_cast<std::uint32_t>(tape_.operands.size());
  for (const PendingValue& value : values) tape_.operands.push_back(value.op);
  return {first, static_cast<std::uint32_t>(tape_.operands.size())};
}

}  // namespace paddle_ls::python
