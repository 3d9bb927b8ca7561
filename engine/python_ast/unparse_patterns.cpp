#include "engine/python_ast/unparse_patterns.hpp"

#include "engine/python_ast/unparse_expressions.hpp"

namespace paddle_ls::python_ast {

namespace {

void write_patterns(Unparsing& to, NodeId node, char open, char close) {
  to.code += open;
  const NodeList& all = to.list(node, Field::patterns);
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) to.code += ", ";
    write_pattern(to, all[at], false);
  }
  to.code += close;
}

void write_mapping(Unparsing& to, NodeId node) {
  to.code += '{';
  const NodeList& all = to.list(node, Field::items);
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) to.code += ", ";
    write_expression(to, to.child(all[at], Field::key), Precedence::arithmetic);
    to.code += ": ";
    write_pattern(to, to.child(all[at], Field::pattern), false);
  }
  if (!to.text(node).empty()) to.code.append(all.empty() ? "**" : ", **").append(to.text(node));
  to.code += '}';
}

void write_as(Unparsing& to, NodeId node) {
  const NodeId inner = to.child(node, Field::pattern);
  if (inner == no_node) {
    to.code += to.text(node).empty() ? "_" : to.text(node);
    return;
  }
  // `as` binds loosest, so it needs parentheses everywhere except at the top of a case.
  to.code += '(';
  write_pattern(to, inner, false);
  to.code.append(" as ").append(to.text(node)).append(")");
}

void write_or(Unparsing& to, NodeId node, bool inside_or) {
  const NodeList& all = to.list(node, Field::patterns);
  if (inside_or) to.code += '(';
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) to.code += " | ";
    write_pattern(to, all[at], true);
  }
  if (inside_or) to.code += ')';
}

}  // namespace

void write_pattern(Unparsing& to, NodeId node, bool inside_or) {
  switch (to.ast.kind(node)) {
    case Kind::match_value:
      return write_expression(to, to.child(node, Field::value), Precedence::arithmetic);
    case Kind::match_singleton: to.code += to.text(node); return;
    case Kind::match_sequence: return write_patterns(to, node, '[', ']');
    case Kind::match_mapping: return write_mapping(to, node);
    case Kind::match_class:
      write_expression(to, to.child(node, Field::cls), Precedence::atom);
      return write_patterns(to, node, '(', ')');
    case Kind::keyword_pattern:
      to.code.append(to.text(node)).append("=");
      return write_pattern(to, to.child(node, Field::pattern), false);
    case Kind::match_star:
      to.code.append("*").append(to.text(node).empty() ? "_" : to.text(node));
      return;
    case Kind::match_as: return write_as(to, node);
    case Kind::match_or: return write_or(to, node, inside_or);
    default: return;
  }
}

}  // namespace paddle_ls::python_ast
