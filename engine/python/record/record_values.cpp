#include "engine/python/record/record_values.hpp"

#include <array>

#include "engine/python/record/record_accesses.hpp"
#include "engine/python/record/record_comprehensions.hpp"
#include "engine/python/record/record_definitions.hpp"
#include "engine/python/record/record_names.hpp"
#include "engine/python/record/record_parameters.hpp"

namespace paddle_ls::python {
namespace {

void keep_values(PieceWalk& /*walk*/, const WalkFrame& /*frame*/) {}

void drop_values(PieceWalk& walk, const WalkFrame& frame) {
  walk.values.drop(frame);
}

// Replaces the values of the node by one operation on them.
void become(PieceWalk& walk, const WalkFrame& frame, Op op) {
  walk.values.replace(frame, walk.writer.emit(op, frame.node));
}

// An operator on objects runs their code, which sees their current state.
void note_operator(PieceWalk& walk, const WalkFrame& frame) {
  for (const PendingValue& value : walk.values.of(frame)) {
    if (is_constant(value.op) || walk.tape.ops[value.op].code == OpCode::string) continue;
    ++walk.at.effects;
    return;
  }
}

// The values in a display or of a generator are aliased by another object from here on.
void mark_kept(PieceWalk& walk, const WalkFrame& frame) {
  for (const PendingValue& value : walk.values.of(frame)) {
    if (value.op >= shared_operations) walk.tape.ops[value.op].flags |= kept;
  }
}

void leave_binary_operator(PieceWalk& walk, const WalkFrame& frame) {
  const auto* operation = find_state<BinaryFrame>(frame);
  const bool is_bar = operation == nullptr || operation->is_bar;  // a union type is a bar
  note_operator(walk, frame);
  become(walk, frame,
         {.code = is_bar ? OpCode::bar : OpCode::binary,
          .a = walk.values.at(frame, 0),
          .b = walk.values.at(frame, 1)});
}

void leave_unary_operator(PieceWalk& walk, const WalkFrame& frame) {
  note_operator(walk, frame);
  become(walk, frame, {.code = OpCode::unary, .a = walk.values.at(frame, 0)});
}

void leave_not(PieceWalk& walk, const WalkFrame& frame) {
  note_operator(walk, frame);
  walk.values.replace(frame, literal_value);
}

void leave_boolean_operator(PieceWalk& walk, const WalkFrame& frame) {
  const auto& operation = state_of<BooleanFrame>(frame);
  note_operator(walk, frame);
  if (operation.opened) {
    walk.writer.emit_control(Control::branch_end);
    walk.writer.emit_control(Control::if_end);
  }
  become(walk, frame,
         {.code = OpCode::choice,
          .flags = static_cast<std::uint8_t>(operation.is_and ? both : 0),
          .a = walk.values.at(frame, 0),
          .b = walk.values.at(frame, 1)});
}

void leave_conditional(PieceWalk& walk, const WalkFrame& frame) {
  ++walk.at.effects;  // the truth of its test
  become(walk, frame,
         {.code = OpCode::choice, .a = walk.values.at(frame, 0), .b = walk.values.at(frame, 2)});
}

void leave_comparison(PieceWalk& walk, const WalkFrame& frame) {
  const bool is_identity = state_of<ComparisonFrame>(frame).is_identity;
  const OperandRange operands = walk.writer.keep_operands(walk.values.of(frame));
  if (!is_identity) note_operator(walk, frame);
  become(walk, frame,
         {.code = OpCode::compare,
          .flags = static_cast<std::uint8_t>(is_identity ? identity : 0),
          .b = operands.first,
          .c = operands.last});
}

void leave_walrus(PieceWalk& walk, const WalkFrame& frame) {
  const NameId name = state_of<WalrusFrame>(frame).name;
  ++walk.at.effects;
  if (name == none) return walk.values.replace(frame, opaque_value);
  const ScopeId scope = walk.scopes.outside_comprehensions(walk.at.scope);
  const SymbolId target = walk.scopes.bind(scope, name);
  // A comprehension reads the variable of the same name outside.
  walk.scopes.symbol(walk.at.scope, name);
  walk.tape.symbols[target].by_walrus = true;
  become(walk, frame, {.code = OpCode::walrus, .a = target, .b = walk.values.at(frame, 0)});
}

// `*x` and `**x` are iterated if they are values.
void leave_splat(PieceWalk& walk, const WalkFrame& frame) {
  const bool is_dictionary = frame.kind == NodeKind::dictionary_splat;
  if (is_dictionary) ++walk.at.effects;
  if (walk.values.count(frame) == 0) return;
  if (frame.kind == NodeKind::list_splat) ++walk.at.effects;
  if (!is_dictionary && frame.mode == Mode::target) {
    return become(walk, frame, {.code = OpCode::target_starred, .a = walk.values.at(frame, 0)});
  }
  walk.values.of(frame).back().keyword = unpacked;
}

void leave_await(PieceWalk& walk, const WalkFrame& frame) {
  ++walk.at.effects;
  mark_kept(walk, frame);
  walk.values.replace(frame, opaque_value);
}

// A function that yields returns a generator, whatever its return statements are.
void leave_yield(PieceWalk& walk, const WalkFrame& frame) {
  leave_await(walk, frame);
  if (FunctionFacts* function = walk.scopes.find_function(walk.at.scope)) function->yields = true;
}

void leave_parentheses(PieceWalk& walk, const WalkFrame& frame) {
  if (walk.values.count(frame) != 1) return;
  walk.tape.ops[walk.values.at(frame, 0)].flags |= in_parentheses;
}

void leave_keyword_argument(PieceWalk& walk, const WalkFrame& frame) {
  if (walk.values.count(frame) == 0) return;
  walk.values.of(frame).back().keyword = state_of<KeywordFrame>(frame).name;
}

void leave_slice(PieceWalk& walk, const WalkFrame& frame) {
  walk.values.replace(frame, slice_value);
}

void leave_string(PieceWalk& walk, const WalkFrame& frame) {
  walk.values.replace(frame, text_value);
}

void leave_interpolation(PieceWalk& walk, const WalkFrame& frame) {
  const OpId shown = walk.values.at(frame, 0);
  if (shown >= shared_operations) walk.tape.ops[shown].flags |= formatted;
  walk.values.drop(frame);
}

void leave_set(PieceWalk& walk, const WalkFrame& frame) {
  mark_kept(walk, frame);
  walk.values.replace(frame, literal_value);
}

void leave_pair(PieceWalk& walk, const WalkFrame& frame) {
  mark_kept(walk, frame);
  walk.values.replace(frame, walk.values.at(frame, 1));
}

// The values of a dictionary stay on the stack; its keys are discarded.
void leave_dictionary(PieceWalk& walk, const WalkFrame& frame) {
  bool says_nothing = walk.values.count(frame) > 0;
  for (const PendingValue& value : walk.values.of(frame)) {
    if (value.keyword == unpacked) return walk.values.replace(frame, literal_value);
    says_nothing = says_nothing && value.op < shared_operations;
  }
  if (says_nothing || frame.mode != Mode::load) return walk.values.replace(frame, literal_value);
  const OperandRange values = walk.writer.keep_operands(walk.values.of(frame));
  become(walk, frame, {.code = OpCode::mapping, .b = values.first, .c = values.last});
}

// The grammar parses `*x.shape` without parentheses around it as the shape of `*x`.
bool begins_with_star(const PieceWalk& walk, OpId op) {
  return op >= shared_operations && walk.source[walk.tape.ops[op].start] == '*';
}

void leave_sequence(PieceWalk& walk, const WalkFrame& frame) {
  if (frame.mode == Mode::removal) return;  // each value is removed on its own
  if (frame.mode == Mode::pattern || frame.mode == Mode::parameter) return walk.values.drop(frame);
  const bool is_target = frame.mode == Mode::target;
  // `(*x.shape, 1)` contains the elements of the shape, and not the shape.
  for (PendingValue& value : walk.values.of(frame)) {
    if (is_target) break;
    if (value.keyword == unpacked || begins_with_star(walk, value.op)) value.op = opaque_value;
  }
  const OperandRange elements = walk.writer.keep_operands(walk.values.of(frame));
  become(walk, frame,
         {.code = is_target ? OpCode::target_sequence : OpCode::sequence,
          .flags = static_cast<std::uint8_t>(frame.kind == NodeKind::list ? is_list : 0),
          .b = elements.first,
          .c = elements.last});
}

// True for `open(...)`: the target of a `with` is the file itself.
bool opens_file(const PieceWalk& walk, OpId value) {
  const Op& call = walk.tape.ops[value];
  return call.code == OpCode::call && last_name(walk, call.a) == "open";
}

// `value as target` of with and except. The value stays on the stack; the target gets another
// value.
void leave_as_pattern(PieceWalk& walk, const WalkFrame& frame) {
  if (frame.mode == Mode::pattern) return walk.values.drop(frame);
  if (walk.values.count(frame) < 2) return;
  const OpId value = walk.values.at(frame, 0);
  const OpId target = walk.values.at(frame, 1);
  OpId held = opens_file(walk, value) ? value : opaque_value;
  if (auto* handler = find_state<HandlerFrame>(walk.frames.up(1))) {
    handler->target = target;
    held = literal_value;
  }
  walk.writer.emit({.code = OpCode::assign, .a = target, .b = held});
  walk.values.keep_first(frame, 1);
}

void leave_assignment(PieceWalk& walk, const WalkFrame& frame) {
  const std::size_t count = walk.values.count(frame);
  if (count == 0) return;
  const OpId target = walk.values.at(frame, 0);
  const auto* assignment = find_state<AssignmentFrame>(frame);
  std::size_t value_index = 1;
  if (assignment != nullptr && assignment->annotation < count) {
    const OpId annotation = walk.values.at(frame, assignment->annotation);
    walk.writer.emit({.code = OpCode::declare, .a = target, .b = annotation});
    value_index = assignment->annotation + 1;
  }
  if (count <= value_index) return walk.values.drop(frame);
  const OpId value = walk.values.at(frame, value_index);
  const bool is_augmented = frame.kind == NodeKind::augmented_assignment;
  walk.writer.emit(
      {.code = is_augmented ? OpCode::augment : OpCode::assign, .a = target, .b = value},
      frame.node);
  walk.values.replace(frame, value);
}

using Leave = void (*)(PieceWalk&, const WalkFrame&);

struct LeaveOf {
  NodeKind kind;
  Leave leave;
};

constexpr LeaveOf leaves[] = {
    {NodeKind::attribute, leave_attribute},
    {NodeKind::member_type, leave_attribute},
    {NodeKind::call, leave_call},
    {NodeKind::subscript, leave_subscript},
    {NodeKind::generic_type, leave_subscript},
    {NodeKind::assignment, leave_assignment},
    {NodeKind::augmented_assignment, leave_assignment},
    {NodeKind::pattern_list, leave_sequence},
    {NodeKind::tuple_pattern, leave_sequence},
    {NodeKind::list_pattern, leave_sequence},
    {NodeKind::tuple, leave_sequence},
    {NodeKind::list, leave_sequence},
    {NodeKind::expression_list, leave_sequence},
    {NodeKind::as_pattern, leave_as_pattern},
    {NodeKind::parameters, leave_parameters},
    {NodeKind::lambda_parameters, leave_parameters},
    {NodeKind::typed_parameter, leave_parameter},
    {NodeKind::default_parameter, leave_parameter},
    {NodeKind::typed_default_parameter, leave_parameter},
    {NodeKind::for_in_clause, leave_comprehension_clause},
    {NodeKind::list_comprehension, leave_comprehension},
    {NodeKind::set_comprehension, leave_comprehension},
    {NodeKind::dictionary_comprehension, leave_comprehension},
    {NodeKind::generator_expression, leave_comprehension},
    {NodeKind::lambda, leave_lambda},
    {NodeKind::list_splat, leave_splat},
    {NodeKind::list_splat_pattern, leave_splat},
    {NodeKind::dictionary_splat, leave_splat},
    {NodeKind::await, leave_await},
    {NodeKind::yield, leave_yield},
    {NodeKind::argument_list, keep_values},
    {NodeKind::type_parameter, keep_values},
    {NodeKind::type, keep_values},
    {NodeKind::as_pattern_target, keep_values},
    {NodeKind::other, keep_values},
    {NodeKind::splat_type, keep_values},
    {NodeKind::parenthesized_expression, leave_parentheses},
    {NodeKind::keyword_argument, leave_keyword_argument},
    {NodeKind::slice, leave_slice},
    {NodeKind::set, leave_set},
    {NodeKind::pair, leave_pair},
    {NodeKind::dictionary, leave_dictionary},
    {NodeKind::interpolation, leave_interpolation},
    {NodeKind::format_expression, leave_interpolation},
    {NodeKind::string, leave_string},
    {NodeKind::concatenated_string, leave_string},
    {NodeKind::binary_operator, leave_binary_operator},
    {NodeKind::union_type, leave_binary_operator},
    {NodeKind::unary_operator, leave_unary_operator},
    {NodeKind::not_operator, leave_not},
    {NodeKind::boolean_operator, leave_boolean_operator},
    {NodeKind::conditional_expression, leave_conditional},
    {NodeKind::comparison_operator, leave_comparison},
    {NodeKind::named_expression, leave_walrus},
};

// By kind; expressions of other kinds are opaque.
constexpr auto leave_by_kind = [] {
  std::array<Leave, static_cast<std::size_t>(NodeKind::count)> table{};
  for (Leave& leave : table) leave = drop_values;
  for (const LeaveOf& entry : leaves) table[static_cast<std::size_t>(entry.kind)] = entry.leave;
  return table;
}();

}  // namespace

void leave_expression(PieceWalk& walk, const WalkFrame& frame) {
  leave_by_kind[static_cast<std::size_t>(frame.kind)](walk, frame);
}

}  // namespace paddle_ls::python
