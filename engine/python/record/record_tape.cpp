// The walk itself: visiting, frames, values. What each kind of node means stands in the other
// record_*.cpp files.
#include <utility>

#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

Recorder::Recorder(std::string_view source, Names& names, Tape& tape)
    : source_(source),
      names_(names),
      tape_(tape),
      symbols_(tape.symbols),
      kinds_(NodeKinds::instance()),
      literals_(source) {
  // A realistic file has one operation for ten bytes and one node worth keeping for twenty.
  tape_.ops.reserve(source.size() / 8 + 64);
  tape_.nodes.reserve(source.size() / 16 + 64);
  tape_.ops.push_back({.code = Code::opaque});
  tape_.ops.push_back({.code = Code::literal});
  tape_.ops.push_back({.code = Code::none_literal});
  tape_.ops.push_back({.code = Code::literal});
  tape_.ops.push_back({.code = Code::string});
  for (OpId id = whole_value; id < shared_operations; ++id) {
    tape_.ops.push_back({.code = Code::literal});
  }
}

std::string_view Recorder::text(TSNode node) const {
  return text::slice(source_, range(node));
}

text::ByteRange Recorder::range(TSNode node) const {
  return {ts_node_start_byte(node), ts_node_end_byte(node)};
}

bool Recorder::run(syntax::Node root, const syntax::Stop& stop) {
  constexpr std::uint32_t nodes_between_polls = 4096;
  struct Cursor {
    TSTreeCursor tree;
    ~Cursor() { ts_tree_cursor_delete(&tree); }
  } cursor{ts_tree_cursor_new(root.raw())};
  tree_has_error_ = root.has_error();
  open_scope(ScopeKind::module, none, root.raw());
  frames_.push_back({.node = root.raw(), .values = 0, .kind = NodeKind::module});
  if (!ts_tree_cursor_goto_first_child(&cursor.tree)) return true;
  for (std::uint32_t visited = 1;; ++visited) {
    if (visited % nodes_between_polls == 0 && stop && stop()) return false;
    const TSNode node = ts_tree_cursor_current_node(&cursor.tree);
    const NodeKind kind = kinds_[ts_node_symbol(node)];
    if (tree_has_error_) note_error(kind, node);
    if (is_leaf(kind)) {
      visit_leaf(kind, node);
    } else if (kind == NodeKind::string && !is_format_string(node)) {
      plain_string(node);
    } else if (kind == NodeKind::attribute && is_plain_dotted(text(node))) {
      plain_attribute(node);
    } else if (kind == NodeKind::dotted_name && frames_.back().child_mode != Mode::pattern) {
      import_name(node);
    } else if (is_table_of_literals(kind, node)) {
      push(literal_value);
    } else {
      enter(kind, node);
      if (ts_tree_cursor_goto_first_child(&cursor.tree)) continue;
      leave();
    }
    while (!ts_tree_cursor_goto_next_sibling(&cursor.tree)) {
      ts_tree_cursor_goto_parent(&cursor.tree);
      leave();
      if (frames_.empty()) return true;
    }
  }
}

// A broken or missing piece makes its statement unsound, and all statements inside the piece.
void Recorder::note_error(NodeKind kind, TSNode node) {
  if (kind != NodeKind::error && !ts_node_is_missing(node)) return;
  if (statement_ != none) names_.statements[statement_].has_error = true;
}

void Recorder::visit_leaf(NodeKind kind, TSNode node) {
  switch (kind) {
    case NodeKind::identifier: return identifier(node);
    case NodeKind::integer: return push(whole_value);
    case NodeKind::floating: return push(fraction_value);
    case NodeKind::constant: return push(truth_value);
    case NodeKind::ellipsis: return push(literal_value);
    case NodeKind::none_literal: return push(none_value);
    case NodeKind::wildcard_import: return import_star(node);
    case NodeKind::pass_statement:
    case NodeKind::break_statement:
    case NodeKind::continue_statement: {
      Frame frame{.node = node, .values = static_cast<std::uint32_t>(values_.size())};
      frame.child_around = frames_.back().child_around;
      begin_statement(frame, frames_.back());
      if (kind != NodeKind::pass_statement) emit_effect({.code = Code::leave_loop});
      statement_ = frame.statement_before;
      return;
    }
    default: break;
  }
  Frame& parent = frames_.back();
  if (is_statement_part(parent.kind)) {
    statement_token(parent, kind, node);
  } else {
    expression_token(parent, kind);
  }
}

void Recorder::enter(NodeKind kind, TSNode node) {
  const Frame& parent = frames_.back();
  Frame frame{.node = node, .values = static_cast<std::uint32_t>(values_.size())};
  frame.kind = kind;
  frame.mode = parent.child_mode;
  frame.role = parent.child_role;
  frame.bars = frame.child_bars = parent.child_bars;
  frame.child_around = parent.child_around;
  frames_.push_back(frame);
  Frame& entered = frames_.back();
  Frame& above = frames_[frames_.size() - 2];
  if (kind == NodeKind::error) {
    ++error_depth_;
  } else if (is_statement_part(kind)) {
    enter_statement(entered, above);
  } else {
    enter_expression(entered, above);
  }
}

void Recorder::leave() {
  const Frame frame = frames_.back();
  if (frame.kind == NodeKind::error) {
    --error_depth_;
    drop_values(frame);
  } else if (is_statement_part(frame.kind)) {
    leave_statement(frame);
  } else {
    leave_expression(frame);
  }
  frames_.pop_back();
}

// Adds an operation at the place of `node`.
OpId Recorder::emit(Op op, TSNode node) {
  op.start = ts_node_start_byte(node);
  op.end = ts_node_end_byte(node);
  return emit_effect(op);
}

OpId Recorder::emit_with_node(Op op, TSNode node) {
  op.node = static_cast<std::uint32_t>(tape_.nodes.size());
  tape_.nodes.emplace_back(node);
  return emit(op, node);
}

// Adds an operation that has no place, or has it already.
OpId Recorder::emit_effect(Op op) {
  op.statement = statement_;
  op.scope = scope_;
  tape_.ops.push_back(op);
  return static_cast<OpId>(tape_.ops.size() - 1);
}

// A broken tree can lack operands: they are unknown values then.
OpId Recorder::value_at(const Frame& frame, std::size_t index) const {
  return frame.values + index < values_.size() ? values_[frame.values + index].op : opaque_value;
}

void Recorder::replace_values(const Frame& frame, OpId op) {
  drop_values(frame);
  push(op);
}

// Moves the values from index `from` on into the tape's operands; returns their range.
std::pair<std::uint32_t, std::uint32_t> Recorder::keep_operands(const Frame& frame,
                                                                std::size_t from) {
  const auto first = static_cast<std::uint32_t>(tape_.operands.size());
  for (std::size_t i = frame.values + from; i < values_.size(); ++i) {
    tape_.operands.push_back(values_[i].op);
  }
  return {first, static_cast<std::uint32_t>(tape_.operands.size())};
}

}  // namespace paddle_ls::python
