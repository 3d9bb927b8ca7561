// Definitions, lambdas, comprehensions: who binds where, and what runs in which scope.
#include <algorithm>
#include <string>

#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

namespace {

constexpr bool is_part_of_parameters(NodeKind kind) {
  return NodeKind::parameters <= kind && kind <= NodeKind::dictionary_splat_pattern;
}

}  // namespace

ScopeId Recorder::open_scope(ScopeKind kind, NameId name, TSNode node) {
  const auto id = static_cast<ScopeId>(names_.scopes.size());
  const ScopeId parent = id == 0 ? none : scope_;
  names_.scopes.push_back({kind, parent, name, syntax::Node(node)});
  class_of_scope_.push_back(kind == ScopeKind::class_body ? name
                            : parent == none              ? none
                                                          : class_of_scope_[parent]);
  tape_.function_of_scope.push_back(none);
  if (kind == ScopeKind::function || kind == ScopeKind::lambda) {
    tape_.function_of_scope[id] = static_cast<std::uint32_t>(tape_.functions.size());
    tape_.functions.push_back({.scope = id});
  }
  return id;
}

// The symbol of `name` as code in `scope` spells it: names such as `__x` are private to the class
// around them (language reference 6.2.1).
SymbolId Recorder::symbol(ScopeId scope, NameId name) {
  const std::string_view spelled = names_.text(name);
  if (spelled.size() > 2 && spelled[0] == '_' && spelled[1] == '_' && !spelled.ends_with("__") &&
      class_of_scope_[scope] != none) {
    std::string_view owner = names_.text(class_of_scope_[scope]);
    owner.remove_prefix(std::min(owner.find_first_not_of('_'), owner.size()));
    if (!owner.empty()) {
      std::string mangled = "_";
      mangled.append(owner).append(spelled);
      name = names_.texts.intern_copy(mangled);
    }
  }
  return symbols_.intern(scope, name);
}

SymbolId Recorder::bind(ScopeId scope, NameId name) {
  const SymbolId id = symbol(scope, name);
  tape_.symbols[id].bound = true;
  return id;
}

// `:=` inside a comprehension binds in the scope around all comprehensions (PEP 572).
ScopeId Recorder::walrus_scope() const {
  ScopeId scope = scope_;
  while (names_.scopes[scope].kind == ScopeKind::comprehension) scope = names_.scopes[scope].parent;
  return scope;
}

// `mark` of the frames of parameters is the scope of the function they belong to; `scope_` stays
// the one outside, where defaults and annotations are evaluated.
void Recorder::enter_parameters(Frame& frame, Frame& parent) {
  if (frame.kind == NodeKind::parameters || frame.kind == NodeKind::lambda_parameters) {
    // In a broken tree they can stand anywhere; a function of their own keeps them harmless.
    const bool of_function =
        parent.kind == NodeKind::function_definition || parent.kind == NodeKind::lambda;
    frame.mark = of_function ? parent.mark : none;
    if (frame.mark == none) {
      frame.mark = open_scope(ScopeKind::function, of_function ? parent.mark2 : none, parent.node);
    }
    if (of_function) parent.mark = frame.mark;
    frame.mark2 = static_cast<std::uint32_t>(pending_parameters_.size());
  } else {
    frame.mark = is_part_of_parameters(parent.kind) ? parent.mark : none;
  }
  frame.child_mode = Mode::parameter;
}

void Recorder::leave_parameters(const Frame& frame) {
  FunctionFacts& facts = tape_.functions[tape_.function_of_scope[frame.mark]];
  facts.first_parameter = static_cast<std::uint32_t>(tape_.parameters.size());
  facts.parameter_count = static_cast<std::uint32_t>(pending_parameters_.size()) - frame.mark2;
  tape_.parameters.insert(tape_.parameters.end(), pending_parameters_.begin() + frame.mark2,
                          pending_parameters_.end());
  pending_parameters_.resize(frame.mark2);
  drop_values(frame);
}

