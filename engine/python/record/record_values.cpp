// Expressions and targets on the way up: a complete one takes its operands from the stack of values
// and becomes an operation. What its children meant is in record_expressions.cpp.
#include <algorithm>

#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

bool is_plain_dotted(std::string_view text) {
  constexpr std::size_t longest = 1000;
  const bool starts_as_name = !text.empty() && text[0] != '.' && (text[0] < '0' || text[0] > '9');
  if (!starts_as_name || text.size() > longest) return false;
  for (const std::string_view constant : {"None.", "True.", "False."}) {
    if (text.starts_with(constant)) return false;
  }
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || c == '_' || c == '.' || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
  });
}

void Recorder::leave_expression(const Frame& frame) {
  switch (frame.kind) {
    case NodeKind::attribute:
    case NodeKind::member_type: return leave_attribute(frame);
    case NodeKind::call: return leave_call(frame);
    case NodeKind::subscript:
    case NodeKind::generic_type: return leave_subscript(frame);
    case NodeKind::assignment:
    case NodeKind::augmented_assignment: return leave_assignment(frame);
    case NodeKind::pattern_list:
    case NodeKind::tuple_pattern:
    case NodeKind::list_pattern:
    case NodeKind::tuple:
    case NodeKind::list:
    case NodeKind::expression_list: return leave_sequence(frame);
    case NodeKind::as_pattern: return leave_as_pattern(frame);
    case NodeKind::parameters:
    case NodeKind::lambda_parameters: return leave_parameters(frame);
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter: return leave_parameter(frame);
    case NodeKind::for_in_clause: return leave_comprehension_clause(frame);
    case NodeKind::list_comprehension:
    case NodeKind::set_comprehension:
    case NodeKind::dictionary_comprehension:
    case NodeKind::generator_expression: return leave_comprehension(frame);
    case NodeKind::lambda: return leave_lambda(frame);
    case NodeKind::list_splat:
    case NodeKind::list_splat_pattern:
    case NodeKind::dictionary_splat: return leave_splat(frame);
    case NodeKind::await:
    case NodeKind::yield: return leave_await(frame);
    case NodeKind::argument_list:
    case NodeKind::type_parameter:
    case NodeKind::type:
    case NodeKind::as_pattern_target:
    case NodeKind::other:
    case NodeKind::splat_type: return;
    case NodeKind::parenthesized_expression:
      if (value_count(frame) == 1) tape_.ops[value_at(frame, 0)].flags |= in_parentheses;
      return;
    case NodeKind::keyword_argument:
      if (value_count(frame) > 0) values_.back().keyword = frame.mark;
      return;
    case NodeKind::slice: return replace_values(frame, slice_value);
    case NodeKind::set: mark_kept(frame); return replace_values(frame, literal_value);
    case NodeKind::pair: mark_kept(frame); return replace_values(frame, value_at(frame, 1));
    case NodeKind::dictionary: return leave_dictionary(frame);
    case NodeKind::interpolation:
    case NodeKind::format_expression:
      if (const OpId shown = value_at(frame, 0); shown >= shared_operations) {
        tape_.ops[shown].flags |= formatted;
      }
      return drop_values(frame);
    case NodeKind::string:
    case NodeKind::concatenated_string: return replace_values(frame, text_value);
    default: return leave_operator(frame);
  }
}

// A lambda whose colon is missing has no body to end.
void Recorder::leave_lambda(const Frame& frame) {
  const OpId value = value_at(frame, 0);
  if (scope_ == frame.mark) end_function_body(frame, value);
  replace_values(frame, emit({.code = Code::lambda, .a = frame.mark}, frame.node));
}

// `*x` and `**x`: iterated over where they are values.
void Recorder::leave_splat(const Frame& frame) {
  if (frame.kind == NodeKind::dictionary_splat) ++effects_;
  if (value_count(frame) == 0) return;
  if (frame.kind == NodeKind::list_splat) ++effects_;
  if (frame.kind != NodeKind::dictionary_splat && frame.mode == Mode::target) {
    const OpId starred = emit({.code = Code::target_starred, .a = value_at(frame, 0)}, frame.node);
    return replace_values(frame, starred);
  }
  values_.back().keyword = unpacked;
}

