#include "engine/python_ast/unparse_expressions.hpp"

#include <algorithm>

#include "engine/python_ast/unparse_parameters.hpp"
#include "engine/python_ast/unparse_strings.hpp"

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

Precedence precedence_of(const Unparsing& to, NodeId node) {
  switch (to.ast.kind(node)) {
    case Kind::named_expr: return Precedence::tuple;
    case Kind::tuple: return Precedence::tuple;
    case Kind::yield:
    case Kind::yield_from: return Precedence::yield;
    case Kind::lambda:
    case Kind::if_exp: return Precedence::test;
    case Kind::bool_op:
    case Kind::bin_op:
    case Kind::unary_op: return precedence_of(to.ast.op(node));
    case Kind::compare: return Precedence::comparison;
    case Kind::await: return Precedence::await;
    default: return Precedence::atom;
  }
}

void write_binary(Unparsing& to, NodeId node) {
  const Precedence here = precedence_of(to, node);
  const bool to_the_right = to.ast.op(node) == Operator::power;
  write_expression(to, to.child(node, Field::left), to_the_right ? tighter(here) : here);
  to.code.append(" ").append(spelling(to.ast.op(node))).append(" ");
  write_expression(to, to.child(node, Field::right), to_the_right ? here : tighter(here));
}

void write_lambda(Unparsing& to, NodeId node) {
  to.code += "lambda";
  const std::size_t before = to.code.size();
  to.code += ' ';
  write_parameters(to, to.child(node, Field::args));
  if (to.code.size() == before + 1) to.code.pop_back();
  to.code += ": ";
  write_expression(to, to.child(node, Field::elt), Precedence::test);
}

void write_dictionary(Unparsing& to, NodeId node) {
  to.code += '{';
  const NodeList& items = to.list(node, Field::items);
  for (std::size_t at = 0; at < items.size(); ++at) {
    if (at > 0) to.code += ", ";
    const NodeId key = to.child(items[at], Field::key);
    if (key == no_node) {
      to.code += "**";
      write_expression(to, to.child(items[at], Field::value), Precedence::bit_or);
      continue;
    }
    write_expression(to, key, Precedence::test);
    to.code += ": ";
    write_expression(to, to.child(items[at], Field::value), Precedence::test);
  }
  to.code += '}';
}

void write_comprehension(Unparsing& to, NodeId node, std::string_view open,
                         std::string_view close) {
  to.code += open;
  if (to.ast.is(node, Kind::dict_comp)) {
    write_expression(to, to.child(node, Field::key), Precedence::test);
    to.code += ": ";
    write_expression(to, to.child(node, Field::value), Precedence::test);
  } else {
    write_expression(to, to.child(node, Field::elt), Precedence::test);
  }
  for (const NodeId clause : to.list(node, Field::generators)) {
    to.code += to.ast.detail(clause) != 0 ? " async for " : " for ";
    write_expression(to, to.child(clause, Field::target), Precedence::tuple);
    to.code += " in ";
    write_expression(to, to.child(clause, Field::iter), tighter(Precedence::test));
    for (const NodeId condition : to.list(clause, Field::ifs)) {
      to.code += " if ";
      write_expression(to, condition, tighter(Precedence::test));
    }
  }
  to.code += close;
}

void write_attribute(Unparsing& to, NodeId node) {
  const NodeId value = to.child(node, Field::value);
  const bool number = to.ast.is(value, Kind::constant) && to.ast.literal(value) == Literal::number;
  if (number) to.code += '(';
  write_expression(to, value, Precedence::atom);
  if (number) to.code += ')';
  to.code.append(".").append(to.text(node));
}

// The items of an index need no parentheses and cannot have them if there are slices among them;
// all versions of Python accept a starred item only inside parentheses.
void write_subscript(Unparsing& to, NodeId node) {
  write_expression(to, to.child(node, Field::value), Precedence::atom);
  to.code += '[';
  const NodeId index = to.child(node, Field::slice);
  const auto is = [&](Kind kind) {
    const NodeList& items = to.list(index, Field::elts);
    return std::any_of(items.begin(), items.end(),
                       [&](NodeId item) { return to.ast.is(item, kind); });
  };
  const bool bare_items = to.ast.is(index, Kind::tuple) && (is(Kind::slice) || !is(Kind::starred));
  write_expression(to, index, bare_items ? Precedence::tuple : Precedence::test);
  to.code += ']';
}

void write_tuple(Unparsing& to, NodeId node) {
  const NodeList& items = to.list(node, Field::elts);
  write_elements(to, items, Precedence::test);
  if (items.size() == 1) to.code += ',';
}

void write_bool_op(Unparsing& to, NodeId node) {
  const std::string separator = " " + std::string(spelling(to.ast.op(node))) + " ";
  const NodeList& values = to.list(node, Field::values);
  for (std::size_t at = 0; at < values.size(); ++at) {
    if (at > 0) to.code += separator;
    write_expression(to, values[at], tighter(precedence_of(to, node)));
  }
}

