#include "engine/python/record/record_accesses.hpp"

#include <algorithm>

#include "engine/python/record/record_names.hpp"

namespace paddle_ls::python {
namespace {

// The role of an attribute or subscript that is assigned or deleted.
constexpr Role role_of_target(Mode mode) {
  return mode == Mode::removal ? Role::deleted : Role::store;
}

constexpr bool is_target(Mode mode) {
  return mode == Mode::target || mode == Mode::removal;
}

// A hoist depends on the effects before the first operand.
std::uint16_t effects_before(const PieceWalk& walk, OpId first_operand) {
  return static_cast<std::uint16_t>(walk.tape.ops[first_operand].bars & bit(Bar::after_effects));
}

// The arguments as operands: positional ones, then keyword values, then the last `*x`.
Call keep_arguments(PieceWalk& walk, std::span<const PendingValue> arguments) {
  Tape& tape = walk.tape;
  Call call{.first = static_cast<std::uint32_t>(tape.operands.size()),
            .positional = 0,
            .keywords = 0,
            .first_keyword = static_cast<std::uint32_t>(tape.keyword_names.size())};
  for (const PendingValue& argument : arguments) {
    if (argument.keyword == unpacked) call.unpacks = true;
    if (argument.keyword != none) continue;
    tape.operands.push_back(argument.op);
    ++call.positional;
  }
  for (const PendingValue& argument : arguments) {
    if (argument.keyword == unpacked || argument.keyword == none) continue;
    tape.operands.push_back(argument.op);
    tape.keyword_names.push_back(argument.keyword);
    ++call.keywords;
  }
  if (call.unpacks) {
    const PendingValue& last = arguments.back();
    tape.operands.push_back(last.keyword == unpacked ? last.op : opaque_value);
  }
  return call;
}

// The indices as a tuple if there are several: those of an annotation, or if one is `None`.
OpId indices_together(PieceWalk& walk, const WalkFrame& frame) {
  if (walk.values.count(frame) < 3) return none;
  const std::span<const PendingValue> indices = walk.values.of(frame).subspan(1);
  const bool has_new_axis =
      std::any_of(indices.begin(), indices.end(),
                  [](const PendingValue& index) { return index.op == none_value; });
  if (!has_new_axis && frame.mode != Mode::annotation) return none;
  const OperandRange operands = walk.writer.keep_operands(indices);
  return walk.writer.emit({.code = OpCode::sequence, .b = operands.first, .c = operands.last},
                          frame.node);
}

}  // namespace

void leave_attribute(PieceWalk& walk, const WalkFrame& frame) {
  const auto& attribute = state_of<AttributeFrame>(frame);
  if (attribute.name == none) return walk.values.replace(frame, opaque_value);
  const OpId object = walk.values.at(frame, 0);
  walk.tape.ops[object].flags |= consumed;
  const bool is_stored = is_target(frame.mode);
  const auto bars = static_cast<std::uint16_t>(frame.bars | effects_before(walk, object));
  const OpId op =
      walk.writer.emit_with_node({.code = is_stored ? OpCode::target_attribute : OpCode::attribute,
                                  .role = is_stored ? role_of_target(frame.mode) : frame.role,
                                  .bars = bars,
                                  .a = object,
                                  .b = attribute.name,
                                  .c = attribute.name_start},
                                 frame.node);
  walk.values.replace(frame, op);
}

void leave_call(PieceWalk& walk, const WalkFrame& frame) {
  const std::span<const PendingValue> values = walk.values.of(frame);
  const Call call = keep_arguments(walk, values.empty() ? values : values.subspan(1));
  const OpId callee = walk.values.at(frame, 0);
  ++walk.at.effects;
  const auto bars = static_cast<std::uint16_t>(frame.bars | effects_before(walk, callee));
  const OpId op =
      walk.writer.emit_with_node({.code = OpCode::call,
                                  .role = frame.role,
                                  .bars = bars,
                                  .a = callee,
                                  .b = static_cast<std::uint32_t>(walk.tape.calls.size())},
                                 frame.node);
  walk.tape.calls.push_back(call);
  Op& called = walk.tape.ops[callee];
  if (called.code == OpCode::load || called.code == OpCode::attribute ||
      called.code == OpCode::call) {
    called.parent_call = op;
    called.role = Role::callee;
  }
  walk.values.replace(frame, op);
}

void leave_subscript(PieceWalk& walk, const WalkFrame& frame) {
  const bool is_stored = is_target(frame.mode);
  const OpId object = walk.values.at(frame, 0);
  const OpId index = walk.values.count(frame) > 1 ? walk.values.at(frame, 1) : opaque_value;
  // `x[i] += y` reads the element before `y` is evaluated. `x[0]` is treated like a name, as `x.a`
  // is.
  const bool is_augmented = walk.frames.up(1).kind == NodeKind::augmented_assignment;
  const bool is_name = walk.tape.ops[object].code == OpCode::load && is_constant(index);
  const bool is_read = is_stored ? is_augmented : !is_name;
  if (is_read && frame.mode != Mode::annotation) ++walk.at.effects;
  const std::uint16_t bars = effects_before(walk, object);
  const OpId indices = is_stored ? none : indices_together(walk, frame);
  const OpId op =
      walk.writer.emit({.code = is_stored ? OpCode::target_subscript : OpCode::subscript,
                        .role = frame.mode == Mode::removal ? Role::deleted : Role::value,
                        .bars = bars,
                        .a = object,
                        .b = index,
                        .c = indices},
                       frame.node);
  walk.values.replace(frame, op);
}

void plain_attribute(PieceWalk& walk, TSNode node) {
  const WalkFrame& parent = walk.frames.top();
  const std::string_view dotted = walk.text(node);
  const std::uint32_t start = ts_node_start_byte(node);
  const bool is_stored = is_target(parent.child_mode);
  Op op{.code = OpCode::load,
        .role = is_stored ? Role::value : parent.child_role,
        .flags = consumed,
        .bars = static_cast<std::uint16_t>(parent.child_bars | effects_so_far(walk)),
        .levels = static_cast<std::uint16_t>(std::count(dotted.begin(), dotted.end(), '.')),
        .start = start,
        .node = walk.writer.keep_node(node)};
  for (std::size_t at = 0; at <= dotted.size();) {
    const std::size_t end = std::min(dotted.find('.', at), dotted.size());
    const NameId name = word(walk, dotted.substr(at, end - at));
    op.end = start + static_cast<std::uint32_t>(end);
    if (op.code == OpCode::load) {
      op.a = walk.scopes.load(walk.at.scope, name);
    } else {
      op.b = name;
      op.c = start + static_cast<std::uint32_t>(at);
    }
    if (end == dotted.size()) {
      op.flags = 0;
      if (is_stored) op.code = OpCode::target_attribute;
      if (is_stored) op.role = role_of_target(parent.child_mode);
    }
    op.a = walk.writer.emit(op);
    op.code = OpCode::attribute;
    --op.levels;
    at = end + 1;
  }
  walk.values.push(op.a);
}

}  // namespace paddle_ls::python