// The values of a dictionary wait on the stack; its keys are gone.
void Recorder::leave_dictionary(const Frame& frame) {
  bool says_nothing = value_count(frame) > 0;
  for (std::size_t i = 0; i < value_count(frame); ++i) {
    if (values_[frame.values + i].keyword == unpacked) return replace_values(frame, literal_value);
    says_nothing = says_nothing && value_at(frame, i) < shared_operations;
  }
  if (says_nothing || frame.mode != Mode::load) return replace_values(frame, literal_value);
  const auto [first, last] = keep_operands(frame, 0);
  replace_values(frame, emit({.code = Code::mapping, .b = first, .c = last}, frame.node));
}

// What a display holds, or a generator gives, has somebody else from here on.
void Recorder::mark_kept(const Frame& frame) {
  for (std::size_t i = 0; i < value_count(frame); ++i) {
    const OpId op = value_at(frame, i);
    if (op >= shared_operations) tape_.ops[op].flags |= kept;
  }
}

void Recorder::leave_await(const Frame& frame) {
  ++effects_;
  mark_kept(frame);
  note_yield(frame);
  replace_values(frame, opaque_value);
}

void Recorder::leave_operator(const Frame& frame) {
  switch (frame.kind) {
    case NodeKind::binary_operator:
    case NodeKind::union_type: {
      const bool is_bar = frame.state == 1 || frame.kind == NodeKind::union_type;
      note_operator(frame);
      return replace_values(frame, emit({.code = is_bar ? Code::bar : Code::binary,
                                         .a = value_at(frame, 0),
                                         .b = value_at(frame, 1)},
                                        frame.node));
    }
    case NodeKind::unary_operator:
      note_operator(frame);
      return replace_values(frame,
                            emit({.code = Code::unary, .a = value_at(frame, 0)}, frame.node));
    case NodeKind::boolean_operator: return leave_boolean_operator(frame);
    case NodeKind::conditional_expression:
      ++effects_;  // the truth of its test
      return replace_values(
          frame, emit({.code = Code::choice, .a = value_at(frame, 0), .b = value_at(frame, 2)},
                      frame.node));
    case NodeKind::comparison_operator: return leave_comparison(frame);
    case NodeKind::named_expression: return leave_named_expression(frame);
    case NodeKind::not_operator: note_operator(frame); return replace_values(frame, literal_value);
    default: return drop_values(frame);
  }
}

void Recorder::leave_boolean_operator(const Frame& frame) {
  note_operator(frame);
  if ((frame.state & opened_state) != 0) {
    emit_effect({.code = Code::branch_end});
    emit_effect({.code = Code::if_end});
  }
  const auto flags = static_cast<std::uint8_t>((frame.state & both_state) != 0 ? both : 0);
  replace_values(
      frame,
      emit({.code = Code::choice, .flags = flags, .a = value_at(frame, 0), .b = value_at(frame, 1)},
           frame.node));
}

void Recorder::leave_comparison(const Frame& frame) {
  const auto [first, last] = keep_operands(frame, 0);
  const auto flags = static_cast<std::uint8_t>(frame.state == 1 ? identity : 0);
  if (flags == 0) note_operator(frame);
  replace_values(frame,
                 emit({.code = Code::compare, .flags = flags, .b = first, .c = last}, frame.node));
}

void Recorder::leave_named_expression(const Frame& frame) {
  ++effects_;
  if (frame.mark == none) return replace_values(frame, opaque_value);
  const SymbolId target = bind(walrus_scope(), frame.mark);
  symbol(scope_, frame.mark);  // a comprehension sees the variable that it binds outside
  tape_.symbols[target].by_walrus = true;
  replace_values(frame,
                 emit({.code = Code::walrus, .a = target, .b = value_at(frame, 0)}, frame.node));
}

// An operator of objects runs code of theirs, and sees what they hold at this time.
void Recorder::note_operator(const Frame& frame) {
  for (std::size_t i = 0; i < value_count(frame); ++i) {
    const OpId operand = value_at(frame, i);
    if (is_constant(operand) || tape_.ops[operand].code == Code::string) continue;
    ++effects_;
    return;
  }
}

// A function that yields returns a generator, whatever its return statements say.
void Recorder::note_yield(const Frame& frame) {
  const std::uint32_t function = tape_.function_of_scope[scope_];
  if (frame.kind == NodeKind::yield && function != none) tape_.functions[function].yields = true;
}

