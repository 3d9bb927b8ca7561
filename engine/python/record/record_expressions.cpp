#include "engine/python/record/record_expressions.hpp"

#include "engine/python/record/record_comprehensions.hpp"
#include "engine/python/record/record_definitions.hpp"
#include "engine/python/record/record_names.hpp"
#include "engine/python/record/record_narrowing.hpp"
#include "engine/python/record/record_parameters.hpp"

namespace paddle_ls::python {
namespace {

// Kinds whose children have the meaning of the node itself.
constexpr bool is_transparent(NodeKind kind) {
  switch (kind) {
    case NodeKind::pattern_list:
    case NodeKind::tuple_pattern:
    case NodeKind::list_pattern:
    case NodeKind::tuple:
    case NodeKind::list:
    case NodeKind::expression_list:
    case NodeKind::parenthesized_expression:
    case NodeKind::list_splat:
    case NodeKind::case_pattern:
    case NodeKind::union_pattern:
    case NodeKind::dict_pattern:
    case NodeKind::keyword_pattern:
    case NodeKind::splat_pattern:
    case NodeKind::constrained_type:
    case NodeKind::splat_type:
    case NodeKind::type:
    case NodeKind::generic_type:
    case NodeKind::union_type:
    case NodeKind::member_type:
    case NodeKind::other: return true;
    default: return false;
  }
}

constexpr bool is_comprehension(NodeKind kind) {
  return kind == NodeKind::list_comprehension || kind == NodeKind::set_comprehension ||
         kind == NodeKind::dictionary_comprehension || kind == NodeKind::generator_expression;
}

// The initial state of frames of expressions, if they need more than the default.
FrameState first_state(NodeKind kind) {
  switch (kind) {
    case NodeKind::attribute:
    case NodeKind::member_type: return AttributeFrame{};
    case NodeKind::keyword_argument:
    case NodeKind::keyword_pattern: return KeywordFrame{};
    case NodeKind::named_expression: return WalrusFrame{};
    case NodeKind::assignment: return AssignmentFrame{};
    case NodeKind::boolean_operator: return BooleanFrame{};
    case NodeKind::binary_operator: return BinaryFrame{};
    case NodeKind::comparison_operator: return ComparisonFrame{};
    case NodeKind::subscript: return SubscriptFrame{};
    default: return {};
  }
}

// Whether the right side is a name or a number: evaluating it has no effect.
bool assigns_leaf(TSNode assignment) {
  const std::uint32_t count = ts_node_named_child_count(assignment);
  if (count == 0) return false;
  const TSNode value = ts_node_named_child(assignment, count - 1);
  return is_leaf(NodeKinds::instance()[ts_node_symbol(value)]);
}

void enter_assignment(PieceWalk& walk, WalkFrame& frame) {
  // The assigned value is evaluated before the target, which precedes it in the source.
  const bool has_effects = frame.kind == NodeKind::assignment && !assigns_leaf(frame.node);
  walk.at.effects = has_effects ? 1 : 0;
  frame.child_mode = Mode::target;
}

void enter_splat_pattern(WalkFrame& frame, const WalkFrame& parent) {
  if (frame.mode == Mode::parameter) return enter_parameter(frame, parent);
  frame.child_mode = frame.mode;
}

void enter_for_clause(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  frame.child_mode = Mode::target;
  if (is_comprehension(parent.kind)) enter_comprehension_clause(walk, frame, parent);
}

void enter_argument_list(WalkFrame& frame, const WalkFrame& parent) {
  if (parent.kind != NodeKind::class_definition) return;
  frame.child_role = Role::base_class;
  frame.child_bars |= bit(Bar::class_header);
}

// An operator in an annotation has annotations as operands.
void keep_annotation(WalkFrame& frame) {
  if (frame.mode != Mode::annotation) return;
  frame.child_mode = Mode::annotation;
  frame.child_role = Role::annotation;
}

void assignment_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  if (token == NodeKind::equals) {
    frame.child_mode = Mode::load;
    frame.child_role = Role::value;
    frame.child_bars = frame.bars;
    walk.at.effects = 0;
  } else if (token == NodeKind::colon) {
    state_of<AssignmentFrame>(frame).annotation =
        static_cast<std::uint32_t>(walk.values.count(frame));
    begin_annotation(frame);
  }
}

void keyword_token(WalkFrame& frame, NodeKind token) {
  if (token != NodeKind::equals) return;
  state_of<KeywordFrame>(frame).after_equals = true;
  frame.child_role = Role::value;
  frame.child_bars = frame.bars;
}

void parameter_token(WalkFrame& frame, NodeKind token) {
  if (token == NodeKind::colon) {
    begin_annotation(frame);
  } else if (token == NodeKind::equals) {
    frame.child_mode = Mode::load;
    frame.child_role = Role::value;
    frame.child_bars = frame.bars | bit(Bar::default_value);
  }
}

void lambda_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  if (token != NodeKind::colon) return;
  begin_function_body(walk, frame);
  frame.child_bars |= bit(Bar::lambda);
}

// The second operand of `and` runs only if the first is true.
void begin_second_of_and(PieceWalk& walk, WalkFrame& frame) {
  auto& operation = state_of<BooleanFrame>(frame);
  operation.is_and = true;
  const OpId first = walk.values.at(frame, 0);
  if (!narrows(walk, first)) return;
  walk.writer.emit_control(Control::if_begin);
  narrow_by(walk, first);
  operation.opened = true;
}

