// Statements.
#include <algorithm>

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

Unparsed unparse(const Ast& ast, NodeId root) {
  Unparsing writer(ast);
  writer.module_or_statement(root);
  return writer.take();
}

Unparsed Unparsing::take() {
  // A literal of several lines adds lines to its statement.
  const auto total = static_cast<std::size_t>(std::count(out_.begin(), out_.end(), '\n')) + 1;
  lines_.resize(out_.empty() ? 0 : total, lines_.empty() ? Origin{} : lines_.back());
  return {std::move(out_), std::move(lines_)};
}

void Unparsing::module_or_statement(NodeId node) {
  if (!ast_.is(node, Kind::module)) return statement(node);
  for (const NodeId item : list(node, Field::body)) statement(item);
}

// Begins a new line that belongs to `for_node`.
void Unparsing::line(NodeId for_node) {
  if (!out_.empty()) out_ += '\n';
  // Lines inside of literals since the last call belong to the statement they stand in.
  const auto so_far = static_cast<std::size_t>(
      std::count(out_.begin() + static_cast<std::ptrdiff_t>(counted_), out_.end(), '\n'));
  counted_ = out_.size();
  line_ += so_far;
  lines_.resize(line_, lines_.empty() ? Origin{} : lines_.back());
  lines_.push_back(ast_.origin(for_node));
  out_.append(4 * static_cast<std::size_t>(indent_), ' ');
}

void Unparsing::block(const NodeList& statements) {
  out_ += ':';
  ++indent_;
  for (const NodeId item : statements) statement(item);
  --indent_;
}

void Unparsing::suite(NodeId node, std::string_view word, const NodeList& statements) {
  if (statements.empty()) return;
  line(node);
  out_ += word;
  block(statements);
}

void Unparsing::statement(NodeId node) {
  switch (ast_.kind(node)) {
    case Kind::function_def:
    case Kind::async_function_def: return function(node);
    case Kind::class_def: return class_def(node);
    case Kind::if_stmt: return if_chain(node);
    default: break;
  }
  line(node);
  const auto word_and = [&](std::string_view word, NodeId value) {
    out_ += word;
    if (value == no_node) return;
    out_ += ' ';
    expression(value, Precedence::test);
  };
  switch (ast_.kind(node)) {
    case Kind::return_stmt: return word_and("return", child(node, Field::value));
    case Kind::delete_stmt:
      out_ += "del ";
      return elements(list(node, Field::targets), Precedence::test);
    case Kind::assign:
    case Kind::type_alias:
    case Kind::aug_assign:
    case Kind::ann_assign: return assignment(node);
    case Kind::for_stmt: return loop(node, "for ");
    case Kind::async_for: return loop(node, "async for ");
    case Kind::while_stmt:
      word_and("while", child(node, Field::test));
      block(list(node, Field::body));
      return suite(node, "else", list(node, Field::orelse));
    case Kind::with_stmt: return with(node, "with ");
    case Kind::async_with: return with(node, "async with ");
    case Kind::match_stmt: return match(node);
    case Kind::raise_stmt:
      word_and("raise", child(node, Field::exc));
      if (child(node, Field::cause) != no_node) word_and(" from", child(node, Field::cause));
      return;
    case Kind::try_stmt:
    case Kind::try_star: return try_statement(node);
    case Kind::assert_stmt:
      word_and("assert", child(node, Field::test));
      if (child(node, Field::msg) != no_node) word_and(",", child(node, Field::msg));
      return;
    case Kind::import_stmt: out_ += "import "; return import_names(list(node, Field::names));
    case Kind::import_from:
      out_.append("from ").append(text(node)).append(" import ");
      return import_names(list(node, Field::names));
    case Kind::global_stmt: out_ += "global "; return import_names(list(node, Field::names));
    case Kind::nonlocal_stmt: out_ += "nonlocal "; return import_names(list(node, Field::names));
    case Kind::expr_stmt: return expression(child(node, Field::value), Precedence::yield);
    case Kind::break_stmt: out_ += "break"; return;
    case Kind::continue_stmt: out_ += "continue"; return;
    default: out_ += "pass"; return;
  }
}

