#include "engine/python_ast/lower.hpp"

#include "engine/python_ast/lower_statements.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::python_ast {
namespace {

std::string place(std::string_view source, std::size_t offset) {
  const text::LineIndex lines(source);
  const auto at = lines.position(source, offset, text::Encoding::utf8);
  return std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1);
}

NodeId lower_module_or_statement(Lowering& lowering, TSNode node) {
  Ast& ast = lowering.ast;
  const NodeId made = lowering.make(Kind::module, node);
  if (lowering.kind(node) == NodeKind::module) {
    for (const ChildNode& part : lowering.parts(node)) {
      if (part.named()) lower_statement(lowering, part.node, ast.list(made, Field::body));
    }
    return made;
  }
  lower_statement(lowering, node, ast.list(made, Field::body));
  const NodeList& body = ast.list(made, Field::body);
  return body.size() == 1 ? body.front() : made;
}

}  // namespace

Result<NodeId> lower(Ast& ast, syntax::Node node, std::string_view source) {
  if (node.has_error()) {
    for (syntax::Walk walk(node); walk; walk.next()) {
      const syntax::Node at = walk.node();
      if (at.is_error() || at.is_missing()) {
        return error("the code has a syntax error", place(source, at.start()));
      }
    }
  }
  // The raw tree counts from the start of its text.
  const std::size_t offset = node.offset();
  Lowering lowering(ast, source.substr(offset));
  const NodeId made = lower_module_or_statement(lowering, node.raw());
  if (const auto& failed = lowering.error) {
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
