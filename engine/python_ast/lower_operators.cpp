#include "engine/python_ast/lower_operators.hpp"

#include <algorithm>

#include "engine/python_ast/lower_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

struct Spelled {
  std::string_view text;
  Operator op;
};

constexpr Spelled comparisons[] = {{"==", Operator::equal},         {"!=", Operator::not_equal},
                                   {"<>", Operator::not_equal},     {"<", Operator::less},
                                   {"<=", Operator::less_equal},    {">", Operator::greater},
                                   {">=", Operator::greater_equal}, {"is", Operator::is},
                                   {"is not", Operator::is_not},    {"in", Operator::in},
                                   {"not in", Operator::not_in}};
constexpr Spelled binaries[] = {
    {"+", Operator::add},          {"-", Operator::sub},    {"*", Operator::mult},
    {"@", Operator::mat_mult},     {"/", Operator::div},    {"//", Operator::floor_div},
    {"%", Operator::mod},          {"**", Operator::power}, {"<<", Operator::left_shift},
    {">>", Operator::right_shift}, {"|", Operator::bit_or}, {"^", Operator::bit_xor},
    {"&", Operator::bit_and}};

bool is_and_or_xor(Operator op) {
  return op == Operator::bit_and || op == Operator::bit_xor;
}

template <std::size_t size>
const Spelled* find(const Spelled (&rows)[size], std::string_view text) {
  const auto* found =
      std::find_if(rows, rows + size, [&](const Spelled& row) { return row.text == text; });
  return found == rows + size ? nullptr : found;
}

// The grammar binds `^` tighter than `&`, Python the other way round: a run of both is flattened
// and grouped again.
NodeId lower_and_and_xor(Lowering& lowering, TSNode node) {
  std::vector<TSNode> operands;
  std::vector<Operator> between;
  std::vector<TSNode> open{node};
  while (!open.empty()) {
    const TSNode at = open.back();
    open.pop_back();
    if (!ts_node_is_named(at)) {
      between.push_back(find(binaries, lowering.text(at))->op);
      continue;
    }
    const TSNode op =
        lowering.kind(at) == NodeKind::binary_operator ? lowering.field(at, "operator") : TSNode{};
    const Spelled* spelled = ts_node_is_null(op) ? nullptr : find(binaries, lowering.text(op));
    if (spelled == nullptr || !is_and_or_xor(spelled->op)) {
      operands.push_back(at);
      continue;
    }
    open.insert(open.end(), {lowering.field(at, "right"), op, lowering.field(at, "left")});
  }
  const auto join = [&](NodeId left, Operator op, NodeId right) {
    if (left == no_node) return right;
    const NodeId made = lowering.ast.make(
        Kind::bin_op, {lowering.ast.origin(left).start, lowering.ast.origin(right).end, false});
    lowering.ast.set(made, op);
    lowering.ast.set_child(made, Field::left, left);
    lowering.ast.set_child(made, Field::right, right);
    return made;
  };
  NodeId whole = no_node;
  NodeId run = lower_expression(lowering, operands[0]);
  for (std::size_t at = 1; at < operands.size(); ++at) {
    const NodeId right = lower_expression(lowering, operands[at]);
    if (between[at - 1] == Operator::bit_and) {
      run = join(run, Operator::bit_and, right);
    } else {
      whole = join(whole, Operator::bit_xor, run);
      run = right;
    }
  }
  return join(whole, Operator::bit_xor, run);
}

}  // namespace

// The operand replaces its star, and the star replaces the whole expression.
NodeId hoist_star(Lowering& lowering, NodeId whole) {
  const auto first = [&]() -> NodeId* {
    switch (lowering.ast.kind(whole)) {
      case Kind::bool_op: return &lowering.ast.list(whole, Field::values).front();
      case Kind::bin_op:
      case Kind::compare:
      case Kind::if_exp: return lowering.ast.slot(whole, Field::left);
      case Kind::call: return lowering.ast.slot(whole, Field::func);
      case Kind::attribute:
      case Kind::subscript: return lowering.ast.slot(whole, Field::value);
      default: return nullptr;
    }
  }();
  if (first == nullptr || !lowering.ast.is(*first, Kind::starred)) return whole;
  const NodeId star = *first;
  *first = lowering.ast.child(star, Field::value);
  lowering.ast.set_child(star, Field::value, whole);
  return star;
}

NodeId lower_binary(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::bin_op, node);
  const Spelled* spelled = find(binaries, lowering.text(lowering.field(node, "operator")));
  if (spelled == nullptr) return lowering.fail(node, "this operator is unknown");
  if (is_and_or_xor(spelled->op)) return hoist_star(lowering, lower_and_and_xor(lowering, node));
  lowering.ast.set(made, spelled->op);
  lowering.ast.set_child(made, Field::left,
                         lower_expression(lowering, lowering.field(node, "left")));
  lowering.ast.set_child(made, Field::right,
                         lower_expression(lowering, lowering.field(node, "right")));
  return hoist_star(lowering, made);
}

NodeId lower_unary(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.wrap(Kind::unary_op, node, Field::operand,
                                    lower_expression(lowering, lowering.field(node, "argument")));
  const std::string_view op = lowering.text(lowering.field(node, "operator"));
  lowering.ast.set(made, op == "-"   ? Operator::minus
                         : op == "+" ? Operator::plus
                                     : Operator::invert);
  return made;
}

// `a and b and c` nests to the left in the grammar and is one node in Python. An operand in
// parentheses stays a separate node.
NodeId lower_boolean(Lowering& lowering, TSNode node) {
  const std::string_view op = lowering.text(lowering.field(node, "operator"));
  std::vector<TSNode> operands;
  TSNode at = node;
  while (lowering.kind(at) == NodeKind::boolean_operator &&
         lowering.text(lowering.field(at, "operator")) == op) {
    operands.push_back(lowering.field(at, "right"));
    at = lowering.field(at, "left");
  }
  operands.push_back(at);
  const NodeId made = lowering.make(Kind::bool_op, node);
  lowering.ast.set(made, op == "and" ? Operator::logical_and : Operator::logical_or);
  for (auto operand = operands.rbegin(); operand != operands.rend(); ++operand) {
    lowering.ast.list(made, Field::values).push_back(lower_expression(lowering, *operand));
  }
  return made;
}

NodeId lower_comparison(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId made = lowering.make(Kind::compare, node);
  lowering.ast.set_child(made, Field::left, lower_expression(lowering, all.front().node));
  std::string_view op;
  for (std::size_t at = 1; at < all.size(); ++at) {
    if (!all[at].named()) {
      op = ts_node_type(all[at].node);
      continue;
    }
    const Spelled* spelled = find(comparisons, op);
    if (spelled == nullptr) return lowering.fail(node, "this operator is unknown");
    const NodeId right = lowering.wrap(Kind::comparison, all[at].node, Field::value,
                                       lower_expression(lowering, all[at].node));
    lowering.ast.set(right, spelled->op);
    lowering.ast.list(made, Field::comparators).push_back(right);
  }
  return made;
}

NodeId lower_conditional(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId made = lowering.make(Kind::if_exp, node);
  lowering.ast.set_child(made, Field::left, lower_expression(lowering, all[0].node));
  lowering.ast.set_child(made, Field::test, lower_expression(lowering, all[2].node));
  lowering.ast.set_child(made, Field::right, lower_expression(lowering, all[4].node));
  return made;
}

}  // namespace paddle_ls::python_ast