void write_unary(Unparsing& to, NodeId node) {
  to.code += spelling(to.ast.op(node));
  if (to.ast.op(node) == Operator::logical_not) to.code += ' ';
  write_expression(to, to.child(node, Field::operand), precedence_of(to, node));
}

void write_conditional(Unparsing& to, NodeId node) {
  write_expression(to, to.child(node, Field::left), tighter(Precedence::test));
  to.code += " if ";
  write_expression(to, to.child(node, Field::test), tighter(Precedence::test));
  to.code += " else ";
  write_expression(to, to.child(node, Field::right), Precedence::test);
}

void write_compare(Unparsing& to, NodeId node) {
  write_expression(to, to.child(node, Field::left), tighter(Precedence::comparison));
  for (const NodeId right : to.list(node, Field::comparators)) {
    to.code.append(" ").append(spelling(to.ast.op(right))).append(" ");
    write_expression(to, to.child(right, Field::value), tighter(Precedence::comparison));
  }
}

void write_slice(Unparsing& to, NodeId node) {
  const auto bound = [&](Field field) {
    const NodeId value = to.child(node, field);
    if (value != no_node) write_expression(to, value, Precedence::test);
  };
  bound(Field::lower);
  to.code += ':';
  bound(Field::upper);
  if (to.child(node, Field::step) != no_node) to.code += ':';
  bound(Field::step);
}

// A word or a sign, and the value of `node`.
void write_before_value(Unparsing& to, std::string_view word, NodeId node, Precedence place) {
  to.code += word;
  write_expression(to, to.child(node, Field::value), place);
}

void write_enclosed(Unparsing& to, char open, NodeId node, char close) {
  to.code += open;
  write_elements(to, to.list(node, Field::elts), Precedence::test);
  to.code += close;
}

void write_without_parentheses(Unparsing& to, NodeId node) {
  switch (to.ast.kind(node)) {
    case Kind::bool_op: return write_bool_op(to, node);
    case Kind::named_expr:
      write_expression(to, to.child(node, Field::target), Precedence::atom);
      return write_before_value(to, " := ", node, Precedence::test);
    case Kind::bin_op: return write_binary(to, node);
    case Kind::unary_op: return write_unary(to, node);
    case Kind::lambda: return write_lambda(to, node);
    case Kind::if_exp: return write_conditional(to, node);
    case Kind::dict: return write_dictionary(to, node);
    case Kind::set: return write_enclosed(to, '{', node, '}');
    case Kind::list_comp: return write_comprehension(to, node, "[", "]");
    case Kind::set_comp:
    case Kind::dict_comp: return write_comprehension(to, node, "{", "}");
    case Kind::generator_exp: return write_comprehension(to, node, "(", ")");
    case Kind::await: return write_before_value(to, "await ", node, Precedence::atom);
    case Kind::yield:
      if (to.child(node, Field::value) != no_node) {
        return write_before_value(to, "yield ", node, Precedence::test);
      }
      to.code += "yield";
      return;
    case Kind::yield_from: return write_before_value(to, "yield from ", node, Precedence::test);
    case Kind::compare: return write_compare(to, node);
    case Kind::call:
      write_expression(to, to.child(node, Field::func), Precedence::atom);
      return write_arguments(to, to.list(node, Field::args), to.list(node, Field::keywords));
    case Kind::joined_str: return write_joined_string(to, node);
    case Kind::constant: return write_constant(to, node);
    case Kind::attribute: return write_attribute(to, node);
    case Kind::subscript: return write_subscript(to, node);
    case Kind::starred: return write_before_value(to, "*", node, Precedence::bit_or);
    case Kind::name: to.code += to.text(node); return;
    case Kind::list: return write_enclosed(to, '[', node, ']');
    case Kind::tuple: return write_tuple(to, node);
    case Kind::slice: return write_slice(to, node);
    default: return;
  }
}

}  // namespace

std::string unparse_expression(const Ast& ast, NodeId expression) {
  Unparsing to(ast);
  write_expression(to, expression, Precedence::test);
  return std::move(to.code);
}

void write_expression(Unparsing& to, NodeId node, Precedence place) {
  const bool empty_tuple = to.ast.is(node, Kind::tuple) && to.list(node, Field::elts).empty();
  const bool parentheses = precedence_of(to, node) < place || empty_tuple;
  if (parentheses) to.code += '(';
  write_without_parentheses(to, node);
  if (parentheses) to.code += ')';
}

void write_arguments(Unparsing& to, const NodeList& args, const NodeList& keywords) {
  to.code += '(';
  write_elements(to, args, Precedence::test);
  for (std::size_t at = 0; at < keywords.size(); ++at) {
    if (at > 0 || !args.empty()) to.code += ", ";
    if (to.text(keywords[at]).empty()) {
      to.code += "**";
    } else {
      to.code.append(to.text(keywords[at])).append("=");
    }
    write_expression(to, to.child(keywords[at], Field::value), Precedence::test);
  }
  to.code += ')';
}

void write_elements(Unparsing& to, const NodeList& all, Precedence place) {
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) to.code += ", ";
    write_expression(to, all[at], place);
  }
}

}  // namespace paddle_ls::python_ast
