// Identifiers: what one means where it stands.
#include "engine/python/facts/folded_name.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

// The number of an identifier, however it is written.
NameId Recorder::word(std::string_view written) {
  return may_fold(written) ? names_.texts.intern_copy(folded_name(written))
                           : names_.texts.intern(written);
}

void Recorder::identifier(TSNode node) {
  const NameId name = word(text(node));
  if (!identifier_of_parent(node, name)) identifier_by_mode(node, name);
}

// Identifiers that are part of their parent's syntax and no expression. True when it was one.
bool Recorder::identifier_of_parent(TSNode node, NameId name) {
  Frame& parent = frames_.back();
  switch (parent.kind) {
    case NodeKind::attribute:
    case NodeKind::member_type:
      if (parent.state == 0) return false;
      parent.mark = name;
      parent.mark2 = ts_node_start_byte(node);
      return true;
    case NodeKind::keyword_argument:
    case NodeKind::named_expression:
      if (parent.state == 1) return false;
      parent.mark = name;
      return true;
    case NodeKind::keyword_pattern: return parent.state == 0;
    case NodeKind::function_definition:
    case NodeKind::class_definition: parent.mark2 = name; return true;
    case NodeKind::aliased_import: import_alias(node); return true;
    case NodeKind::dotted_name: pattern_name(parent, node, name); return true;
    default: return false;
  }
}

// One component of a dotted name in a pattern. `mark` is the first name, then the last operation.
void Recorder::pattern_name(Frame& frame, TSNode node, NameId name) {
  if (frame.state == 0) {
    frame.state = 1;
    frame.mark = name;
    frame.mark2 = ts_node_end_byte(node);
    return;
  }
  if (frame.state == 1) {
    frame.state = 2;
    const SymbolId read = symbol(scope_, frame.mark);
    tape_.symbols[read].loaded = true;
    frame.mark = emit_with_node(
        {.code = Code::load, .role = Role::pattern, .bars = frame.bars, .a = read}, frame.node);
    tape_.ops[frame.mark].end = frame.mark2;
  }
  tape_.ops[frame.mark].flags |= consumed;
  frame.mark = emit_with_node({.code = Code::attribute,
                               .role = Role::pattern,
                               .bars = frame.bars,
                               .a = frame.mark,
                               .b = name,
                               .c = ts_node_start_byte(node)},
                              frame.node);
  tape_.ops[frame.mark].end = ts_node_end_byte(node);
}

void Recorder::identifier_by_mode(TSNode node, NameId name) {
  Frame& parent = frames_.back();
  const auto after = static_cast<std::uint16_t>(effects_ > 0 ? bit(Bar::after_effects) : 0);
  switch (parent.child_mode) {
    case Mode::load:
    case Mode::annotation: {
      const SymbolId read = symbol(scope_, name);
      tape_.symbols[read].loaded = true;
      const auto bars = static_cast<std::uint16_t>(parent.child_bars | after);
      return push(emit_with_node(
          {.code = Code::load, .role = parent.child_role, .bars = bars, .a = read}, node));
    }
    case Mode::target:
      return push(emit_with_node(
          {.code = Code::target_name, .role = Role::store, .a = bind(scope_, name)}, node));
    case Mode::removal:
      return push(emit_with_node(
          {.code = Code::target_name, .role = Role::deleted, .a = bind(scope_, name)}, node));
    case Mode::pattern:
      if (names_.text(name) != "_") {
        emit_effect({.code = Code::capture, .a = bind(scope_, name)});
      }
      return;
    case Mode::parameter: return parameter_name(name);
    case Mode::type_parameter:
    case Mode::alias_name: bind(scope_, name); return;
    case Mode::declared_global:
    case Mode::declared_nonlocal: {
      const SymbolId declared = symbol(scope_, name);
      if (parent.child_mode == Mode::declared_global) {
        tape_.symbols[declared].declared_global = true;
      } else {
        tape_.symbols[declared].declared_nonlocal = true;
      }
      emit_with_node({.code = Code::declaration, .a = declared}, node);
      return;
    }
  }
}

// A name in a pattern: alone it is a capture, with dots, or in front of `(`, it is read.
void Recorder::leave_pattern_name(const Frame& frame) {
  if (frame.mark == none) return;
  const Frame& parent = frames_[frames_.size() - 2];
  if (frame.state == 1 && parent.kind != NodeKind::class_pattern) {
    emit_effect({.code = Code::capture, .a = bind(scope_, frame.mark)});
    return;
  }
  if (frame.state == 1) {
    tape_.symbols[symbol(scope_, frame.mark)].loaded = true;
    emit_with_node({.code = Code::load,
                    .role = Role::pattern,
                    .bars = frame.bars,
                    .a = symbol(scope_, frame.mark)},
                   frame.node);
  }
}

}  // namespace paddle_ls::python