// A parameter with annotation or default: `mark2` is its symbol, the values are both of them.
void Recorder::leave_parameter(const Frame& frame) {
  if (frame.mark2 == none) return drop_values(frame);
  Parameter parameter{.symbol = frame.mark2,
                      .annotation = none,
                      .default_value = none,
                      .form = static_cast<ParameterForm>(frame.state & 3U)};
  std::size_t next = 0;
  const bool annotated = frame.kind != NodeKind::default_parameter;
  if (annotated && next < value_count(frame)) parameter.annotation = value_at(frame, next++);
  if (next < value_count(frame)) parameter.default_value = value_at(frame, next);
  pending_parameters_.push_back(parameter);
  drop_values(frame);
}

// The name of a parameter, wherever in `parameters` it stands.
void Recorder::parameter_name(NameId name) {
  Frame& parent = frames_.back();
  if (parent.mark == none) return;
  const SymbolId bound = bind(parent.mark, name);
  tape_.symbols[bound].parameter = true;
  Frame& above = frames_[frames_.size() - 2];
  auto form = ParameterForm::plain;
  if (parent.kind == NodeKind::list_splat_pattern) form = ParameterForm::variadic;
  if (parent.kind == NodeKind::dictionary_splat_pattern) form = ParameterForm::keywords;
  switch (parent.kind) {
    case NodeKind::typed_parameter:
    case NodeKind::default_parameter:
    case NodeKind::typed_default_parameter: parent.mark2 = bound; return;
    default: break;
  }
  if (above.kind == NodeKind::typed_parameter) {
    above.mark2 = bound;
    above.state = static_cast<std::uint8_t>(form);
    return;
  }
  pending_parameters_.push_back({bound, none, none, form});
}

void Recorder::begin_function_body(Frame& frame) {
  if (frame.mark == none) frame.mark = open_scope(ScopeKind::function, frame.mark2, frame.node);
  FunctionFacts& facts = tape_.functions[tape_.function_of_scope[frame.mark]];
  if (value_count(frame) > 0) facts.returns = value_at(frame, 0);
  facts.is_async = (frame.state & async_state) != 0;
  scope_ = frame.mark;
  facts.begin = emit({.code = Code::function_begin, .a = frame.mark}, frame.node);
  const auto kept = static_cast<std::uint16_t>(frame.child_around & bit(Around::in_type_checking));
  frame.child_around = bit(Around::in_function) | kept;
}

void Recorder::end_function_body(const Frame& frame, OpId value) {
  const OpId end = emit_effect({.code = Code::function_end, .a = frame.mark, .b = value});
  tape_.ops[tape_.functions[tape_.function_of_scope[frame.mark]].begin].b = end;
  scope_ = frame.scope_before;
}

void Recorder::begin_class_body(Frame& frame) {
  const auto [first, last] = keep_operands(frame, 0);
  frame.mark = open_scope(ScopeKind::class_body, frame.mark2, frame.node);
  scope_ = frame.mark;
  emit_effect({.code = Code::class_begin, .a = frame.mark, .b = first, .c = last});
  frame.child_around |= bit(Around::in_class);
}

// `mark` is the scope of the body, `mark2` the name.
void Recorder::leave_definition(const Frame& frame) {
  if (frame.mark != none && scope_ == frame.mark) {
    if (frame.kind == NodeKind::function_definition) {
      end_function_body(frame, none);
    } else {
      emit_effect({.code = Code::class_end, .a = frame.mark});
    }
  }
  scope_ = frame.scope_before;
  if (frame.mark == none || frame.mark2 == none) return;
  const Frame& parent = frames_[frames_.size() - 2];
  const bool has_decorator = parent.kind == NodeKind::decorated_definition;
  for (std::size_t i = parent.values; has_decorator && i < frame.values; ++i) {
    emit_effect({.code = Code::decorated_by, .a = values_[i].op});
  }
  const OpId defined =
      emit_effect({.code = Code::define,
                   .flags = static_cast<std::uint8_t>(has_decorator ? decorated : 0),
                   .a = bind(scope_, frame.mark2),
                   .b = frame.mark});
  const std::uint32_t function = tape_.function_of_scope[frame.mark];
  if (function != none) tape_.functions[function].defined = defined;
}

