#include <algorithm>

#include "engine/python_ast/unparse.hpp"
#include "engine/python_ast/unparse_expressions.hpp"
#include "engine/python_ast/unparse_parameters.hpp"
#include "engine/python_ast/unparse_patterns.hpp"

namespace paddle_ls::python_ast {
namespace {

void write_statement(Unparsing& to, NodeId node);

// Begins a new line that belongs to `for_node`.
void begin_line(Unparsing& to, NodeId for_node) {
  if (!to.code.empty()) to.code += '\n';
  // Lines inside of literals since the last call belong to their statement.
  const auto so_far = static_cast<std::size_t>(
      std::count(to.code.begin() + static_cast<std::ptrdiff_t>(to.counted), to.code.end(), '\n'));
  to.counted = to.code.size();
  to.line += so_far;
  to.lines.resize(to.line, to.lines.empty() ? Origin{} : to.lines.back());
  to.lines.push_back(to.ast.origin(for_node));
  to.code.append(4 * static_cast<std::size_t>(to.indent), ' ');
}

void write_block(Unparsing& to, const NodeList& statements) {
  to.code += ':';
  ++to.indent;
  for (const NodeId item : statements) write_statement(to, item);
  --to.indent;
}

void write_suite(Unparsing& to, NodeId node, std::string_view word, const NodeList& statements) {
  if (statements.empty()) return;
  begin_line(to, node);
  to.code += word;
  write_block(to, statements);
}

void write_assignment(Unparsing& to, NodeId node) {
  if (to.ast.is(node, Kind::assign)) {
    for (const NodeId target : to.list(node, Field::targets)) {
      write_expression(to, target, Precedence::tuple);
      to.code += " = ";
    }
    return write_expression(to, to.child(node, Field::value), Precedence::test);
  }
  const NodeId target = to.child(node, Field::target);
  if (to.ast.is(node, Kind::type_alias)) {
    to.code.append("type ").append(to.text(target));
    write_type_parameters(to, to.list(node, Field::type_params));
    to.code += " = ";
    return write_expression(to, to.child(node, Field::value), Precedence::test);
  }
  if (to.ast.is(node, Kind::aug_assign)) {
    write_expression(to, target, Precedence::test);
    to.code.append(" ").append(spelling(to.ast.op(node))).append("= ");
    return write_expression(to, to.child(node, Field::value), Precedence::test);
  }
  const bool in_parentheses = to.ast.detail(node) == 0 && to.ast.is(target, Kind::name);
  if (in_parentheses) to.code += '(';
  write_expression(to, target, Precedence::test);
  if (in_parentheses) to.code += ')';
  to.code += ": ";
  write_expression(to, to.child(node, Field::annotation), Precedence::test);
  if (to.child(node, Field::value) == no_node) return;
  to.code += " = ";
  write_expression(to, to.child(node, Field::value), Precedence::test);
}

void begin_definition(Unparsing& to, NodeId node) {
  if (!to.code.empty()) to.code += '\n';
  for (const NodeId decorator : to.list(node, Field::decorators)) {
    begin_line(to, decorator);
    to.code += '@';
    write_expression(to, decorator, Precedence::test);
  }
  begin_line(to, node);
}

void write_function(Unparsing& to, NodeId node) {
  begin_definition(to, node);
  to.code.append(to.ast.is(node, Kind::function_def) ? "def " : "async def ").append(to.text(node));
  write_type_parameters(to, to.list(node, Field::type_params));
  to.code += '(';
  write_parameters(to, to.child(node, Field::args));
  to.code += ')';
  if (const NodeId returns = to.child(node, Field::returns)) {
    to.code += " -> ";
    write_expression(to, returns, Precedence::test);
  }
  write_block(to, to.list(node, Field::body));
}

void write_class(Unparsing& to, NodeId node) {
  begin_definition(to, node);
  to.code.append("class ").append(to.text(node));
  write_type_parameters(to, to.list(node, Field::type_params));
  const NodeList& bases = to.list(node, Field::bases);
  const NodeList& keywords = to.list(node, Field::keywords);
  if (!bases.empty() || !keywords.empty()) write_arguments(to, bases, keywords);
  write_block(to, to.list(node, Field::body));
}

void write_loop(Unparsing& to, NodeId node, std::string_view word) {
  to.code += word;
  write_expression(to, to.child(node, Field::target), Precedence::tuple);
  to.code += " in ";
  write_expression(to, to.child(node, Field::iter), Precedence::test);
  write_block(to, to.list(node, Field::body));
  write_suite(to, node, "else", to.list(node, Field::orelse));
}

void write_if(Unparsing& to, NodeId node) {
  std::string_view word = "if ";
  for (;;) {
    begin_line(to, node);
    to.code += word;
    write_expression(to, to.child(node, Field::test), Precedence::test);
    write_block(to, to.list(node, Field::body));
    const NodeList& orelse = to.list(node, Field::orelse);
    if (orelse.size() != 1 || !to.ast.is(orelse.front(), Kind::if_stmt)) {
      return write_suite(to, node, "else", orelse);
    }
    node = orelse.front();
    word = "elif ";
  }
}

void write_try(Unparsing& to, NodeId node) {
  to.code += "try";
  write_block(to, to.list(node, Field::body));
  for (const NodeId handler : to.list(node, Field::handlers)) {
    begin_line(to, handler);
    to.code += to.ast.is(node, Kind::try_star) ? "except*" : "except";
    if (const NodeId type = to.child(handler, Field::type)) {
      to.code += ' ';
      write_expression(to, type, Precedence::test);
    }
    if (!to.text(handler).empty()) to.code.append(" as ").append(to.text(handler));
    write_block(to, to.list(handler, Field::body));
  }
  write_suite(to, node, "else", to.list(node, Field::orelse));
  write_suite(to, node, "finally", to.list(node, Field::finalbody));
}

void write_with(Unparsing& to, NodeId node, std::string_view word) {
  to.code += word;
  const NodeList& items = to.list(node, Field::items);
  for (std::size_t at = 0; at < items.size(); ++at) {
    if (at > 0) to.code += ", ";
    const NodeId value = to.child(items[at], Field::context_expr);
    const NodeId vars = to.child(items[at], Field::optional_vars);
    // A tuple in its own parentheses would be read as several items.
    const bool more_parentheses = vars == no_node && to.ast.is(value, Kind::tuple);
    if (more_parentheses) to.code += '(';
    write_expression(to, value, Precedence::test);
    if (more_parentheses) to.code += ')';
    if (vars == no_node) continue;
    to.code += " as ";
    write_expression(to, vars, Precedence::test);
  }
  write_block(to, to.list(node, Field::body));
}

void write_match(Unparsing& to, NodeId node) {
  to.code += "match ";
  write_expression(to, to.child(node, Field::subject), Precedence::test);
  to.code += ':';
  ++to.indent;
  for (const NodeId clause : to.list(node, Field::items)) {
    begin_line(to, clause);
    to.code += "case ";
    write_pattern(to, to.child(clause, Field::pattern), false);
    if (const NodeId guard = to.child(clause, Field::guard)) {
      to.code += " if ";
      write_expression(to, guard, Precedence::test);
    }
    write_block(to, to.list(clause, Field::body));
  }
  --to.indent;
}

void write_import_names(Unparsing& to, const NodeList& names) {
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (at > 0) to.code += ", ";
    to.code += to.text(names[at]);
    if (const NodeId as = to.child(names[at], Field::asname))
      to.code.append(" as ").append(to.text(as));
  }
}

void write_raise(Unparsing& to, NodeId node) {
  to.code += "raise";
  for (const auto& [word, field] :
       {std::pair(" ", Field::exc), std::pair(" from ", Field::cause)}) {
    if (to.child(node, field) == no_node) continue;
    to.code += word;
    write_expression(to, to.child(node, field), Precedence::test);
  }
}

void write_statement(Unparsing& to, NodeId node) {
  switch (to.ast.kind(node)) {
    case Kind::function_def:
    case Kind::async_function_def: return write_function(to, node);
    case Kind::class_def: return write_class(to, node);
    case Kind::if_stmt: return write_if(to, node);
    default: break;
  }
  begin_line(to, node);
  const auto word_and = [&](std::string_view word, NodeId value) {
    to.code += word;
    if (value == no_node) return;
    to.code += ' ';
    write_expression(to, value, Precedence::test);
  };
  switch (to.ast.kind(node)) {
    case Kind::return_stmt: return word_and("return", to.child(node, Field::value));
    case Kind::delete_stmt:
      to.code += "del ";
      return write_elements(to, to.list(node, Field::targets), Precedence::test);
    case Kind::assign:
    case Kind::type_alias:
    case Kind::aug_assign:
    case Kind::ann_assign: return write_assignment(to, node);
    case Kind::for_stmt: return write_loop(to, node, "for ");
    case Kind::async_for: return write_loop(to, node, "async for ");
    case Kind::while_stmt:
      word_and("while", to.child(node, Field::test));
      write_block(to, to.list(node, Field::body));
      return write_suite(to, node, "else", to.list(node, Field::orelse));
    case Kind::with_stmt: return write_with(to, node, "with ");
    case Kind::async_with: return write_with(to, node, "async with ");
    case Kind::match_stmt: return write_match(to, node);
    case Kind::raise_stmt: return write_raise(to, node);
    case Kind::try_stmt:
    case Kind::try_star: return write_try(to, node);
    case Kind::assert_stmt:
      word_and("assert", to.child(node, Field::test));
      if (to.child(node, Field::msg) != no_node) word_and(",", to.child(node, Field::msg));
      return;
    case Kind::import_stmt:
      to.code += "import ";
      return write_import_names(to, to.list(node, Field::names));
    case Kind::import_from:
      to.code.append("from ").append(to.text(node)).append(" import ");
      return write_import_names(to, to.list(node, Field::names));
    case Kind::global_stmt:
      to.code += "global ";
      return write_import_names(to, to.list(node, Field::names));
    case Kind::nonlocal_stmt:
      to.code += "nonlocal ";
      return write_import_names(to, to.list(node, Field::names));
    case Kind::expr_stmt:
      return write_expression(to, to.child(node, Field::value), Precedence::yield);
    case Kind::break_stmt: to.code += "break"; return;
    case Kind::continue_stmt: to.code += "continue"; return;
    default: to.code += "pass"; return;
  }
}

void write_module_or_statement(Unparsing& to, NodeId node) {
  if (!to.ast.is(node, Kind::module)) return write_statement(to, node);
  for (const NodeId item : to.list(node, Field::body)) write_statement(to, item);
}

}  // namespace

Unparsed unparse(const Ast& ast, NodeId root) {
  Unparsing to(ast);
  write_module_or_statement(to, root);
  // A literal of several lines adds lines to its statement.
  const auto total = static_cast<std::size_t>(std::count(to.code.begin(), to.code.end(), '\n')) + 1;
  to.lines.resize(to.code.empty() ? 0 : total, to.lines.empty() ? Origin{} : to.lines.back());
  return {std::move(to.code), std::move(to.lines)};
}

}  // namespace paddle_ls::python_ast