void Unparsing::assignment(NodeId node) {
  if (ast_.is(node, Kind::assign)) {
    for (const NodeId target : list(node, Field::targets)) {
      expression(target, Precedence::tuple);
      out_ += " = ";
    }
    return expression(child(node, Field::value), Precedence::test);
  }
  const NodeId target = child(node, Field::target);
  if (ast_.is(node, Kind::type_alias)) {
    out_.append("type ").append(text(target));
    type_parameters(list(node, Field::type_params));
    out_ += " = ";
    return expression(child(node, Field::value), Precedence::test);
  }
  if (ast_.is(node, Kind::aug_assign)) {
    expression(target, Precedence::test);
    out_.append(" ").append(spelling(ast_.op(node))).append("= ");
    return expression(child(node, Field::value), Precedence::test);
  }
  const bool in_parentheses = ast_.detail(node) == 0 && ast_.is(target, Kind::name);
  if (in_parentheses) out_ += '(';
  expression(target, Precedence::test);
  if (in_parentheses) out_ += ')';
  out_ += ": ";
  expression(child(node, Field::annotation), Precedence::test);
  if (child(node, Field::value) == no_node) return;
  out_ += " = ";
  expression(child(node, Field::value), Precedence::test);
}

void Unparsing::definition_start(NodeId node) {
  if (!out_.empty()) out_ += '\n';
  for (const NodeId decorator : list(node, Field::decorators)) {
    line(decorator);
    out_ += '@';
    expression(decorator, Precedence::test);
  }
  line(node);
}

void Unparsing::function(NodeId node) {
  definition_start(node);
  out_.append(ast_.is(node, Kind::function_def) ? "def " : "async def ").append(text(node));
  type_parameters(list(node, Field::type_params));
  out_ += '(';
  parameters(child(node, Field::args));
  out_ += ')';
  if (const NodeId returns = child(node, Field::returns)) {
    out_ += " -> ";
    expression(returns, Precedence::test);
  }
  block(list(node, Field::body));
}

void Unparsing::class_def(NodeId node) {
  definition_start(node);
  out_.append("class ").append(text(node));
  type_parameters(list(node, Field::type_params));
  const NodeList& bases = list(node, Field::bases);
  const NodeList& keywords = list(node, Field::keywords);
  if (!bases.empty() || !keywords.empty()) arguments(bases, keywords);
  block(list(node, Field::body));
}

void Unparsing::loop(NodeId node, std::string_view word) {
  out_ += word;
  expression(child(node, Field::target), Precedence::tuple);
  out_ += " in ";
  expression(child(node, Field::iter), Precedence::test);
  block(list(node, Field::body));
  suite(node, "else", list(node, Field::orelse));
}

void Unparsing::if_chain(NodeId node) {
  std::string_view word = "if ";
  for (;;) {
    line(node);
    out_ += word;
    expression(child(node, Field::test), Precedence::test);
    block(list(node, Field::body));
    const NodeList& orelse = list(node, Field::orelse);
    if (orelse.size() != 1 || !ast_.is(orelse.front(), Kind::if_stmt)) {
      return suite(node, "else", orelse);
    }
    node = orelse.front();
    word = "elif ";
  }
}

void Unparsing::try_statement(NodeId node) {
  out_ += "try";
  block(list(node, Field::body));
  for (const NodeId handler : list(node, Field::handlers)) {
    line(handler);
    out_ += ast_.is(node, Kind::try_star) ? "except*" : "except";
    if (const NodeId type = child(handler, Field::type)) {
      out_ += ' ';
      expression(type, Precedence::test);
    }
    if (!text(handler).empty()) out_.append(" as ").append(text(handler));
    block(list(handler, Field::body));
  }
  suite(node, "else", list(node, Field::orelse));
  suite(node, "finally", list(node, Field::finalbody));
}

void Unparsing::with(NodeId node, std::string_view word) {
  out_ += word;
  const NodeList& items = list(node, Field::items);
  for (std::size_t at = 0; at < items.size(); ++at) {
    if (at > 0) out_ += ", ";
    const NodeId value = child(items[at], Field::context_expr);
    const NodeId vars = child(items[at], Field::optional_vars);
    // A tuple in its own parentheses would be read as several items.
    const bool more_parentheses = vars == no_node && ast_.is(value, Kind::tuple);
    if (more_parentheses) out_ += '(';
    expression(value, Precedence::test);
    if (more_parentheses) out_ += ')';
    if (vars == no_node) continue;
    out_ += " as ";
    expression(vars, Precedence::test);
  }
  block(list(node, Field::body));
}

void Unparsing::match(NodeId node) {
  out_ += "match ";
  expression(child(node, Field::subject), Precedence::test);
  out_ += ':';
  ++indent_;
  for (const NodeId clause : list(node, Field::items)) {
    line(clause);
    out_ += "case ";
    pattern(child(clause, Field::pattern), false);
    if (const NodeId guard = child(clause, Field::guard)) {
      out_ += " if ";
      expression(guard, Precedence::test);
    }
    block(list(clause, Field::body));
  }
  --indent_;
}

void Unparsing::import_names(const NodeList& names) {
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (at > 0) out_ += ", ";
    out_ += text(names[at]);
    if (const NodeId as = child(names[at], Field::asname)) out_.append(" as ").append(text(as));
  }
}

}  // namespace paddle_ls::python_ast
