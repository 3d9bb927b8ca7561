#include "engine/python/record/record_names.hpp"

#include "engine/python/facts/folded_name.hpp"
#include "engine/python/record/record_imports.hpp"
#include "engine/python/record/record_parameters.hpp"

namespace paddle_ls::python {
namespace {

OpId emit_pattern_load(PieceWalk& walk, const WalkFrame& frame, NameId name) {
  const SymbolId read = walk.scopes.load(walk.at.scope, name);
  return walk.writer.emit_with_node(
      {.code = OpCode::load, .role = Role::pattern, .bars = frame.bars, .a = read}, frame.node);
}

void emit_capture(PieceWalk& walk, NameId name) {
  walk.writer.emit({.code = OpCode::capture, .a = walk.scopes.bind(walk.at.scope, name)});
}

// One component of a dotted name in a pattern.
void pattern_name(PieceWalk& walk, WalkFrame& frame, TSNode node, NameId name) {
  auto& dotted = state_of<PatternNameFrame>(frame);
  if (dotted.first == none) {
    dotted.first = name;
    dotted.first_end = ts_node_end_byte(node);
    return;
  }
  if (dotted.path == none) {
    dotted.path = emit_pattern_load(walk, frame, dotted.first);
    walk.tape.ops[dotted.path].end = dotted.first_end;
  }
  walk.tape.ops[dotted.path].flags |= consumed;
  dotted.path = walk.writer.emit_with_node({.code = OpCode::attribute,
                                            .role = Role::pattern,
                                            .bars = frame.bars,
                                            .a = dotted.path,
                                            .b = name,
                                            .c = ts_node_start_byte(node)},
                                           frame.node);
  walk.tape.ops[dotted.path].end = ts_node_end_byte(node);
}

bool name_of_attribute(WalkFrame& frame, TSNode node, NameId name) {
  auto& attribute = state_of<AttributeFrame>(frame);
  if (!attribute.after_dot) return false;
  attribute.name = name;
  attribute.name_start = ts_node_start_byte(node);
  return true;
}

bool name_of_keyword(WalkFrame& frame, NameId name) {
  auto& keyword = state_of<KeywordFrame>(frame);
  if (keyword.after_equals) return false;
  keyword.name = name;
  return true;
}

bool name_of_walrus(WalkFrame& frame, NameId name) {
  auto& walrus = state_of<WalrusFrame>(frame);
  if (walrus.after_operator) return false;
  walrus.name = name;
  return true;
}

// Handles identifiers that are part of their parent's syntax and not expressions; returns whether
// it was one.
bool identifier_of_parent(PieceWalk& walk, TSNode node, NameId name) {
  WalkFrame& parent = walk.frames.top();
  switch (parent.kind) {
    case NodeKind::attribute:
    case NodeKind::member_type: return name_of_attribute(parent, node, name);
    case NodeKind::keyword_argument:
    case NodeKind::keyword_pattern: return name_of_keyword(parent, name);
    case NodeKind::named_expression: return name_of_walrus(parent, name);
    case NodeKind::function_definition:
    case NodeKind::class_definition: state_of<DefinitionFrame>(parent).name = name; return true;
    case NodeKind::aliased_import: import_alias(walk, node); return true;
    case NodeKind::dotted_name: pattern_name(walk, parent, node, name); return true;
    default: return false;
  }
}

void declare(PieceWalk& walk, TSNode node, NameId name) {
  const SymbolId declared = walk.scopes.symbol(walk.at.scope, name);
  Symbol& symbol = walk.tape.symbols[declared];
  const bool is_global = walk.frames.top().child_mode == Mode::declared_global;
  (is_global ? symbol.declared_global : symbol.declared_nonlocal) = true;
  walk.writer.emit_with_node({.code = OpCode::declaration, .a = declared}, node);
}

void load_name(PieceWalk& walk, TSNode node, NameId name) {
  const WalkFrame& parent = walk.frames.top();
  const SymbolId read = walk.scopes.load(walk.at.scope, name);
  const auto bars = static_cast<std::uint16_t>(parent.child_bars | effects_so_far(walk));
  walk.values.push(walk.writer.emit_with_node(
      {.code = OpCode::load, .role = parent.child_role, .bars = bars, .a = read}, node));
}

void bind_target(PieceWalk& walk, TSNode node, NameId name, Role role) {
  const SymbolId bound = walk.scopes.bind(walk.at.scope, name);
  walk.values.push(
      walk.writer.emit_with_node({.code = OpCode::target_name, .role = role, .a = bound}, node));
}

void identifier_by_mode(PieceWalk& walk, TSNode node, NameId name) {
  switch (walk.frames.top().child_mode) {
    case Mode::load:
    case Mode::annotation: return load_name(walk, node, name);
    case Mode::target: return bind_target(walk, node, name, Role::store);
    case Mode::removal: return bind_target(walk, node, name, Role::deleted);
    case Mode::pattern:
      if (walk.names.text(name) != "_") emit_capture(walk, name);
      return;
    case Mode::parameter: return parameter_name(walk, name);
    case Mode::type_parameter:
    case Mode::alias_name: walk.scopes.bind(walk.at.scope, name); return;
    case Mode::declared_global:
    case Mode::declared_nonlocal: return declare(walk, node, name);
  }
}

}  // namespace

void identifier(PieceWalk& walk, TSNode node) {
  const NameId name = word(walk, walk.text(node));
  if (!identifier_of_parent(walk, node, name)) identifier_by_mode(walk, node, name);
}

void leave_pattern_name(PieceWalk& walk, const WalkFrame& frame) {
  const auto& dotted = state_of<PatternNameFrame>(frame);
  if (dotted.first == none || dotted.path != none) return;
  if (walk.frames.up(1).kind == NodeKind::class_pattern) {
    emit_pattern_load(walk, frame, dotted.first);
  } else {
    emit_capture(walk, dotted.first);
  }
}

NameId word(PieceWalk& walk, std::string_view written) {
  return may_fold(written) ? walk.names.texts.intern_copy(folded_name(written))
                           : walk.names.texts.intern(written);
}

std::string_view last_name(const PieceWalk& walk, OpId op) {
  const Op& named = walk.tape.ops[op];
  if (named.code == OpCode::load) return walk.names.text(walk.tape.symbols[named.a].name);
  if (named.code == OpCode::attribute) return walk.names.text(named.b);
  return {};
}

}  // namespace paddle_ls::python
