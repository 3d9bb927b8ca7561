#include "engine/rewrite/source/python_expression.hpp"

#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

Precedence binary_precedence(std::string_view operator_) {
  static constexpr std::array<std::pair<std::string_view, Precedence>, 6> rows = {{
      {"|", Precedence::bit_or},
      {"^", Precedence::bit_xor},
      {"&", Precedence::bit_and},
      {"<<", Precedence::shift},
      {">>", Precedence::shift},
      {"**", Precedence::power},
  }};
  for (const auto& [text, precedence] : rows) {
    if (text == operator_) return precedence;
  }
  return operator_ == "+" || operator_ == "-" ? Precedence::sum : Precedence::product;
}

Precedence tighter(Precedence than) {
  return static_cast<Precedence>(static_cast<int>(than) + 1);
}

Precedence operand_precedence(Node operand, Node parent, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::string_view op = parent.field(k.operator_).in(source);
  const Precedence own = parent.kind() == k.binary_operator ? binary_precedence(op)
                         : op == "or"                       ? Precedence::logical_or
                                                            : Precedence::logical_and;
  const bool is_left = parent.field(k.left) == operand;
  if (own == Precedence::power) return is_left ? Precedence::await : Precedence::unary;
  return is_left ? own : tighter(own);
}

}  // namespace

Precedence precedence_of(Node expression, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = expression.kind();
  if (kind == k.binary_operator) {
    return binary_precedence(expression.field(k.operator_).in(source));
  }
  if (kind == k.boolean_operator) {
    return expression.field(k.operator_).in(source) == "or" ? Precedence::logical_or
                                                            : Precedence::logical_and;
  }
  if (kind == k.comparison_operator) return Precedence::comparison;
  if (kind == k.not_operator) return Precedence::logical_not;
  if (kind == k.unary_operator) return Precedence::unary;
  if (kind == k.await) return Precedence::await;
  // `1.size` would read as a float.
  if (kind == k.integer || kind == k.float_) return Precedence::await;
  if (kind == k.conditional_expression) return Precedence::conditional;
  if (kind == k.lambda) return Precedence::lambda;
  if (kind == k.named_expression || kind == k.expression_list || kind == k.yield ||
      kind == k.list_splat || kind == k.dictionary_splat || kind == k.as_pattern) {
    return Precedence::loosest;
  }
  // Implicitly joined literals end at an attribute: ('a' 'b').x needs its parentheses.
  if (kind == k.concatenated_string) return Precedence::await;
  return Precedence::primary;
}

Node enclosing(Node node, std::uint16_t kind) {
  for (node = node.parent(); node && node.kind() != kind;) node = node.parent();
  return node;
}

bool is_variable(Node identifier) {
  const PythonKinds& k = python_kinds();
  const Node parent = identifier.parent();
  const bool is_member =
      parent.kind() == k.attribute && parent.field(k.attribute_name) == identifier;
  const bool is_keyword = parent.kind() == k.keyword_argument && parent.field(k.name) == identifier;
  return !is_member && !is_keyword;
}

Node superclasses(Node definition) {
  const Node inner = definition.field(python_kinds().definition);
  return (inner ? inner : definition).field(python_kinds().superclasses);
}

Node parent_below(Node top, Node node) {
  if (!top || !top.range().contains(node.range())) return node.parent();
  Node parent = top;
  for (Node child = top; child && !(child == node);) {
    parent = child;
    child = parent.child_towards(node);
  }
  return parent;
}

Precedence precedence_asked(Node expression, Node parent, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!parent) return Precedence::loosest;
  const std::uint16_t kind = parent.kind();
  if (kind == k.binary_operator || kind == k.boolean_operator) {
    return operand_precedence(expression, parent, source);
  }
  if (kind == k.comparison_operator) return tighter(Precedence::comparison);
  if (kind == k.not_operator) return Precedence::logical_not;
  if (kind == k.unary_operator) return Precedence::unary;
  if (kind == k.await) return Precedence::primary;
  if (kind == k.attribute || kind == k.call) return Precedence::primary;
  if (kind == k.subscript) {
    return parent.field(k.value) == expression ? Precedence::primary : Precedence::lambda;
  }
  if (kind == k.conditional_expression) {
    return parent.named_child(parent.named_child_count() - 1) == expression
               ? Precedence::conditional
               : Precedence::logical_or;
  }
  // A bare conditional in a comprehension would be parsed as a condition of the comprehension.
  if (kind == k.for_in_clause || kind == k.if_clause) return Precedence::logical_or;
  if (kind == k.parenthesized_expression) return Precedence::loosest;
  if (kind == k.list_splat) return Precedence::bit_or;
  if (kind == k.decorator) return Precedence::loosest;
  // The colon of a lambda would begin the format.
  if (kind == k.interpolation || kind == k.format_expression) return Precedence::conditional;
  return Precedence::lambda;
}

