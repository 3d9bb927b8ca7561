#include "engine/python_ast/lower.hpp"

#include "engine/python_ast/lowering.hpp"
#include "engine/syntax/language.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::python_ast {
namespace {

std::string place(std::string_view source, std::size_t offset) {
  const text::LineIndex lines(source);
  const auto at = lines.position(source, offset, text::Encoding::utf8);
  return std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1);
}

}  // namespace

Lowering::Lowering(Ast& ast, std::string_view source)
    : ast_(ast), source_(source), kinds_(python::NodeKinds::instance()), cursor_{} {}

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
  return source_.substr(start, ts_node_end_byte(node) - start);
}

Origin Lowering::origin(TSNode node) const {
  return {ts_node_start_byte(node), ts_node_end_byte(node), false};
}

NodeId Lowering::fail(TSNode at, std::string_view message) {
  if (!error_) {
    error_ = LoweringError{std::string(message), ts_node_start_byte(at)};
  }
  return ast_.make(Kind::pass_stmt, origin(at));
}

NodeId Lowering::module_or_statement(TSNode node) {
  const NodeId made = make(Kind::module, node);
  if (kind(node) == NodeKind::module) {
    for (const Part& part : parts(node)) {
      if (part.named()) statement(part.node, ast_.list(made, Field::body));
    }
    return made;
  }
  statement(node, ast_.list(made, Field::body));
  const NodeList& body = ast_.list(made, Field::body);
  return body.size() == 1 ? body.front() : made;
}

Result<NodeId> lower(Ast& ast, syntax::Node node, std::string_view source) {
  if (node.has_error()) {
    for (syntax::Walk walk(node); walk; walk.next()) {
      const syntax::Node at = walk.node();
      if (at.is_error() || at.is_missing()) {
        return error("the code has a syntax error", place(source, at.start()));
      }
    }
  }
  // The raw tree counts from the start of its own text.
  const std::size_t offset = node.offset();
  Lowering lowering(ast, source.substr(offset));
  const NodeId made = lowering.module_or_statement(node.raw());
  if (const auto& failed = lowering.error()) {
    return error(failed->message, place(source, offset + failed->offset));
  }
  if (!ast.depth_within(made)) {
    return error("the code nests too deeply", place(source, node.start()));
  }
  if (offset == 0) return made;
  for (const NodeId at : preorder(ast, made)) {
    const Origin origin = ast.origin(at);
    const auto moved = static_cast<std::uint32_t>(offset);
    ast.set_origin(at, {origin.start + moved, origin.end + moved, origin.helper});
  }
  return made;
}

}  // namespace paddle_ls::python_ast