// `[T, *Ts, **P]` of a definition opens a scope around parameters, bases and body; behind a name in
// an annotation the same node is a subscript.
void Recorder::enter_type_parameters(Frame& frame, Frame& parent) {
  const bool of_definition =
      parent.kind == NodeKind::function_definition || parent.kind == NodeKind::class_definition;
  const bool of_alias = parent.mode == Mode::alias_name;
  if (!of_definition && !of_alias) {
    frame.child_mode = parent.mode;
    frame.child_role = parent.role;
    if (parent.mode == Mode::annotation) begin_annotation_subscript(frame, value_at(parent, 0));
    return;
  }
  scope_ = open_scope(ScopeKind::type_parameters, none, frame.node);
  frame.child_mode = Mode::type_parameter;
  frame.child_bars |= bit(Bar::type_parameters);
}

// The body comes first in the source but runs last: the tape jumps over it to the clauses and back.
// `mark` is the jump at the start, `mark2` the one behind the body.
void Recorder::enter_comprehension(Frame& frame) {
  frame.scope_before = scope_;
  frame.state = 0;
  scope_ = open_scope(ScopeKind::comprehension, none, frame.node);
  frame.mark = emit_effect({.code = Code::jump});
  frame.child_bars |= bit(Bar::comprehension);
}

// `mark` is the scope of the comprehension.
void Recorder::enter_comprehension_clause(Frame& frame, Frame& parent) {
  frame.mark = scope_;
  if (parent.state == 0) {
    parent.mark2 = emit_effect({.code = Code::jump});
    tape_.ops[parent.mark].a = parent.mark2 + 1;
    parent.state = 1;
    frame.state = 1;  // the first clause: its iterable is evaluated outside
    frame.scope_before = parent.scope_before;
    frame.bars = parent.bars;
  }
}

void Recorder::leave_comprehension_clause(const Frame& frame) {
  if (frame.mark == none) return drop_values(frame);
  scope_ = frame.mark;
  const OpId iterable = value_count(frame) == 2 ? value_at(frame, 1) : opaque_value;
  if (value_count(frame) > 0) {
    emit_iterate(value_at(frame, 0), iterable);
  }
  drop_values(frame);
}

// Stands where its iterable stands.
void Recorder::emit_iterate(OpId target, OpId iterable) {
  emit_effect({.code = Code::iterate,
               .a = target,
               .b = iterable,
               .start = tape_.ops[iterable].start,
               .end = tape_.ops[iterable].end});
}

void Recorder::leave_comprehension(const Frame& frame) {
  const OpId element = value_at(frame, 0);
  ++effects_;  // something is iterated over
  scope_ = frame.scope_before;
  if (frame.mark2 != none) {
    emit_effect({.code = Code::jump, .a = frame.mark + 1});
    tape_.ops[frame.mark2].a = static_cast<OpId>(tape_.ops.size());
  } else {
    tape_.ops[frame.mark].a = frame.mark + 1;
  }
  drop_values(frame);
  const bool keeps_elements =
      frame.kind == NodeKind::list_comprehension || frame.kind == NodeKind::generator_expression;
  if (keeps_elements) return push(emit({.code = Code::comprehension, .a = element}, frame.node));
  if (frame.kind != NodeKind::dictionary_comprehension) return push(literal_value);
  const auto first = static_cast<std::uint32_t>(tape_.operands.size());
  tape_.operands.push_back(element);
  push(emit({.code = Code::mapping, .b = first, .c = first + 1}, frame.node));
}

}  // namespace paddle_ls::python