void boolean_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  if (token != NodeKind::keyword_and && token != NodeKind::keyword_or) return;
  frame.child_bars |= bit(Bar::short_circuit);
  if (token == NodeKind::keyword_and) begin_second_of_and(walk, frame);
}

void comparison_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  if (token == NodeKind::keyword_in || token == NodeKind::keyword_not_in ||
      token == NodeKind::keyword_is || token == NodeKind::keyword_is_not) {
    state_of<ComparisonFrame>(frame).is_identity = true;
  }
  // The third operand and later ones are evaluated only if the comparisons before them hold.
  if (walk.values.count(frame) > 1) frame.child_bars |= bit(Bar::short_circuit);
}

void conditional_token(WalkFrame& frame, NodeKind token) {
  if (token == NodeKind::keyword_if) frame.child_bars = frame.bars;
  if (token == NodeKind::keyword_else) frame.child_bars |= bit(Bar::conditional_branch);
}

void subscript_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  if (token == NodeKind::left_bracket && frame.kind == NodeKind::subscript &&
      frame.mode == Mode::annotation) {
    begin_annotation_subscript(walk, frame, walk.values.at(frame, 0));
  } else if (token == NodeKind::comma) {
    const auto* subscript = find_state<SubscriptFrame>(frame);
    if (subscript != nullptr && subscript->only_first_is_annotation) frame.child_mode = Mode::load;
  }
}

}  // namespace

void enter_expression(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  frame.state = first_state(frame.kind);
  if (is_transparent(frame.kind)) {
    frame.child_mode = frame.mode;
    frame.child_role = frame.role;
    return;
  }
  switch (frame.kind) {
    case NodeKind::class_pattern:
      frame.child_mode = Mode::pattern;
      frame.child_role = Role::pattern;
      return;
    case NodeKind::as_pattern:
      if (frame.mode == Mode::pattern) frame.child_mode = Mode::pattern;
      return;
    case NodeKind::as_pattern_target: frame.child_mode = Mode::target; return;
    case NodeKind::list_splat_pattern:
    case NodeKind::dictionary_splat_pattern: return enter_splat_pattern(frame, parent);
    case NodeKind::parameters:
    case NodeKind::lambda_parameters: return enter_parameters(walk, frame, parent);
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter: return enter_parameter(frame, parent);
    case NodeKind::type_parameter: return enter_type_parameters(walk, frame, parent);
    case NodeKind::assignment:
    case NodeKind::augmented_assignment: return enter_assignment(walk, frame);
    case NodeKind::lambda: return enter_lambda(walk, frame);
    case NodeKind::list_comprehension:
    case NodeKind::set_comprehension:
    case NodeKind::dictionary_comprehension:
    case NodeKind::generator_expression: return enter_comprehension(walk, frame);
    case NodeKind::for_in_clause: return enter_for_clause(walk, frame, parent);
    case NodeKind::argument_list: return enter_argument_list(frame, parent);
    case NodeKind::attribute:
    case NodeKind::binary_operator:
    case NodeKind::subscript: return keep_annotation(frame);
    case NodeKind::conditional_expression: frame.child_bars |= bit(Bar::conditional_branch); return;
    case NodeKind::interpolation:
    case NodeKind::format_expression: frame.child_bars |= bit(Bar::f_string); return;
    default: return;
  }
}

void expression_token(PieceWalk& walk, WalkFrame& frame, NodeKind token) {
  switch (frame.kind) {
    case NodeKind::attribute:
    case NodeKind::member_type:
      if (token == NodeKind::dot) state_of<AttributeFrame>(frame).after_dot = true;
      return;
    case NodeKind::keyword_argument:
    case NodeKind::keyword_pattern: return keyword_token(frame, token);
    case NodeKind::assignment: return assignment_token(walk, frame, token);
    case NodeKind::augmented_assignment: frame.child_mode = Mode::load; return;
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter: return parameter_token(frame, token);
    case NodeKind::constrained_type:
      if (token != NodeKind::colon) return;
      frame.child_mode = Mode::annotation;
      frame.child_role = Role::annotation;
      return;
    case NodeKind::named_expression:
      if (token == NodeKind::walrus) state_of<WalrusFrame>(frame).after_operator = true;
      return;
    case NodeKind::lambda: return lambda_token(walk, frame, token);
    case NodeKind::for_in_clause:
      if (token == NodeKind::keyword_in) begin_iterable(walk, frame);
      return;
    case NodeKind::boolean_operator: return boolean_token(walk, frame, token);
    case NodeKind::binary_operator:
      if (token == NodeKind::bar) state_of<BinaryFrame>(frame).is_bar = true;
      return;
    case NodeKind::comparison_operator: return comparison_token(walk, frame, token);
    case NodeKind::conditional_expression: return conditional_token(frame, token);
    case NodeKind::subscript:
    case NodeKind::type_parameter: return subscript_token(walk, frame, token);
    default: return;
  }
}

void begin_annotation(WalkFrame& frame) {
  frame.child_mode = Mode::annotation;
  frame.child_role = Role::annotation;
  frame.child_bars |= bit(Bar::annotation);
}

void begin_annotation_subscript(PieceWalk& walk, WalkFrame& frame, OpId base) {
  const std::string_view name = last_name(walk, base);
  frame.child_mode = name == "Literal" ? Mode::load : Mode::annotation;
  if (name == "Annotated") state_of<SubscriptFrame>(frame).only_first_is_annotation = true;
}

}  // namespace paddle_ls::python