// `mark` is the name behind the dot.
void Recorder::leave_attribute(const Frame& frame) {
  if (frame.mark == none) return replace_values(frame, opaque_value);
  const OpId object = value_at(frame, 0);
  tape_.ops[object].flags |= consumed;
  const bool is_target = frame.mode == Mode::target || frame.mode == Mode::removal;
  Op op{.code = is_target ? Code::target_attribute : Code::attribute, .role = frame.role};
  if (is_target) op.role = frame.mode == Mode::target ? Role::store : Role::deleted;
  // What matters to a hoist is what came in front of the first operand.
  op.bars =
      static_cast<std::uint16_t>(frame.bars | (tape_.ops[object].bars & bit(Bar::after_effects)));
  op.a = object;
  op.b = frame.mark;
  op.c = frame.mark2;
  replace_values(frame, emit_with_node(op, frame.node));
}

// `a.b.c` without descending into it: most expressions are of this form, and their text says all.
void Recorder::plain_attribute(TSNode node) {
  const Frame& parent = frames_.back();
  const std::string_view dotted = text(node);
  const std::uint32_t start = ts_node_start_byte(node);
  const bool is_removal = parent.child_mode == Mode::removal;
  const bool is_target = is_removal || parent.child_mode == Mode::target;
  Op op{.code = Code::load, .role = is_target ? Role::value : parent.child_role};
  op.bars =
      static_cast<std::uint16_t>(parent.child_bars | (effects_ > 0 ? bit(Bar::after_effects) : 0));
  op.start = start;
  op.statement = statement_;
  op.scope = scope_;
  op.node = static_cast<std::uint32_t>(tape_.nodes.size());
  op.levels = static_cast<std::uint16_t>(std::count(dotted.begin(), dotted.end(), '.'));
  tape_.nodes.emplace_back(node);
  for (std::size_t at = 0; at <= dotted.size();) {
    const std::size_t end = std::min(dotted.find('.', at), dotted.size());
    const NameId name = word(dotted.substr(at, end - at));
    op.end = start + static_cast<std::uint32_t>(end);
    if (op.code == Code::load) {
      op.a = symbol(scope_, name);
      tape_.symbols[op.a].loaded = true;
    } else {
      op.b = name;
      op.c = start + static_cast<std::uint32_t>(at);
    }
    if (end < dotted.size()) {
      op.flags |= consumed;
    } else {
      op.flags = 0;
      if (is_target) op.code = Code::target_attribute;
      if (is_target) op.role = is_removal ? Role::deleted : Role::store;
    }
    tape_.ops.push_back(op);
    op.a = static_cast<OpId>(tape_.ops.size() - 1);
    op.code = Code::attribute;
    --op.levels;
    at = end + 1;
  }
  push(op.a);
}

void Recorder::leave_call(const Frame& frame) {
  Call call{.first = 0, .positional = 0, .keywords = 0, .first_keyword = 0};
  call.first_keyword = static_cast<std::uint32_t>(tape_.keyword_names.size());
  call.first = static_cast<std::uint32_t>(tape_.operands.size());
  for (std::size_t i = frame.values + 1; i < values_.size(); ++i) {
    if (values_[i].keyword == unpacked) call.unpacks = true;
    if (values_[i].keyword != none) continue;
    tape_.operands.push_back(values_[i].op);
    ++call.positional;
  }
  for (std::size_t i = frame.values + 1; i < values_.size(); ++i) {
    if (values_[i].keyword == unpacked || values_[i].keyword == none) continue;
    tape_.operands.push_back(values_[i].op);
    tape_.keyword_names.push_back(values_[i].keyword);
    ++call.keywords;
  }
  if (call.unpacks) {
    const auto& last = values_.back();
    tape_.operands.push_back(last.keyword == unpacked ? last.op : opaque_value);
  }
  const OpId callee = value_at(frame, 0);
  ++effects_;
  const auto bars =
      static_cast<std::uint16_t>(frame.bars | (tape_.ops[callee].bars & bit(Bar::after_effects)));
  const OpId op = emit_with_node({.code = Code::call,
                                  .role = frame.role,
                                  .bars = bars,
                                  .a = callee,
                                  .b = static_cast<std::uint32_t>(tape_.calls.size())},
                                 frame.node);
  tape_.calls.push_back(call);
  const Code code = tape_.ops[callee].code;
  if (code == Code::load || code == Code::attribute || code == Code::call) {
    tape_.ops[callee].parent_call = op;
    tape_.ops[callee].role = Role::callee;
  }
  replace_values(frame, op);
}

// To the grammar, `*x.shape` without parentheses around it is the shape of `*x`.
bool Recorder::begins_with_star(OpId op) const {
  return op >= shared_operations && source_[tape_.ops[op].start] == '*';
}

