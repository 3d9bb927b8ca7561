#include "engine/python/collect/state/file_view.hpp"

#include "engine/python/facts/string_literal.hpp"

namespace paddle_ls::python {

syntax::Node node_of(const FileView& file, const Op& op) {
  syntax::Node node = file.tape.nodes[op.node];
  for (std::uint16_t level = 0; level < op.levels; ++level) {
    node = node.field(file.grammar.object_field);
  }
  return node;
}

syntax::Node node_at(const FileView& file, const Op& op, text::ByteRange range) {
  if (is_unsound(file, op) || range.empty()) return {};
  const syntax::Node node = file.names.statements[op.statement].node.descendant(range);
  return node.range() == range ? node : syntax::Node();
}

syntax::Node call_of(const FileView& file, const Op& op) {
  return op.parent_call == none ? syntax::Node() : node_of(file, file.tape.ops[op.parent_call]);
}

bool is_unsound(const FileView& file, const Op& op) {
  // An operation outside all statements comes from a piece that did not parse.
  return op.statement == none || file.names.statements[op.statement].has_error;
}

text::ByteRange string_content(const FileView& file, OpId op) {
  const Op& string = file.tape.ops[op];
  return string.code == OpCode::string ? literal_content(file.source, range_of(string))
                                       : text::ByteRange();
}

text::ByteRange place_of(const FileView& file, std::string_view written) {
  const auto start = static_cast<std::size_t>(written.data() - file.source.data());
  return {start, start + written.size()};
}

bool is_name(const FileView& file, OpId op) {
  const Value& value = file.run.value(op);
  return value.is(Value::Tag::name) && value.known_root;
}

std::span<const OpId> arguments_of(const FileView& file, const Call& call) {
  return std::span(file.tape.operands).subspan(call.first, call.positional + call.keywords);
}

std::span<const OpId> elements_of(const FileView& file, const Op& display) {
  return std::span(file.tape.operands).subspan(display.b, display.c - display.b);
}

}  // namespace paddle_ls::python