std::uint32_t argument_kind(Node expression) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = expression.kind();
  const bool may_be_number = kind == k.unary_operator || kind == k.parenthesized_expression;
  if (may_be_number && expression.named_child_count() == 1) {
    const std::uint32_t inner = argument_kind(expression.named_child(0));
    if (inner == kind_int || inner == kind_float) return inner;
  }
  if (kind == k.integer) return kind_int;
  if (kind == k.float_) return kind_float;
  if (kind == k.string || kind == k.concatenated_string) return kind_string;
  if (kind == k.true_ || kind == k.false_) return kind_bool;
  if (kind == k.none) return kind_none;
  if (kind == k.list || kind == k.list_comprehension) return kind_list;
  if (kind == k.tuple) return kind_tuple;
  if (kind == k.identifier) return kind_name;
  if (kind == k.attribute) return kind_attribute;
  if (kind == k.call) return kind_call;
  if (kind == k.lambda) return kind_lambda;
  if (kind == k.dictionary || kind == k.dictionary_comprehension) return kind_dictionary;
  if (kind == k.list_splat) return kind_star;
  return kind_other;
}

std::optional<double> number_in(std::string_view text) {
  double sign = 1;
  while (text.starts_with('-') || text.starts_with('+')) {
    if (text.front() == '-') sign = -sign;
    text.remove_prefix(1);
  }
  std::string digits;
  for (const char c : text) {
    if (c != '_') digits += c;
  }
  const char* const end = digits.data() + digits.size();
  static constexpr std::array<std::pair<std::string_view, int>, 6> bases = {
      {{"0x", 16}, {"0X", 16}, {"0o", 8}, {"0O", 8}, {"0b", 2}, {"0B", 2}}};
  for (const auto& [prefix, base] : bases) {
    if (!digits.starts_with(prefix)) continue;
    std::uint64_t value = 0;
    const auto [stop, failed] = std::from_chars(digits.data() + 2, end, value, base);
    if (failed != std::errc{} || stop != end) return {};
    return sign * static_cast<double>(value);
  }
  double value = 0;
  const auto [stop, failed] = std::from_chars(digits.data(), end, value);
  if (digits.empty() || failed != std::errc{} || stop != end) return {};
  return sign * value;
}

bool is_display(Node expression) {
  return expression.kind() == python_kinds().tuple || expression.kind() == python_kinds().list;
}

namespace {

bool is_operator(std::uint16_t kind) {
  const PythonKinds& k = python_kinds();
  return kind == k.comparison_operator || kind == k.boolean_operator || kind == k.not_operator ||
         kind == k.conditional_expression || kind == k.unary_operator || kind == k.binary_operator;
}

bool holds_only_values(Node expression, bool or_operators) {
  const PythonKinds& k = python_kinds();
  for (syntax::Walk walk(expression); walk; walk.next()) {
    const Node node = walk.node();
    const std::uint16_t kind = node.kind();
    if (!node.is_named() || kind == k.identifier || kind == k.attribute || kind == k.integer ||
        kind == k.float_ || kind == k.true_ || kind == k.false_ || kind == k.none ||
        kind == k.ellipsis || kind == k.tuple || kind == k.list || kind == k.comment ||
        kind == k.parenthesized_expression || (or_operators && is_operator(kind))) {
      continue;
    }
    if (kind == k.unary_operator) {
      const std::uint16_t operand = node.named_child(0).kind();
      if (operand == k.integer || operand == k.float_) continue;
    }
    if (kind == k.string) {
      for (std::uint32_t i = 0; i < node.named_child_count(); ++i) {
        if (node.named_child(i).kind() == k.interpolation) return false;
      }
      walk.skip_children();
      continue;
    }
    return false;
  }
  return true;
}

}  // namespace

bool is_plain(Node expression) {
  return holds_only_values(expression, false);
}

bool is_quiet(Node expression) {
  return holds_only_values(expression, true);
}

bool has_open_line_end(Node expression, std::string_view source) {
  const PythonKinds& k = python_kinds();
  std::size_t checked = expression.start();
  for (syntax::Walk walk(expression); walk; walk.next()) {
    const Node node = walk.node();
    const std::uint16_t kind = node.kind();
    const bool encloses = kind == k.string || kind == k.argument_list || kind == k.tuple ||
                          kind == k.list || kind == k.dictionary ||
                          kind == k.parenthesized_expression || kind == k.generator_expression ||
                          kind == k.list_comprehension || kind == k.set_comprehension ||
                          kind == k.dictionary_comprehension || kind == k.subscript;
    if (!encloses) continue;
    // A subscript encloses from its bracket on; the subscripted value is not enclosed.
    if (kind == k.subscript) continue;
    if (text::slice(source, {checked, node.start()}).find_first_of("\r\n") !=
        std::string_view::npos) {
      return true;
    }
    checked = node.end();
    walk.skip_children();
  }
  return text::slice(source, {checked, expression.end()}).find_first_of("\r\n") !=
         std::string_view::npos;
}

}  // namespace paddle_ls::rewrite
