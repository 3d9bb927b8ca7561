#include "engine/python/record/record_tape.hpp"

#include "engine/python/facts/plain_dotted.hpp"
#include "engine/python/record/piece_walk.hpp"
#include "engine/python/record/record_accesses.hpp"
#include "engine/python/record/record_expressions.hpp"
#include "engine/python/record/record_imports.hpp"
#include "engine/python/record/record_names.hpp"
#include "engine/python/record/record_statements.hpp"
#include "engine/python/record/record_strings.hpp"
#include "engine/python/record/record_values.hpp"

namespace paddle_ls::python {
namespace {

struct Cursor {
  explicit Cursor(TSNode root) : tree(ts_tree_cursor_new(root)) {}
  ~Cursor() { ts_tree_cursor_delete(&tree); }
  Cursor(const Cursor&) = delete;
  Cursor& operator=(const Cursor&) = delete;

  TSTreeCursor tree;
};

// A broken or missing node makes its statement unsound, and all statements inside the node.
void note_error(PieceWalk& walk, NodeKind kind, TSNode node) {
  if (kind != NodeKind::error && !ts_node_is_missing(node)) return;
  if (walk.at.statement != none) walk.names.statements[walk.at.statement].has_error = true;
}

void record_token(PieceWalk& walk, NodeKind kind, TSNode node) {
  WalkFrame& parent = walk.frames.top();
  if (is_statement_part(parent.kind)) {
    statement_token(walk, parent, kind, node);
  } else {
    expression_token(walk, parent, kind);
  }
}

void record_leaf(PieceWalk& walk, NodeKind kind, TSNode node) {
  switch (kind) {
    case NodeKind::identifier: return identifier(walk, node);
    case NodeKind::integer: return walk.values.push(whole_value);
    case NodeKind::floating: return walk.values.push(fraction_value);
    case NodeKind::constant: return walk.values.push(truth_value);
    case NodeKind::ellipsis: return walk.values.push(literal_value);
    case NodeKind::none_literal: return walk.values.push(none_value);
    case NodeKind::wildcard_import: return import_star(walk, node);
    case NodeKind::pass_statement:
    case NodeKind::break_statement:
    case NodeKind::continue_statement: return statement_leaf(walk, kind, node);
    default: return record_token(walk, kind, node);
  }
}

void enter(PieceWalk& walk, NodeKind kind, TSNode node) {
  const WalkFrame& above = walk.frames.top();
  WalkFrame& frame = walk.frames.push({.node = node,
                                       .values = walk.values.height(),
                                       .bars = above.child_bars,
                                       .child_bars = above.child_bars,
                                       .child_around = above.child_around,
                                       .kind = kind,
                                       .mode = above.child_mode,
                                       .role = above.child_role});
  WalkFrame& parent = walk.frames.up(1);
  if (kind == NodeKind::error) {
    ++walk.at.error_depth;
  } else if (is_statement_part(kind)) {
    enter_statement(walk, frame, parent);
  } else {
    enter_expression(walk, frame, parent);
  }
}

void leave(PieceWalk& walk) {
  WalkFrame& frame = walk.frames.top();
  if (frame.kind == NodeKind::error) {
    --walk.at.error_depth;
    walk.values.drop(frame);
  } else if (is_statement_part(frame.kind)) {
    leave_statement(walk, frame);
  } else {
    leave_expression(walk, frame);
  }
  walk.frames.pop();
}

// Records a node; returns whether its children have to be visited.
bool visit(PieceWalk& walk, NodeKind kind, TSNode node) {
  if (is_leaf(kind)) {
    record_leaf(walk, kind, node);
  } else if (kind == NodeKind::string && !is_format_string(walk.source, node)) {
    plain_string(walk, node);
  } else if (kind == NodeKind::attribute && is_plain_dotted(walk.text(node))) {
    plain_attribute(walk, node);
  } else if (kind == NodeKind::dotted_name && walk.frames.top().child_mode != Mode::pattern) {
    import_name(walk, node);
  } else if (is_table_of_literals(walk, kind, node)) {
    walk.values.push(literal_value);
  } else {
    enter(walk, kind, node);
    return true;
  }
  return false;
}

}  // namespace

bool record_tape(std::string_view source, syntax::Node root, Names& names, Tape& tape,
                 const syntax::Stop& stop) {
  constexpr std::uint32_t nodes_between_polls = 4096;
  const NodeKinds& kinds = NodeKinds::instance();
  PieceWalk walk(source, names, tape);
  Cursor cursor(root.raw());
  const bool has_error = root.has_error();
  walk.scopes.open({ScopeKind::module, none, none, root});
  walk.frames.push({.node = root.raw(), .kind = NodeKind::module});
  if (!ts_tree_cursor_goto_first_child(&cursor.tree)) return true;
  for (std::uint32_t visited = 1;; ++visited) {
    if (visited % nodes_between_polls == 0 && stop && stop()) return false;
    const TSNode node = ts_tree_cursor_current_node(&cursor.tree);
    const NodeKind kind = kinds[ts_node_symbol(node)];
    if (has_error) note_error(walk, kind, node);
    if (visit(walk, kind, node)) {
      if (ts_tree_cursor_goto_first_child(&cursor.tree)) continue;
      leave(walk);
    }
    while (!ts_tree_cursor_goto_next_sibling(&cursor.tree)) {
      ts_tree_cursor_goto_parent(&cursor.tree);
      leave(walk);
      if (walk.frames.empty()) return true;
    }
  }
}

}  // namespace paddle_ls::python
