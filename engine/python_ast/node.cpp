#include "engine/python_ast/node.hpp"

namespace paddle_ls::python_ast {
namespace {

struct Row {
  Kind kind;
  Layout fields;
};

constexpr FieldSpec one(Field field) {
  return {field, false};
}
constexpr FieldSpec many(Field field) {
  return {field, true};
}

using enum Field;

constexpr Row rows[] = {
    {Kind::module, {many(body)}},
    {Kind::function_def,
     {many(decorators), many(type_params), one(args), one(returns), many(body)}},
    {Kind::async_function_def,
     {many(decorators), many(type_params), one(args), one(returns), many(body)}},
    {Kind::class_def,
     {many(decorators), many(type_params), many(bases), many(keywords), many(body)}},
    {Kind::return_stmt, {one(value)}},
    {Kind::delete_stmt, {many(targets)}},
    {Kind::assign, {many(targets), one(value)}},
    {Kind::type_alias, {one(target), many(type_params), one(value)}},
    {Kind::aug_assign, {one(target), one(value)}},
    {Kind::ann_assign, {one(target), one(annotation), one(value)}},
    {Kind::for_stmt, {one(target), one(iter), many(body), many(orelse)}},
    {Kind::async_for, {one(target), one(iter), many(body), many(orelse)}},
    {Kind::while_stmt, {one(test), many(body), many(orelse)}},
    {Kind::if_stmt, {one(test), many(body), many(orelse)}},
    {Kind::with_stmt, {many(items), many(body)}},
    {Kind::async_with, {many(items), many(body)}},
    {Kind::match_stmt, {one(subject), many(items)}},
    {Kind::raise_stmt, {one(exc), one(cause)}},
    {Kind::try_stmt, {many(body), many(handlers), many(orelse), many(finalbody)}},
    {Kind::try_star, {many(body), many(handlers), many(orelse), many(finalbody)}},
    {Kind::assert_stmt, {one(test), one(msg)}},
    {Kind::import_stmt, {many(names)}},
    {Kind::import_from, {many(names)}},
    {Kind::global_stmt, {many(names)}},
    {Kind::nonlocal_stmt, {many(names)}},
    {Kind::expr_stmt, {one(value)}},
    {Kind::pass_stmt, {}},
    {Kind::break_stmt, {}},
    {Kind::continue_stmt, {}},
    {Kind::bool_op, {many(values)}},
    {Kind::named_expr, {one(target), one(value)}},
    {Kind::bin_op, {one(left), one(right)}},
    {Kind::unary_op, {one(operand)}},
    {Kind::lambda, {one(args), one(elt)}},
    {Kind::if_exp, {one(test), one(left), one(right)}},
    {Kind::dict, {many(items)}},
    {Kind::set, {many(elts)}},
    {Kind::list_comp, {one(elt), many(generators)}},
    {Kind::set_comp, {one(elt), many(generators)}},
    {Kind::dict_comp, {one(key), one(value), many(generators)}},
    {Kind::generator_exp, {one(elt), many(generators)}},
    {Kind::await, {one(value)}},
    {Kind::yield, {one(value)}},
    {Kind::yield_from, {one(value)}},
    {Kind::compare, {one(left), many(comparators)}},
    {Kind::call, {one(func), many(args), many(keywords)}},
    {Kind::formatted_value, {one(value), one(format_spec)}},
    {Kind::joined_str, {many(values)}},
    {Kind::constant, {}},
    {Kind::attribute, {one(value)}},
    {Kind::subscript, {one(value), one(slice)}},
    {Kind::starred, {one(value)}},
    {Kind::name, {}},
    {Kind::list, {many(elts)}},
    {Kind::tuple, {many(elts)}},
    {Kind::slice, {one(lower), one(upper), one(step)}},
    {Kind::comprehension, {one(target), one(iter), many(ifs)}},
    {Kind::except_handler, {one(type), many(body)}},
    {Kind::arguments, {many(posonly), many(args), one(vararg), many(kwonly), one(kwarg)}},
    {Kind::arg, {one(annotation), one(default_value)}},
    {Kind::keyword, {one(value)}},
    {Kind::alias, {one(asname)}},
    {Kind::with_item, {one(context_expr), one(optional_vars)}},
    {Kind::match_case, {one(pattern), one(guard), many(body)}},
    {Kind::dict_item, {one(key), one(value)}},
    {Kind::comparison, {one(value)}},
    {Kind::string_part, {many(values)}},
    {Kind::literal_text, {}},
    {Kind::format_spec, {many(values)}},
    {Kind::match_value, {one(value)}},
    {Kind::match_singleton, {}},
    {Kind::match_sequence, {many(patterns)}},
    {Kind::match_mapping, {many(items)}},
    {Kind::mapping_item, {one(key), one(pattern)}},
    {Kind::match_class, {one(cls), many(patterns)}},
    {Kind::keyword_pattern, {one(pattern)}},
    {Kind::match_star, {}},
    {Kind::match_as, {one(pattern)}},
    {Kind::match_or, {many(patterns)}},
    {Kind::type_var, {one(bound), one(default_value)}},
    {Kind::param_spec, {one(default_value)}},
    {Kind::type_var_tuple, {one(default_value)}},
};

constexpr auto kind_count = static_cast<std::size_t>(Kind::count);
constexpr auto layouts = [] {
  std::array<Layout, kind_count> table{};
  for (const Row& row : rows) table[static_cast<std::size_t>(row.kind)] = row.fields;
  return table;
}();
constexpr auto counts = [] {
  std::array<std::uint8_t, kind_count> table{};
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    for (const FieldSpec& spec : layouts[kind]) table[kind] += spec.field != Field::none;
  }
  return table;
}();
static_assert(std::size(rows) == kind_count - 1, "every kind has a row");

constexpr std::string_view operators[] = {
    "+", "-", "*",   "@",  "/",  "//", "%", "**", "<<", ">>", "|",  "^",      "&",  "~",     "not",
    "+", "-", "and", "or", "==", "!=", "<", "<=", ">",  ">=", "is", "is not", "in", "not in"};
static_assert(std::size(operators) == static_cast<std::size_t>(Operator::not_in) + 1);

}  // namespace

const Layout& layout(Kind kind) {
  return layouts[static_cast<std::size_t>(kind)];
}

std::uint8_t field_count(Kind kind) {
  return counts[static_cast<std::size_t>(kind)];
}

std::string_view spelling(Operator op) {
  return operators[static_cast<std::size_t>(op)];
}

}  // namespace paddle_ls::python_ast
