// The walk from tree to tree. Internal to lower*.cpp.
//
// A node of the grammar is lowered by a function named after what it becomes. The first error is
// kept and stops nothing: what is lowered after it is thrown away, which keeps every function free
// of error handling.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/record/grammar.hpp"
#include "engine/python_ast/ast.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::python_ast {

using python::NodeKind;

// A child that is no comment and no line continuation.
struct Part {
  TSNode node;
  std::uint16_t field;  // 0 when it has none
  NodeKind kind;

  bool named() const { return ts_node_is_named(node); }
};
using Parts = std::vector<Part>;

struct LoweringError {
  std::string message;
  std::size_t offset;  // in the text of the tree
};

class Lowering {
 public:
  Lowering(Ast& ast, std::string_view source);
  ~Lowering();
  Lowering(const Lowering&) = delete;
  Lowering& operator=(const Lowering&) = delete;

  NodeId module_or_statement(TSNode node);
  const std::optional<LoweringError>& error() const { return error_; }

 private:
  // lower.cpp: looking at the tree.
  NodeKind kind(TSNode node) const;
  Parts parts(TSNode node);
  TSNode field(TSNode node, std::string_view name) const;
  std::uint16_t field_id(std::string_view name) const;
  std::string_view text(TSNode node) const;
  Origin origin(TSNode node) const;
  NodeId make(Kind made, TSNode node) { return ast_.make(made, origin(node)); }
  NodeId make(Kind made, TSNode node, std::string_view text) {
    return ast_.make(made, origin(node), text);
  }
  NodeId fail(TSNode at, std::string_view message);

  // lower_statements.cpp
  void statement(TSNode node, NodeList& to);
  void block(TSNode node, NodeList& to);
  NodeId expression_statement(TSNode node);
  NodeId assignment(TSNode node);
  NodeId augmented_assignment(TSNode node);
  NodeId raise(TSNode node);
  NodeId assertion(TSNode node);
  NodeId name_list(Kind made, TSNode node);
  NodeId type_alias(TSNode node);
  NodeId import(TSNode node);
  NodeId import_from(TSNode node);
  void import_names(const Parts& all, NodeList& to);
  std::string without_space(TSNode node) const;

  // lower_compound.cpp
  NodeId if_statement(TSNode node);
  void else_clause(TSNode node, NodeList& to);
  NodeId for_statement(TSNode node);
  NodeId while_statement(TSNode node);
  NodeId try_statement(TSNode node);
  NodeId except_clause(TSNode node);
  NodeId with_statement(TSNode node);
  NodeId with_item(TSNode node);
  NodeId match_statement(TSNode node);
  NodeId decorated(TSNode node);
  NodeId function(TSNode node);
  NodeId class_definition(TSNode node);

  // lower_parameters.cpp
  NodeId parameters(TSNode node);
  NodeId parameter(const Part& part);
  void type_parameters(TSNode node, NodeList& to);
  NodeId type_parameter(TSNode node);
  NodeId annotation(TSNode node);
  NodeId generic_type(TSNode node);

  // lower_expressions.cpp
  NodeId expression(TSNode node);
  NodeId expression_inside(TSNode node, NodeKind of);
  NodeId target(TSNode node, Context context);
  void set_context(NodeId node, Context context);
  NodeId tuple_or_one(TSNode node, const Parts& all);
  NodeId sequence(Kind made, TSNode node);
  NodeId binary(TSNode node);
  NodeId and_and_xor(TSNode node);
  NodeId unary(TSNode node);
  NodeId boolean(TSNode node);
  NodeId comparison(TSNode node);
  NodeId conditional(TSNode node);
  NodeId named_expression(TSNode node);
  NodeId lambda(TSNode node);
  NodeId yield(TSNode node);
  NodeId call(TSNode node);
  void arguments(TSNode node, NodeList& args, NodeList& keywords);
  NodeId attribute(TSNode node);
  NodeId subscript(TSNode node);
  NodeId slice(TSNode node);
  NodeId dictionary(TSNode node);
  NodeId comprehension(Kind made, TSNode node);
  NodeId literal(Literal kind, TSNode node);
  NodeId wrap(Kind made, TSNode node, Field field, NodeId inner);
  NodeId hoist_star(NodeId whole);

  // lower_strings.cpp
  NodeId string(TSNode node);
  NodeId joined_string(TSNode node);
  void string_part(TSNode node, NodeList& to);
  void pieces(TSNode node, std::size_t start, std::size_t end, NodeList& to);
  void replacement_field(TSNode node, NodeList& to);
  void format_after_name(NodeId field, TSNode named);
  bool is_format_string(TSNode node);

  // lower_patterns.cpp
  NodeId pattern(TSNode node);
  NodeId simple_pattern(const Parts& all, TSNode node);
  NodeId patterns(Kind made, TSNode node);
  NodeId mapping_pattern(TSNode node);
  NodeId class_pattern(TSNode node);
  NodeId dotted_name(TSNode node);
  NodeId capture(TSNode node);
  NodeId signed_number(const Parts& all, TSNode node);

  Ast& ast_;
  std::string_view source_;
  const python::NodeKinds& kinds_;
  TSTreeCursor cursor_;
  bool cursor_open_ = false;
  std::uint32_t depth_ = 0;
  std::optional<LoweringError> error_;
};

}  // namespace paddle_ls::python_ast
