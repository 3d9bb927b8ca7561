// The node kinds of tree-sitter-python that the analysis distinguishes, as one dense enumeration.
//
// Grammar symbols are looked up by name once, at the first use; afterwards a kind is one load from
// a table, and a switch over it is a jump.
#pragma once

#include <array>
#include <cstdint>

namespace paddle_ls::python {

enum class NodeKind : std::uint8_t {
  other_token,  // anonymous, ignored
  other,        // named, ignored except for its children
  error,
  // Anonymous tokens.
  left_parenthesis,
  right_parenthesis,
  left_bracket,
  comma,
  colon,
  equals,
  dot,
  semicolon,
  keyword_for,
  keyword_in,
  keyword_not_in,
  keyword_is,
  keyword_is_not,
  keyword_if,
  keyword_else,
  keyword_and,
  keyword_or,
  keyword_as,
  keyword_while,
  keyword_import,
  keyword_async,
  walrus,
  arrow,
  bar,
  // Leaves.
  identifier,
  integer,
  floating,
  constant,
  none_literal,
  ellipsis,
  comment,
  string_start,
  string_content,
  string_end,
  import_prefix,
  wildcard_import,
  type_conversion,
  positional_separator,
  keyword_separator,
  escape_sequence,
  escape_interpolation,
  line_continuation,
  pass_statement,
  break_statement,
  continue_statement,
  // Statements and their parts.
  module,
  block,
  expression_statement,
  import_statement,
  import_from_statement,
  future_import_statement,
  return_statement,
  delete_statement,
  raise_statement,
  global_statement,
  nonlocal_statement,
  assert_statement,
  print_statement,
  exec_statement,
  type_alias_statement,
  if_statement,
  elif_clause,
  else_clause,
  for_statement,
  while_statement,
  try_statement,
  except_clause,
  finally_clause,
  with_statement,
  with_clause,
  with_item,
  match_statement,
  case_clause,
  function_definition,
  class_definition,
  decorated_definition,
  decorator,
  relative_import,
  dotted_name,
  aliased_import,
  assignment,
  augmented_assignment,
  // Parameters and types.
  parameters,
  lambda_parameters,
  typed_parameter,
  default_parameter,
  typed_default_parameter,
  list_splat_pattern,
  dictionary_splat_pattern,
  type,
  type_parameter,
  generic_type,
  union_type,
  constrained_type,
  member_type,
  splat_type,
  // Patterns.
  pattern_list,
  tuple_pattern,
  list_pattern,
  as_pattern,
  as_pattern_target,
  case_pattern,
  class_pattern,
  keyword_pattern,
  splat_pattern,
  dict_pattern,
  union_pattern,
  if_clause,
  // Expressions.
  attribute,
  call,
  argument_list,
  keyword_argument,
  list_splat,
  dictionary_splat,
  subscript,
  slice,
  binary_operator,
  unary_operator,
  not_operator,
  boolean_operator,
  comparison_operator,
  conditional_expression,
  named_expression,
  lambda,
  await,
  yield,
  list,
  set,
  tuple,
  dictionary,
  pair,
  expression_list,
  parenthesized_expression,
  list_comprehension,
  set_comprehension,
  dictionary_comprehension,
  generator_expression,
  for_in_clause,
  string,
  concatenated_string,
  interpolation,
  format_specifier,
  format_expression,
  count,
};

class NodeKinds {
 public:
  static const NodeKinds& instance();

  NodeKind operator[](std::uint16_t symbol) const {
    return symbol < table_.size() ? table_[symbol] : NodeKind::error;
  }

 private:
  NodeKinds();

  std::array<NodeKind, 512> table_{};
};

// True for kinds that never have children worth a visit.
constexpr bool is_leaf(NodeKind kind) {
  return kind != NodeKind::error && kind != NodeKind::other && kind < NodeKind::module;
}

// True for statements, their clauses, and nodes that only occur directly in them.
constexpr bool is_statement_part(NodeKind kind) {
  return NodeKind::module <= kind && kind < NodeKind::assignment;
}

}  // namespace paddle_ls::python
