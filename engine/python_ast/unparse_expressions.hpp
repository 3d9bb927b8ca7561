// Expressions.
#pragma once

#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

// How tightly the surroundings bind an expression; looser expressions need parentheses there.
enum class Precedence : std::uint8_t {
  tuple,  // `yield` and `:=` need no parentheses, either
  yield,
  test,  // conditional expressions and lambdas
  logical_or,
  logical_and,
  logical_not,
  comparison,
  bit_or,
  bit_xor,
  bit_and,
  shift,
  arithmetic,
  term,
  factor,
  power,
  await,
  atom,
};

constexpr Precedence tighter(Precedence than) {
  return than == Precedence::atom ? than
                                  : static_cast<Precedence>(static_cast<std::uint8_t>(than) + 1);
}

void write_expression(Unparsing& to, NodeId node, Precedence place);

// The arguments of a call or of a class, with their parentheses.
void write_arguments(Unparsing& to, const NodeList& args, const NodeList& keywords);

// Expressions with commas between them.
void write_elements(Unparsing& to, const NodeList& all, Precedence place);

}  // namespace paddle_ls::python_ast
