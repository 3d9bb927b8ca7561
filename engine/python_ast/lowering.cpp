#include "engine/python_ast/lowering.hpp"

#include "engine/syntax/language.hpp"

namespace paddle_ls::python_ast {

Lowering::Lowering(Ast& into, std::string_view text_of_tree)
    : ast(into), source(text_of_tree), kinds_(python::NodeKinds::instance()), cursor_{} {}

Lowering::~Lowering() {
  if (cursor_open_) ts_tree_cursor_delete(&cursor_);
}

NodeKind Lowering::kind(TSNode node) const {
  return kinds_[ts_node_symbol(node)];
}

Parts Lowering::parts(TSNode node) {
  if (cursor_open_) {
    ts_tree_cursor_reset(&cursor_, node);
  } else {
    cursor_ = ts_tree_cursor_new(node);
    cursor_open_ = true;
  }
  Parts all;
  if (!ts_tree_cursor_goto_first_child(&cursor_)) return all;
  do {
    const TSNode child = ts_tree_cursor_current_node(&cursor_);
    const NodeKind of = kind(child);
    if (of == NodeKind::comment || of == NodeKind::line_continuation) continue;
    all.push_back({child, ts_tree_cursor_current_field_id(&cursor_), of});
  } while (ts_tree_cursor_goto_next_sibling(&cursor_));
  return all;
}

std::uint16_t Lowering::field_id(std::string_view name) const {
  return syntax::field(syntax::Language::python, name);
}

TSNode Lowering::field(TSNode node, std::string_view name) const {
  return ts_node_child_by_field_id(node, field_id(name));
}

std::string_view Lowering::text(TSNode node) const {
  const std::size_t start = ts_node_start_byte(node);
  return source.substr(start, ts_node_end_byte(node) - start);
}

Origin Lowering::origin(TSNode node) const {
  return {ts_node_start_byte(node), ts_node_end_byte(node), false};
}

NodeId Lowering::fail(TSNode at, std::string_view message) {
  if (!error) {
    error = LoweringError{std::string(message), ts_node_start_byte(at)};
  }
  return ast.make(Kind::pass_stmt, origin(at));
}

NodeId Lowering::wrap(Kind made_kind, TSNode node, Field field, NodeId inner) {
  const NodeId made = make(made_kind, node);
  ast.set_child(made, field, inner);
  return made;
}

NodeId Lowering::literal(Literal kind, TSNode node) {
  const NodeId made = make(Kind::constant, node, text(node));
  ast.set(made, kind);
  return made;
}

}  // namespace paddle_ls::python_ast
