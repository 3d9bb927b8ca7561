// Expressions and targets on the way down: what each child means. What they become when they are
// complete is in record_values.cpp.
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {
namespace {

// State of the frame of a subscript in an annotation.
constexpr std::uint8_t only_first_is_annotation = 2;

constexpr bool is_comprehension(NodeKind kind) {
  return kind == NodeKind::list_comprehension || kind == NodeKind::set_comprehension ||
         kind == NodeKind::dictionary_comprehension || kind == NodeKind::generator_expression;
}

}  // namespace

void Recorder::enter_expression(Frame& frame, const Frame& parent) {
  switch (frame.kind) {
    // Transparent: a child means what the node itself means.
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
    case NodeKind::other:
      frame.child_mode = frame.mode;
      frame.child_role = frame.role;
      return;
    case NodeKind::class_pattern:
      frame.child_mode = Mode::pattern;
      frame.child_role = Role::pattern;
      return;
    case NodeKind::as_pattern:
      if (frame.mode == Mode::pattern) frame.child_mode = Mode::pattern;
      return;
    case NodeKind::as_pattern_target: frame.child_mode = Mode::target; return;
    case NodeKind::list_splat_pattern:
    case NodeKind::dictionary_splat_pattern:
      if (frame.mode == Mode::parameter)
        return enter_parameters(frame, frames_[frames_.size() - 2]);
      frame.child_mode = frame.mode;
      return;
    case NodeKind::parameters:
    case NodeKind::lambda_parameters:
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter:
      return enter_parameters(frame, frames_[frames_.size() - 2]);
    case NodeKind::type_parameter: return enter_type_parameters(frame, frames_[frames_.size() - 2]);
    case NodeKind::assignment:
      // What is assigned is evaluated in front of the target, though it stands behind it.
      effects_ = assigns_leaf(frame.node) ? 0 : 1;
      frame.child_mode = Mode::target;
      return;
    case NodeKind::augmented_assignment:
      effects_ = 0;
      frame.child_mode = Mode::target;
      return;
    case NodeKind::lambda:
      frame.scope_before = scope_;
      frame.mark = open_scope(ScopeKind::lambda, none, frame.node);
      return;
    case NodeKind::list_comprehension:
    case NodeKind::set_comprehension:
    case NodeKind::dictionary_comprehension:
    case NodeKind::generator_expression: return enter_comprehension(frame);
    case NodeKind::for_in_clause:
      frame.child_mode = Mode::target;
      if (is_comprehension(parent.kind)) {
        enter_comprehension_clause(frame, frames_[frames_.size() - 2]);
      }
      return;
    case NodeKind::argument_list:
      if (parent.kind == NodeKind::class_definition) {
        frame.child_role = Role::base_class;
        frame.child_bars |= bit(Bar::class_header);
      }
      return;
    case NodeKind::attribute:
    case NodeKind::binary_operator:
    case NodeKind::subscript:
      if (frame.mode == Mode::annotation) {
        frame.child_mode = Mode::annotation;
        frame.child_role = Role::annotation;
      }
      return;
    case NodeKind::conditional_expression: frame.child_bars |= bit(Bar::conditional_branch); return;
    case NodeKind::interpolation:
    case NodeKind::format_expression: frame.child_bars |= bit(Bar::f_string); return;
    default: return;
  }
}

// Whether the right side is a name or a number: nothing happens when it is evaluated.
bool Recorder::assigns_leaf(TSNode assignment) const {
  const std::uint32_t count = ts_node_named_child_count(assignment);
  return count > 0 && is_leaf(kinds_[ts_node_symbol(ts_node_named_child(assignment, count - 1))]);
}

void Recorder::expression_token(Frame& frame, NodeKind token) {
  switch (frame.kind) {
    case NodeKind::attribute:
    case NodeKind::member_type:
      if (token == NodeKind::dot) frame.state = 1;
      return;
    case NodeKind::keyword_argument:
    case NodeKind::keyword_pattern:
    case NodeKind::assignment:
      if (token == NodeKind::equals) {
        frame.state = 1;
        if (frame.kind == NodeKind::assignment) frame.child_mode = Mode::load;
        frame.child_role = Role::value;
        frame.child_bars = frame.bars;
        effects_ = frame.kind == NodeKind::assignment ? 0 : effects_;
      } else if (token == NodeKind::colon) {
        frame.mark = static_cast<std::uint32_t>(value_count(frame));
        frame.child_mode = Mode::annotation;
        frame.child_role = Role::annotation;
        frame.child_bars |= bit(Bar::annotation);
      }
      return;
    case NodeKind::augmented_assignment: frame.child_mode = Mode::load; return;
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter:
      if (token == NodeKind::colon) {
        frame.child_mode = Mode::annotation;
        frame.child_role = Role::annotation;
        frame.child_bars |= bit(Bar::annotation);
      } else if (token == NodeKind::equals) {
        frame.child_mode = Mode::load;
        frame.child_role = Role::value;
        frame.child_bars = frame.bars | bit(Bar::default_value);
      }
      return;
    case NodeKind::constrained_type:
      if (token == NodeKind::colon) {
        frame.child_mode = Mode::annotation;
        frame.child_role = Role::annotation;
      }
      return;
    case NodeKind::named_expression:
      if (token == NodeKind::walrus) frame.state = 1;
      return;
    case NodeKind::lambda:
      if (token == NodeKind::colon && frame.state == 0) {
        frame.state = 1;
        begin_function_body(frame);
        frame.child_bars |= bit(Bar::lambda);
      }
      return;
    case NodeKind::for_in_clause:
      if (token != NodeKind::keyword_in) return;
      frame.child_mode = Mode::load;
      if (frame.state == 1) {
        scope_ = frame.scope_before;
        frame.child_bars = frame.bars;
      }
      return;
    case NodeKind::boolean_operator:
      if (token == NodeKind::keyword_and || token == NodeKind::keyword_or) {
        frame.child_bars |= bit(Bar::short_circuit);
      }
      if (token == NodeKind::keyword_and) begin_second_of_both(frame);
      return;
    case NodeKind::binary_operator:
      if (token == NodeKind::bar) frame.state = 1;
      return;
    case NodeKind::comparison_operator:
      if (token == NodeKind::keyword_in || token == NodeKind::keyword_not_in ||
          token == NodeKind::keyword_is || token == NodeKind::keyword_is_not) {
        frame.state = 1;
      }
      // The third operand and later ones are evaluated only if the comparisons before them hold.
      if (value_count(frame) > 1) frame.child_bars |= bit(Bar::short_circuit);
      return;
    case NodeKind::conditional_expression:
      if (token == NodeKind::keyword_if) frame.child_bars = frame.bars;
      if (token == NodeKind::keyword_else) frame.child_bars |= bit(Bar::conditional_branch);
      return;
    case NodeKind::subscript:
      if (token == NodeKind::left_bracket && frame.mode == Mode::annotation) {
        begin_annotation_subscript(frame, value_at(frame, 0));
      } else if (token == NodeKind::comma && frame.state == only_first_is_annotation) {
        frame.child_mode = Mode::load;
      }
      return;
    case NodeKind::type_parameter:
      if (token == NodeKind::comma && frame.state == only_first_is_annotation) {
        frame.child_mode = Mode::load;
      }
      return;
    default: return;
  }
}

// What strings mean in the subscript of `base` in an annotation: `Literal["torch"]` is no name, and
// of `Annotated["Tensor", "note"]` only the first is.
void Recorder::begin_annotation_subscript(Frame& frame, OpId base) {
  const Op& op = tape_.ops[base];
  const std::string_view name = op.code == Code::load        ? names_.text(tape_.symbols[op.a].name)
                                : op.code == Code::attribute ? names_.text(op.b)
                                                             : std::string_view();
  frame.child_mode = name == "Literal" ? Mode::load : Mode::annotation;
  if (name == "Annotated") frame.state = only_first_is_annotation;
}

}  // namespace paddle_ls::python
