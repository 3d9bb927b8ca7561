#include "engine/python/record/grammar.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <tree_sitter/api.h>

#include "engine/syntax/language.hpp"

namespace paddle_ls::python {
namespace {

struct Row {
  NodeKind kind;
  std::string_view name;
};

constexpr Row tokens[] = {
    {NodeKind::left_parenthesis, "("},
    {NodeKind::right_parenthesis, ")"},
    {NodeKind::left_bracket, "["},
    {NodeKind::comma, ","},
    {NodeKind::colon, ":"},
    {NodeKind::equals, "="},
    {NodeKind::dot, "."},
    {NodeKind::semicolon, ";"},
    {NodeKind::keyword_for, "for"},
    {NodeKind::keyword_in, "in"},
    {NodeKind::keyword_not_in, "not in"},
    {NodeKind::keyword_is, "is"},
    {NodeKind::keyword_is_not, "is not"},
    {NodeKind::keyword_if, "if"},
    {NodeKind::keyword_else, "else"},
    {NodeKind::keyword_and, "and"},
    {NodeKind::keyword_or, "or"},
    {NodeKind::keyword_as, "as"},
    {NodeKind::keyword_while, "while"},
    {NodeKind::keyword_import, "import"},
    {NodeKind::keyword_async, "async"},
    {NodeKind::walrus, ":="},
    {NodeKind::arrow, "->"},
    {NodeKind::bar, "|"},
};

#define ROW(name) \
  { NodeKind::name, #name }
constexpr Row node_rows[] = {
    {NodeKind::floating, "float"},
    {NodeKind::constant, "true"},
    {NodeKind::constant, "false"},
    ROW(identifier),
    ROW(integer),
    {NodeKind::none_literal, "none"},
    ROW(ellipsis),
    ROW(comment),
    ROW(string_start),
    ROW(string_content),
    ROW(string_end),
    ROW(import_prefix),
    ROW(wildcard_import),
    ROW(type_conversion),
    ROW(positional_separator),
    ROW(keyword_separator),
    ROW(escape_sequence),
    ROW(escape_interpolation),
    ROW(line_continuation),
    ROW(pass_statement),
    ROW(break_statement),
    ROW(continue_statement),
    ROW(module),
    ROW(block),
    ROW(expression_statement),
    ROW(import_statement),
    ROW(import_from_statement),
    ROW(future_import_statement),
    ROW(return_statement),
    ROW(delete_statement),
    ROW(raise_statement),
    ROW(global_statement),
    ROW(nonlocal_statement),
    ROW(assert_statement),
    ROW(print_statement),
    ROW(exec_statement),
    ROW(type_alias_statement),
    ROW(if_statement),
    ROW(elif_clause),
    ROW(else_clause),
    ROW(for_statement),
    ROW(while_statement),
    ROW(try_statement),
    ROW(except_clause),
    ROW(finally_clause),
    ROW(with_statement),
    ROW(with_clause),
    ROW(with_item),
    ROW(match_statement),
    ROW(case_clause),
    ROW(function_definition),
    ROW(class_definition),
    ROW(decorated_definition),
    ROW(decorator),
    ROW(relative_import),
    ROW(dotted_name),
    ROW(aliased_import),
    ROW(assignment),
    ROW(augmented_assignment),
    ROW(parameters),
    ROW(lambda_parameters),
    ROW(typed_parameter),
    ROW(default_parameter),
    ROW(typed_default_parameter),
    ROW(list_splat_pattern),
    ROW(dictionary_splat_pattern),
    ROW(type),
    ROW(type_parameter),
    ROW(generic_type),
    ROW(union_type),
    ROW(constrained_type),
    ROW(member_type),
    ROW(splat_type),
    ROW(pattern_list),
    ROW(tuple_pattern),
    ROW(list_pattern),
    ROW(as_pattern),
    ROW(as_pattern_target),
    ROW(case_pattern),
    ROW(class_pattern),
    ROW(keyword_pattern),
    ROW(splat_pattern),
    ROW(dict_pattern),
    ROW(union_pattern),
    ROW(if_clause),
    ROW(attribute),
    ROW(call),
    ROW(argument_list),
    ROW(keyword_argument),
    ROW(list_splat),
    ROW(dictionary_splat),
    ROW(subscript),
    ROW(slice),
    ROW(binary_operator),
    ROW(unary_operator),
    ROW(not_operator),
    ROW(boolean_operator),
    ROW(comparison_operator),
    ROW(conditional_expression),
    ROW(named_expression),
    ROW(lambda),
    ROW(await),
    ROW(yield),
    ROW(list),
    ROW(set),
    ROW(tuple),
    ROW(dictionary),
    ROW(pair),
    ROW(expression_list),
    ROW(parenthesized_expression),
    ROW(list_comprehension),
    ROW(set_comprehension),
    ROW(dictionary_comprehension),
    ROW(generator_expression),
    ROW(for_in_clause),
    ROW(string),
    ROW(concatenated_string),
    ROW(interpolation),
    ROW(format_specifier),
    ROW(format_expression),
};
#undef ROW

template <std::size_t size>
NodeKind named(const Row (&rows)[size], std::string_view name, NodeKind otherwise) {
  for (const Row& row : rows) {
    if (row.name == name) return row.kind;
  }
  return otherwise;
}

}  // namespace

NodeKinds::NodeKinds() {
  const TSLanguage* python = syntax::grammar(syntax::Language::python);
  const std::uint32_t symbols = ts_language_symbol_count(python);
  std::array<bool, static_cast<std::size_t>(NodeKind::count)> found{};
  if (symbols > table_.size()) std::abort();
  for (std::uint32_t symbol = 0; symbol < symbols; ++symbol) {
    const auto id = static_cast<TSSymbol>(symbol);
    const std::string_view name = ts_language_symbol_name(python, id);
    table_[symbol] = ts_language_symbol_type(python, id) == TSSymbolTypeRegular
                         ? named(node_rows, name, NodeKind::other)
                         : named(tokens, name, NodeKind::other_token);
    found[static_cast<std::size_t>(table_[symbol])] = true;
  }
  for (std::size_t kind = static_cast<std::size_t>(NodeKind::error) + 1; kind < found.size();
       ++kind) {
    if (found[kind]) continue;
    std::fprintf(stderr, "the Python grammar lacks node kind number %zu\n", kind);
    std::abort();
  }
}

const NodeKinds& NodeKinds::instance() {
  static const NodeKinds kinds;
  return kinds;
}

}  // namespace paddle_ls::python