void Recorder::leave_sequence(const Frame& frame) {
  if (frame.mode == Mode::removal) return;  // each value is removed on its own
  const bool is_target = frame.mode == Mode::target;
  if (frame.mode == Mode::pattern || frame.mode == Mode::parameter) return drop_values(frame);
  // `(*x.shape, 1)` holds what is in the shape, and not the shape.
  for (std::size_t i = frame.values; !is_target && i < values_.size(); ++i) {
    if (values_[i].keyword == unpacked || begins_with_star(values_[i].op)) {
      values_[i].op = opaque_value;
    }
  }
  const auto [first, last] = keep_operands(frame, 0);
  replace_values(
      frame, emit({.code = is_target ? Code::target_sequence : Code::sequence,
                   .flags = static_cast<std::uint8_t>(frame.kind == NodeKind::list ? is_list : 0),
                   .b = first,
                   .c = last},
                  frame.node));
}

void Recorder::leave_subscript(const Frame& frame) {
  const bool is_target = frame.mode == Mode::target || frame.mode == Mode::removal;
  const OpId object = value_at(frame, 0);
  // `x[i] += y` reads the element before `y` is evaluated. `x[0]` is taken for a name, as `x.a` is.
  const OpId index = value_count(frame) > 1 ? value_at(frame, 1) : opaque_value;
  const bool is_augmented = frames_[frames_.size() - 2].kind == NodeKind::augmented_assignment;
  const bool is_name = tape_.ops[object].code == Code::load && is_constant(index);
  const bool is_read = is_target ? is_augmented : !is_name;
  if (is_read && frame.mode != Mode::annotation) ++effects_;
  const auto bars = static_cast<std::uint16_t>(tape_.ops[object].bars & bit(Bar::after_effects));
  const Role role = frame.mode == Mode::removal ? Role::deleted : Role::value;
  replace_values(frame, emit({.code = is_target ? Code::target_subscript : Code::subscript,
                              .role = role,
                              .bars = bars,
                              .a = object,
                              .b = index,
                              .c = is_target ? none : indices_together(frame)},
                             frame.node));
}

// The indices as a tuple, where several are given: those of an annotation, and those of which one
// is `None`.
OpId Recorder::indices_together(const Frame& frame) {
  bool has_new_axis = false;
  for (std::uint32_t i = 1; i < value_count(frame); ++i) {
    has_new_axis |= value_at(frame, i) == none_value;
  }
  const bool matters = has_new_axis || frame.mode == Mode::annotation;
  if (!matters || value_count(frame) < 3) return none;
  const auto [first, last] = keep_operands(frame, 1);
  return emit({.code = Code::sequence, .b = first, .c = last}, frame.node);
}

// True for `open(...)`: a file gives itself to the target of a `with`.
bool Recorder::opens_file(OpId value) const {
  const Op& call = tape_.ops[value];
  if (call.code != Code::call) return false;
  const Op& callee = tape_.ops[call.a];
  if (callee.code == Code::load) return names_.text(tape_.symbols[callee.a].name) == "open";
  return callee.code == Code::attribute && names_.text(callee.b) == "open";
}

// `value as target` of with and except. The value stays on the stack; what the target gets is not
// the value itself.
void Recorder::leave_as_pattern(const Frame& frame) {
  if (frame.mode == Mode::pattern) return drop_values(frame);
  if (value_count(frame) < 2) return;
  const OpId target = value_at(frame, 1);
  Frame& parent = frames_[frames_.size() - 2];
  const bool is_exception = parent.kind == NodeKind::except_clause;
  if (is_exception) parent.mark = target;
  const OpId value = value_at(frame, 0);
  const OpId held = is_exception ? literal_value : opens_file(value) ? value : opaque_value;
  emit_effect({.code = Code::assign, .a = target, .b = held});
  values_.resize(frame.values + 1);
}

void Recorder::leave_assignment(const Frame& frame) {
  const std::size_t count = value_count(frame);
  if (count == 0) return;
  const OpId target = value_at(frame, 0);
  const bool annotated = frame.mark != none && count > frame.mark;
  const std::size_t value_index = annotated ? frame.mark + 1 : 1;
  if (annotated) {
    emit_effect({.code = Code::declare, .a = target, .b = value_at(frame, frame.mark)});
  }
  if (count <= value_index) return drop_values(frame);
  const OpId value = value_at(frame, value_index);
  emit({.code = frame.kind == NodeKind::augmented_assignment ? Code::augment : Code::assign,
        .a = target,
        .b = value},
       frame.node);
  replace_values(frame, value);
}

}  // namespace paddle_ls::python
