#include "engine/python/record/record_parameters.hpp"

namespace paddle_ls::python {
namespace {

// The function whose parameters the node of `frame` is a part of, or `none`.
ScopeId function_of(const WalkFrame& frame) {
  if (const auto* parameters = find_state<ParametersFrame>(frame)) return parameters->function;
  if (const auto* parameter = find_state<ParameterFrame>(frame)) return parameter->function;
  return none;
}

// In a broken tree a list can be anywhere; a separate function keeps it harmless.
ScopeId function_of_list(PieceWalk& walk, WalkFrame& parent) {
  const bool of_function =
      parent.kind == NodeKind::function_definition || parent.kind == NodeKind::lambda;
  if (!of_function) return walk.open_scope(ScopeKind::function, none, parent.node);
  auto& definition = state_of<DefinitionFrame>(parent);
  if (definition.scope == none) {
    definition.scope = walk.open_scope(ScopeKind::function, definition.name, parent.node);
  }
  return definition.scope;
}

ParameterForm form_of(const WalkFrame& frame) {
  switch (frame.kind) {
    case NodeKind::list_splat_pattern: return ParameterForm::variadic;
    case NodeKind::dictionary_splat_pattern: return ParameterForm::keywords;
    default: return ParameterForm::plain;
  }
}

bool has_annotation_or_default(NodeKind kind) {
  return kind == NodeKind::typed_parameter || kind == NodeKind::default_parameter ||
         kind == NodeKind::typed_default_parameter;
}

}  // namespace

void enter_parameters(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  frame.child_mode = Mode::parameter;
  frame.state = ParametersFrame{function_of_list(walk, parent),
                                static_cast<std::uint32_t>(walk.parameters.size())};
}

void leave_parameters(PieceWalk& walk, const WalkFrame& frame) {
  const auto& list = state_of<ParametersFrame>(frame);
  FunctionFacts& facts = walk.scopes.function(list.function);
  std::vector<TapeParameter>& kept = walk.tape.parameters;
  facts.first_parameter = static_cast<std::uint32_t>(kept.size());
  facts.parameter_count = static_cast<std::uint32_t>(walk.parameters.size()) - list.first_parameter;
  kept.insert(kept.end(), walk.parameters.begin() + list.first_parameter, walk.parameters.end());
  walk.parameters.resize(list.first_parameter);
  walk.values.drop(frame);
}

void enter_parameter(WalkFrame& frame, const WalkFrame& parent) {
  frame.child_mode = Mode::parameter;
  frame.state = ParameterFrame{.function = function_of(parent)};
}

void leave_parameter(PieceWalk& walk, const WalkFrame& frame) {
  const auto& state = state_of<ParameterFrame>(frame);
  if (state.symbol == none) return walk.values.drop(frame);
  TapeParameter parameter{
      .symbol = state.symbol, .annotation = none, .default_value = none, .form = state.form};
  const std::size_t count = walk.values.count(frame);
  std::size_t next = 0;
  const bool annotated = frame.kind != NodeKind::default_parameter;
  if (annotated && next < count) parameter.annotation = walk.values.at(frame, next++);
  if (next < count) parameter.default_value = walk.values.at(frame, next);
  walk.parameters.push_back(parameter);
  walk.values.drop(frame);
}

void parameter_name(PieceWalk& walk, NameId name) {
  WalkFrame& frame = walk.frames.top();
  const ScopeId function = function_of(frame);
  if (function == none) return;
  const SymbolId bound = walk.scopes.bind(function, name);
  walk.tape.symbols[bound].parameter = true;
  if (has_annotation_or_default(frame.kind)) {
    state_of<ParameterFrame>(frame).symbol = bound;
    return;
  }
  const ParameterForm form = form_of(frame);
  WalkFrame& above = walk.frames.up(1);
  if (above.kind == NodeKind::typed_parameter) {  // `*args: T`
    auto& parameter = state_of<ParameterFrame>(above);
    parameter.symbol = bound;
    parameter.form = form;
    return;
  }
  walk.parameters.push_back({bound, none, none, form});
}

}  // namespace paddle_ls::python
