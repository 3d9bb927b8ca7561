// Expressions.
#include <algorithm>

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {
namespace {

Precedence precedence_of(Operator op) {
  switch (op) {
    case Operator::add:
    case Operator::sub: return Precedence::arithmetic;
    case Operator::mult:
    case Operator::mat_mult:
    case Operator::div:
    case Operator::floor_div:
    case Operator::mod: return Precedence::term;
    case Operator::left_shift:
    case Operator::right_shift: return Precedence::shift;
    case Operator::bit_or: return Precedence::bit_or;
    case Operator::bit_xor: return Precedence::bit_xor;
    case Operator::bit_and: return Precedence::bit_and;
    case Operator::power: return Precedence::power;
    case Operator::logical_or: return Precedence::logical_or;
    case Operator::logical_and: return Precedence::logical_and;
    case Operator::logical_not: return Precedence::logical_not;
    default: return Precedence::factor;
  }
}

}  // namespace

std::string unparse_expression(const Ast& ast, NodeId expression) {
  Unparsing writer(ast);
  writer.expression(expression, Precedence::test);
  return writer.take().text;
}

Precedence Unparsing::own(NodeId node) const {
  switch (ast_.kind(node)) {
    case Kind::named_expr: return Precedence::tuple;
    case Kind::tuple: return Precedence::tuple;
    case Kind::yield:
    case Kind::yield_from: return Precedence::yield;
    case Kind::lambda:
    case Kind::if_exp: return Precedence::test;
    case Kind::bool_op:
    case Kind::bin_op:
    case Kind::unary_op: return precedence_of(ast_.op(node));
    case Kind::compare: return Precedence::comparison;
    case Kind::await: return Precedence::await;
    default: return Precedence::atom;
  }
}

void Unparsing::expression(NodeId node, Precedence place) {
  const bool empty_tuple = ast_.is(node, Kind::tuple) && list(node, Field::elts).empty();
  const bool parentheses = own(node) < place || empty_tuple;
  if (parentheses) out_ += '(';
  bare(node);
  if (parentheses) out_ += ')';
}

void Unparsing::bare(NodeId node) {
  switch (ast_.kind(node)) {
    case Kind::bool_op: {
      const std::string separator = " " + std::string(spelling(ast_.op(node))) + " ";
      const NodeList& values = list(node, Field::values);
      for (std::size_t at = 0; at < values.size(); ++at) {
        if (at > 0) out_ += separator;
        expression(values[at], tighter(own(node)));
      }
      return;
    }
    case Kind::named_expr:
      expression(child(node, Field::target), Precedence::atom);
      out_ += " := ";
      return expression(child(node, Field::value), Precedence::test);
    case Kind::bin_op: return binary(node);
    case Kind::unary_op:
      out_ += spelling(ast_.op(node));
      if (ast_.op(node) == Operator::logical_not) out_ += ' ';
      return expression(child(node, Field::operand), own(node));
    case Kind::lambda: return lambda(node);
    case Kind::if_exp:
      expression(child(node, Field::left), tighter(Precedence::test));
      out_ += " if ";
      expression(child(node, Field::test), tighter(Precedence::test));
      out_ += " else ";
      return expression(child(node, Field::right), Precedence::test);
    case Kind::dict: return dictionary(node);
    case Kind::set:
      out_ += '{';
      elements(list(node, Field::elts), Precedence::test);
      out_ += '}';
      return;
    case Kind::list_comp: return comprehension(node, "[", "]");
    case Kind::set_comp:
    case Kind::dict_comp: return comprehension(node, "{", "}");
    case Kind::generator_exp: return comprehension(node, "(", ")");
    case Kind::await:
      out_ += "await ";
      return expression(child(node, Field::value), Precedence::atom);
    case Kind::yield:
      out_ += "yield";
      if (child(node, Field::value) == no_node) return;
      out_ += ' ';
      return expression(child(node, Field::value), Precedence::test);
    case Kind::yield_from:
      out_ += "yield from ";
      return expression(child(node, Field::value), Precedence::test);
    case Kind::compare:
      expression(child(node, Field::left), tighter(Precedence::comparison));
      for (const NodeId right : list(node, Field::comparators)) {
        out_.append(" ").append(spelling(ast_.op(right))).append(" ");
        expression(child(right, Field::value), tighter(Precedence::comparison));
      }
      return;
    case Kind::call:
      expression(child(node, Field::func), Precedence::atom);
      return arguments(list(node, Field::args), list(node, Field::keywords));
    case Kind::joined_str: return joined_string(node);
    case Kind::constant: return constant(node);
    case Kind::attribute: return attribute(node);
    case Kind::subscript: return subscript(node);
    case Kind::starred:
      out_ += '*';
      return expression(child(node, Field::value), Precedence::bit_or);
    case Kind::name: out_ += text(node); return;
    case Kind::list:
      out_ += '[';
      elements(list(node, Field::elts), Precedence::test);
      out_ += ']';
      return;
    case Kind::tuple: return tuple(node);
    case Kind::slice: {
      const auto bound = [&](Field field) {
        if (child(node, field) != no_node) expression(child(node, field), Precedence::test);
      };
      bound(Field::lower);
      out_ += ':';
      bound(Field::upper);
      if (child(node, Field::step) != no_node) out_ += ':';
      return bound(Field::step);
    }
    default: return;
  }
}

// A chain of one operator is as deep as it is long.
void Unparsing::binary(NodeId node) {
  const Precedence here = own(node);
  const bool to_the_right = ast_.op(node) == Operator::power;
  expression(child(node, Field::left), to_the_right ? tighter(here) : here);
  out_.append(" ").append(spelling(ast_.op(node))).append(" ");
  expression(child(node, Field::right), to_the_right ? here : tighter(here));
}

void Unparsing::lambda(NodeId node) {
  out_ += "lambda";
  const std::size_t before = out_.size();
  out_ += ' ';
  parameters(child(node, Field::args));
  if (out_.size() == before + 1) out_.pop_back();
  out_ += ": ";
  expression(child(node, Field::elt), Precedence::test);
}

void Unparsing::dictionary(NodeId node) {
  out_ += '{';
  const NodeList& items = list(node, Field::items);
  for (std::size_t at = 0; at < items.size(); ++at) {
    if (at > 0) out_ += ", ";
    const NodeId key = child(items[at], Field::key);
    if (key == no_node) {
      out_ += "**";
      expression(child(items[at], Field::value), Precedence::bit_or);
      continue;
    }
    expression(key, Precedence::test);
    out_ += ": ";
    expression(child(items[at], Field::value), Precedence::test);
  }
  out_ += '}';
}

void Unparsing::comprehension(NodeId node, std::string_view open, std::string_view close) {
  out_ += open;
  if (ast_.is(node, Kind::dict_comp)) {
    expression(child(node, Field::key), Precedence::test);
    out_ += ": ";
    expression(child(node, Field::value), Precedence::test);
  } else {
    expression(child(node, Field::elt), Precedence::test);
  }
  for (const NodeId clause : list(node, Field::generators)) {
    out_ += ast_.detail(clause) != 0 ? " async for " : " for ";
    expression(child(clause, Field::target), Precedence::tuple);
    out_ += " in ";
    expression(child(clause, Field::iter), tighter(Precedence::test));
    for (const NodeId condition : list(clause, Field::ifs)) {
      out_ += " if ";
      expression(condition, tighter(Precedence::test));
    }
  }
  out_ += close;
}

void Unparsing::arguments(const NodeList& args, const NodeList& keywords) {
  out_ += '(';
  elements(args, Precedence::test);
  for (std::size_t at = 0; at < keywords.size(); ++at) {
    if (at > 0 || !args.empty()) out_ += ", ";
    if (text(keywords[at]).empty()) {
      out_ += "**";
    } else {
      out_.append(text(keywords[at])).append("=");
    }
    expression(child(keywords[at], Field::value), Precedence::test);
  }
  out_ += ')';
}

void Unparsing::attribute(NodeId node) {
  const NodeId value = child(node, Field::value);
  const bool number = ast_.is(value, Kind::constant) && ast_.literal(value) == Literal::number;
  if (number) out_ += '(';
  expression(value, Precedence::atom);
  if (number) out_ += ')';
  out_.append(".").append(text(node));
}

// Items of an index stand without parentheses, where there can be slices among them; a starred
// item is understood by all versions only inside parentheses.
void Unparsing::subscript(NodeId node) {
  expression(child(node, Field::value), Precedence::atom);
  out_ += '[';
  const NodeId index = child(node, Field::slice);
  const auto is = [&](Kind kind) {
    const NodeList& items = list(index, Field::elts);
    return std::any_of(items.begin(), items.end(),
                       [&](NodeId item) { return ast_.is(item, kind); });
  };
  const bool bare_items = ast_.is(index, Kind::tuple) && (is(Kind::slice) || !is(Kind::starred));
  expression(index, bare_items ? Precedence::tuple : Precedence::test);
  out_ += ']';
}

void Unparsing::elements(const NodeList& all, Precedence place) {
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) out_ += ", ";
    expression(all[at], place);
  }
}

void Unparsing::tuple(NodeId node) {
  const NodeList& items = list(node, Field::elts);
  elements(items, Precedence::test);
  if (items.size() == 1) out_ += ',';
}

}  // namespace paddle_ls::python_ast
