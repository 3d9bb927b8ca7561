#include "engine/python/record/record_definitions.hpp"

#include "engine/python/record/record_expressions.hpp"

namespace paddle_ls::python {
namespace {

// Leaves the scope of the function of `frame`; `value` is what a lambda returns.
void end_function_body(PieceWalk& walk, const WalkFrame& frame, OpId value) {
  const auto& definition = state_of<DefinitionFrame>(frame);
  const OpId end = walk.writer.emit({.code = OpCode::control,
                                     .control = Control::function_end,
                                     .a = definition.scope,
                                     .b = value});
  walk.tape.ops[walk.scopes.function(definition.scope).begin].b = end;
  walk.at.scope = definition.scope_before;
}

void end_body(PieceWalk& walk, const WalkFrame& frame) {
  const auto& definition = state_of<DefinitionFrame>(frame);
  if (definition.scope == none || walk.at.scope != definition.scope) return;
  if (frame.kind == NodeKind::function_definition) {
    end_function_body(walk, frame, none);
  } else {
    walk.writer.emit(
        {.code = OpCode::control, .control = Control::class_end, .a = definition.scope});
  }
}

// The values of the decorators are kept in the frame of the decorated definition.
void emit_decorators(PieceWalk& walk, const WalkFrame& frame,
                     const WalkFrame& decorated_definition) {
  const auto count = frame.values - decorated_definition.values;
  for (std::size_t i = 0; i < count; ++i) {
    walk.writer.emit({.code = OpCode::decorated_by, .a = walk.values.at(decorated_definition, i)});
  }
}

}  // namespace

void begin_function_body(PieceWalk& walk, WalkFrame& frame) {
  auto& definition = state_of<DefinitionFrame>(frame);
  if (definition.opened) return;
  definition.opened = true;
  if (definition.scope == none) {
    definition.scope = walk.open_scope(ScopeKind::function, definition.name, frame.node);
  }
  FunctionFacts& facts = walk.scopes.function(definition.scope);
  if (walk.values.count(frame) > 0) facts.returns = walk.values.at(frame, 0);
  facts.is_async = definition.is_async;
  walk.at.scope = definition.scope;
  facts.begin = walk.writer.emit(
      {.code = OpCode::control, .control = Control::function_begin, .a = definition.scope},
      frame.node);
  const auto kept = static_cast<std::uint16_t>(frame.child_around & bit(Around::in_type_checking));
  frame.child_around = bit(Around::in_function) | kept;
}

void begin_class_body(PieceWalk& walk, WalkFrame& frame) {
  auto& definition = state_of<DefinitionFrame>(frame);
  if (definition.opened) return;
  definition.opened = true;
  const OperandRange bases = walk.writer.keep_operands(walk.values.of(frame));
  definition.scope = walk.open_scope(ScopeKind::class_body, definition.name, frame.node);
  walk.at.scope = definition.scope;
  walk.writer.emit({.code = OpCode::control,
                    .control = Control::class_begin,
                    .a = definition.scope,
                    .b = bases.first,
                    .c = bases.last});
  frame.child_around |= bit(Around::in_class);
}

void leave_definition(PieceWalk& walk, const WalkFrame& frame) {
  const auto& definition = state_of<DefinitionFrame>(frame);
  end_body(walk, frame);
  walk.at.scope = definition.scope_before;
  if (definition.scope == none || definition.name == none) return;
  const WalkFrame& parent = walk.frames.up(1);
  const bool has_decorator = parent.kind == NodeKind::decorated_definition;
  if (has_decorator) emit_decorators(walk, frame, parent);
  const OpId defined =
      walk.writer.emit({.code = OpCode::define,
                        .flags = static_cast<std::uint8_t>(has_decorator ? decorated : 0),
                        .a = walk.scopes.bind(walk.at.scope, definition.name),
                        .b = definition.scope});
  if (FunctionFacts* function = walk.scopes.find_function(definition.scope)) {
    function->defined = defined;
  }
}

void enter_lambda(PieceWalk& walk, WalkFrame& frame) {
  const ScopeId scope_before = walk.at.scope;
  frame.state = DefinitionFrame{.scope_before = scope_before,
                                .scope = walk.open_scope(ScopeKind::lambda, none, frame.node)};
}

void leave_lambda(PieceWalk& walk, const WalkFrame& frame) {
  const ScopeId scope = state_of<DefinitionFrame>(frame).scope;
  const OpId value = walk.values.at(frame, 0);
  // A lambda without a colon has no body to end.
  if (walk.at.scope == scope) end_function_body(walk, frame, value);
  walk.values.replace(frame, walk.writer.emit({.code = OpCode::lambda, .a = scope}, frame.node));
}

void enter_type_parameters(PieceWalk& walk, WalkFrame& frame, const WalkFrame& parent) {
  const bool of_definition =
      parent.kind == NodeKind::function_definition || parent.kind == NodeKind::class_definition;
  const bool of_alias = parent.mode == Mode::alias_name;
  if (!of_definition && !of_alias) {
    frame.child_mode = parent.mode;
    frame.child_role = parent.role;
    frame.state = SubscriptFrame{};
    if (parent.mode == Mode::annotation) {
      begin_annotation_subscript(walk, frame, walk.values.at(parent, 0));
    }
    return;
  }
  walk.at.scope = walk.open_scope(ScopeKind::type_parameters, none, frame.node);
  frame.child_mode = Mode::type_parameter;
  frame.child_bars |= bit(Bar::type_parameters);
}

}  // namespace paddle_ls::python
