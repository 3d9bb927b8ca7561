#include "engine/alignment/statement_values.hpp"

#include <algorithm>
#include <array>

#include "engine/syntax/language.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::alignment {
namespace {

using syntax::Node;

std::uint16_t field_named(std::string_view name) {
  return syntax::field(syntax::Language::python, name);
}

Node right_side(Node assignment) {
  static const std::uint16_t right = field_named("right");
  Node value = assignment.field(right);
  while (value && value.kind_name() == "assignment") value = value.field(right);  // a = b = f()
  return value;
}

bool is_asked(std::string_view kind) {
  return kind == "if_statement" || kind == "elif_clause" || kind == "while_statement";
}

// Null for a statement without a value.
Node value_of(Node statement) {
  static const std::uint16_t condition = field_named("condition");
  static const std::uint16_t right = field_named("right");
  const std::string_view kind = statement.kind_name();
  if (is_asked(kind)) return statement.field(condition);
  if (kind == "for_statement") return statement.field(right);
  if (kind == "return_statement" || kind == "assert_statement") return statement.named_child(0);
  if (kind != "expression_statement") return {};
  const Node child = statement.named_child(0);
  if (!child) return {};
  const bool is_assignment =
      child.kind_name() == "assignment" || child.kind_name() == "augmented_assignment";
  return is_assignment ? right_side(child) : child;
}

bool says_something(Node value) {
  static constexpr std::array<std::string_view, 8> silent = {
      "string", "concatenated_string", "none", "ellipsis", "lambda", "yield",
      "await",  "list_splat"};
  return std::find(silent.begin(), silent.end(), value.kind_name()) == silent.end();
}

// The last name of what is called: `randn` of `torch.randn(2)`.
std::string_view called_name(Node call, std::string_view source) {
  static const std::uint16_t function = field_named("function");
  const std::string_view callee = call.field(function).in(source);
  const std::size_t dot = callee.rfind('.');
  return dot == std::string_view::npos ? callee : callee.substr(dot + 1);
}

// Of PyTorch, of Paddle, and of helpers that take the place of some. What is left empty holds
// anything.
bool draws(std::string_view name) {
  static constexpr std::array<std::string_view, 39> names = {"bernoulli",
                                                             "bernoulli_",
                                                             "binomial",
                                                             "cauchy_",
                                                             "draw_bernoulli_",
                                                             "draw_with_generator",
                                                             "empty",
                                                             "empty_like",
                                                             "empty_strided",
                                                             "exponential_",
                                                             "gaussian",
                                                             "geometric_",
                                                             "gumbel_softmax",
                                                             "init_normal",
                                                             "init_uniform",
                                                             "log_normal_",
                                                             "make_tensor",
                                                             "multinomial",
                                                             "new_empty",
                                                             "normal",
                                                             "normal_",
                                                             "poisson",
                                                             "rand",
                                                             "rand_like",
                                                             "rand_with_generator",
                                                             "randint",
                                                             "randint_like",
                                                             "randint_with_generator",
                                                             "randn",
                                                             "randn_like",
                                                             "randn_with_generator",
                                                             "random_",
                                                             "randperm",
                                                             "randperm_with_generator",
                                                             "rsample",
                                                             "sample",
                                                             "standard_normal",
                                                             "uniform",
                                                             "uniform_"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<text::ByteRange> draws_in(Node value, std::string_view source) {
  std::vector<text::ByteRange> found;
  for (syntax::Walk walk(value); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind_name() != "call" || !draws(called_name(node, source))) continue;
    found.push_back(node.range());
    walk.skip_children();
  }
  return found;
}

// The last name of what is called; empty where no name is called.
text::ByteRange called_range(Node node) {
  static const std::uint16_t function = field_named("function");
  static const std::uint16_t attribute = field_named("attribute");
  if (node.kind_name() != "call") return {};
  const Node callee = node.field(function);
  if (callee.kind_name() == "identifier") return callee.range();
  return callee.kind_name() == "attribute" ? callee.field(attribute).range() : text::ByteRange{};
}

// Expressions that have the same range in Python's `ast` as in the text, and are evaluated in
// place.
bool is_part(std::string_view kind) {
  static constexpr std::array<std::string_view, 6> parts = {
      "call", "attribute", "subscript", "unary_operator", "comparison_operator", "binary_operator"};
  return std::find(parts.begin(), parts.end(), kind) != parts.end();
}

bool is_closed(std::string_view kind) {
  return kind == "string" || kind == "lambda" || kind == "concatenated_string";
}

std::vector<ValuePart> parts_in(Node value) {
  std::vector<ValuePart> parts;
  for (syntax::Walk walk(value); walk; walk.next()) {
    const Node node = walk.node();
    if (is_closed(node.kind_name())) {
      walk.skip_children();
    } else if (is_part(node.kind_name()) && node.range() != value.range()) {
      parts.push_back({node.range(), called_range(node)});
    }
  }
  return parts;
}

bool is_augmented(Node statement) {
  const Node child = statement.named_child(0);
  return child && child.kind_name() == "augmented_assignment";
}

std::vector<StatementValue> values_in(Node root, std::string_view source) {
  std::vector<StatementValue> values;
  for (syntax::Walk walk(root); walk; walk.next()) {
    const Node statement = walk.node();
    Node value = value_of(statement);
    while (value && value.kind_name() == "parenthesized_expression") value = value.named_child(0);
    if (!value || value.has_error() || !says_something(value)) continue;
    const std::size_t end =
        statement.kind_name() == "expression_statement" ? statement.end() : value.end();
    values.push_back({{statement.start(), end},
                      value.range(),
                      draws_in(value, source),
                      called_range(value),
                      parts_in(value),
                      is_augmented(statement)});
  }
  return values;
}

}  // namespace

std::vector<StatementValue> statement_values(std::string_view source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  return tree ? values_in(tree->root(), source) : std::vector<StatementValue>();
}

}  // namespace paddle_ls::alignment
