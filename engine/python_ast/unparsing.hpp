// The writer behind unparse.hpp. Internal to unparse*.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python_ast/ast.hpp"
#include "engine/python_ast/unparse.hpp"

namespace paddle_ls::python_ast {

// How tightly a place binds what stands in it; looser expressions get parentheses there.
enum class Precedence : std::uint8_t {
  tuple,  // also `yield` and `:=` stand bare
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

class Unparsing {
 public:
  explicit Unparsing(const Ast& ast) : ast_(ast) {}

  void module_or_statement(NodeId node);
  void expression(NodeId node, Precedence place);
  Unparsed take();

 private:
  // unparse_statements.cpp
  void statement(NodeId node);
  void line(NodeId for_node);
  void block(const NodeList& statements);
  void suite(NodeId node, std::string_view word, const NodeList& statements);
  void function(NodeId node);
  void class_def(NodeId node);
  void definition_start(NodeId node);
  void loop(NodeId node, std::string_view word);
  void if_chain(NodeId node);
  void try_statement(NodeId node);
  void with(NodeId node, std::string_view word);
  void match(NodeId node);
  void import_names(const NodeList& names);
  void assignment(NodeId node);

  // unparse_patterns.cpp
  void pattern(NodeId node, bool inside_or);
  void type_parameters(const NodeList& parameters);
  void parameters(NodeId node);
  void parameter(NodeId node, std::string_view stars);

  // unparse_expressions.cpp
  void bare(NodeId node);
  void binary(NodeId node);
  void comprehension(NodeId node, std::string_view open, std::string_view close);
  void arguments(const NodeList& args, const NodeList& keywords);
  void subscript(NodeId node);
  void dictionary(NodeId node);
  void lambda(NodeId node);
  void attribute(NodeId node);
  void elements(const NodeList& list, Precedence place);
  void tuple(NodeId node);
  void constant(NodeId node);
  void joined_string(NodeId node);
  void string_part(NodeId node);
  void replacement_field(NodeId node);
  Precedence own(NodeId node) const;

  std::string_view text(NodeId node) const { return ast_.text(node); }
  NodeId child(NodeId node, Field field) const { return ast_.child(node, field); }
  const NodeList& list(NodeId node, Field field) const { return ast_.list(node, field); }

  const Ast& ast_;
  std::string out_;
  std::vector<Origin> lines_;
  std::uint32_t indent_ = 0;
  std::size_t line_ = 0;  // line ends among the first `counted_` bytes
  std::size_t counted_ = 0;
  std::string taken_quotes_;  // of the format strings around
};

}  // namespace paddle_ls::python_ast
