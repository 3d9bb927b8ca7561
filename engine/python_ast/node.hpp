// What Python code is made of, as in Python's own `ast` module, and where each piece was.
//
// Every kind has a fixed row of fields (`layout`), each one node or a list of nodes. Passes can
// therefore name fields where they care and walk all of them where they do not, and a new kind is
// one row. Besides its fields a node has one text (a name, the spelling of a literal) and one
// small number (an operator, a context).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace paddle_ls::python_ast {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = 0;
using NodeList = std::vector<NodeId>;

enum class Kind : std::uint8_t {
  nothing,  // the kind of `no_node`
  module,
  // Statements.
  function_def,
  async_function_def,
  class_def,
  return_stmt,
  delete_stmt,
  assign,
  type_alias,
  aug_assign,
  ann_assign,
  for_stmt,
  async_for,
  while_stmt,
  if_stmt,
  with_stmt,
  async_with,
  match_stmt,
  raise_stmt,
  try_stmt,
  try_star,
  assert_stmt,
  import_stmt,
  import_from,
  global_stmt,
  nonlocal_stmt,
  expr_stmt,
  pass_stmt,
  break_stmt,
  continue_stmt,
  // Expressions.
  bool_op,
  named_expr,
  bin_op,
  unary_op,
  lambda,
  if_exp,
  dict,
  set,
  list_comp,
  set_comp,
  dict_comp,
  generator_exp,
  await,
  yield,
  yield_from,
  compare,
  call,
  formatted_value,
  joined_str,
  constant,
  attribute,
  subscript,
  starred,
  name,
  list,
  tuple,
  slice,
  // Parts.
  comprehension,
  except_handler,
  arguments,
  arg,
  keyword,
  alias,
  with_item,
  match_case,
  dict_item,     // without a key: `**value`
  comparison,    // one operator and what stands right of it
  string_part,   // a literal of a joined string: the opening quotes, then text and values
  literal_text,  // text of a string part or format specification, as it was spelled
  format_spec,
  // Patterns.
  match_value,
  match_singleton,
  match_sequence,
  match_mapping,
  mapping_item,
  match_class,
  keyword_pattern,
  match_star,
  match_as,
  match_or,
  // Type parameters.
  type_var,
  param_spec,
  type_var_tuple,
  count,
};

enum class Field : std::uint8_t {
  none,
  annotation,
  args,
  asname,
  bases,
  body,
  bound,
  cause,
  cls,
  comparators,
  context_expr,
  decorators,
  default_value,
  elt,
  elts,
  exc,
  finalbody,
  format_spec,
  func,
  generators,
  guard,
  handlers,
  ifs,
  items,
  iter,
  key,
  keywords,
  kwarg,
  kwonly,
  left,
  lower,
  msg,
  names,
  operand,
  optional_vars,
  orelse,
  pattern,
  patterns,
  posonly,
  returns,
  right,
  slice,
  step,
  subject,
  target,
  targets,
  test,
  type,
  type_params,
  upper,
  value,
  values,
  vararg,
  count,
};

struct FieldSpec {
  Field field = Field::none;
  bool is_list = false;
};

inline constexpr std::size_t max_fields = 6;
using Layout = std::array<FieldSpec, max_fields>;

// The fields of a kind, in the order in which `ast` visits them; unused places hold Field::none.
const Layout& layout(Kind kind);
std::uint8_t field_count(Kind kind);

// What `Node::detail` means for the kinds that have it.
enum class Context : std::uint8_t { load, store, del };
enum class Operator : std::uint8_t {
  // Binary, also of augmented assignments.
  add,
  sub,
  mult,
  mat_mult,
  div,
  floor_div,
  mod,
  power,
  left_shift,
  right_shift,
  bit_or,
  bit_xor,
  bit_and,
  // Unary.
  invert,
  logical_not,
  plus,
  minus,
  // Boolean.
  logical_and,
  logical_or,
  // Comparison.
  equal,
  not_equal,
  less,
  less_equal,
  greater,
  greater_equal,
  is,
  is_not,
  in,
  not_in,
};
enum class Literal : std::uint8_t { number, string, bytes, named, ellipsis };

// The operator as it is written between operands, without spaces.
std::string_view spelling(Operator op);

// Where a node comes from: bytes of the source. A helper was made by a pass for the construct
// at that range.
struct Origin {
  std::uint32_t start = 0;
  std::uint32_t end = 0;
  bool helper = false;
};

constexpr bool is_statement(Kind kind) {
  return Kind::function_def <= kind && kind <= Kind::continue_stmt;
}
constexpr bool is_expression(Kind kind) {
  return Kind::bool_op <= kind && kind <= Kind::slice;
}
constexpr bool is_loop(Kind kind) {
  return kind == Kind::for_stmt || kind == Kind::while_stmt;
}

constexpr bool is_function(Kind kind) {
  return kind == Kind::function_def || kind == Kind::async_function_def;
}

}  // namespace paddle_ls::python_ast
