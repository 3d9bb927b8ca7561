// Expressions.
#include <algorithm>

#include "engine/python_ast/lowering.hpp"

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

}  // namespace

NodeId Lowering::expression(TSNode node) {
  if (++depth_ > max_depth) {
    --depth_;
    return fail(node, "the code nests too deeply");
  }
  const NodeId made =
      error_ ? ast_.make(Kind::pass_stmt, origin(node)) : expression_inside(node, kind(node));
  --depth_;
  return made;
}

NodeId Lowering::expression_inside(TSNode node, NodeKind of) {
  switch (of) {
    case NodeKind::identifier: return make(Kind::name, node, text(node));
    case NodeKind::integer:
    case NodeKind::floating: return literal(Literal::number, node);
    case NodeKind::constant:
    case NodeKind::none_literal: return literal(Literal::named, node);
    case NodeKind::ellipsis: return literal(Literal::ellipsis, node);
    case NodeKind::string:
    case NodeKind::concatenated_string: return string(node);
    case NodeKind::parenthesized_expression: return expression(parts(node)[1].node);
    case NodeKind::expression_list:
    case NodeKind::pattern_list: return tuple_or_one(node, parts(node));
    case NodeKind::tuple:
    case NodeKind::tuple_pattern: {
      // A pattern of one in parentheses without a comma is that one.
      const Parts all = parts(node);
      if (all.size() == 3 && of == NodeKind::tuple_pattern) return expression(all[1].node);
      return sequence(Kind::tuple, node);
    }
    case NodeKind::list:
    case NodeKind::list_pattern: return sequence(Kind::list, node);
    case NodeKind::set: return sequence(Kind::set, node);
    case NodeKind::list_splat:
    case NodeKind::list_splat_pattern:
      return wrap(Kind::starred, node, Field::value, expression(parts(node)[1].node));
    case NodeKind::binary_operator: return binary(node);
    case NodeKind::unary_operator: return unary(node);
    case NodeKind::not_operator: {
      const NodeId made =
          wrap(Kind::unary_op, node, Field::operand, expression(field(node, "argument")));
      ast_.set(made, Operator::logical_not);
      return made;
    }
    case NodeKind::boolean_operator: return hoist_star(boolean(node));
    case NodeKind::comparison_operator: return hoist_star(comparison(node));
    case NodeKind::conditional_expression: return hoist_star(conditional(node));
    case NodeKind::named_expression: return named_expression(node);
    case NodeKind::lambda: return lambda(node);
    case NodeKind::await:
      return wrap(Kind::await, node, Field::value, expression(parts(node)[1].node));
    case NodeKind::yield: return yield(node);
    case NodeKind::call: return hoist_star(call(node));
    case NodeKind::attribute: return hoist_star(attribute(node));
    case NodeKind::subscript: return hoist_star(subscript(node));
    case NodeKind::slice: return slice(node);
    case NodeKind::dictionary: return dictionary(node);
    case NodeKind::list_comprehension: return comprehension(Kind::list_comp, node);
    case NodeKind::set_comprehension: return comprehension(Kind::set_comp, node);
    case NodeKind::dictionary_comprehension: return comprehension(Kind::dict_comp, node);
    case NodeKind::generator_expression: return comprehension(Kind::generator_exp, node);
    case NodeKind::type: return annotation(node);
    default:
      if (ts_node_type(node) == std::string_view("parenthesized_list_splat")) {
        return expression(parts(node)[1].node);
      }
      return fail(node, "this is no expression");
  }
}

NodeId Lowering::wrap(Kind made_kind, TSNode node, Field field, NodeId inner) {
  const NodeId made = make(made_kind, node);
  ast_.set_child(made, field, inner);
  return made;
}

NodeId Lowering::literal(Literal kind, TSNode node) {
  const NodeId made = make(Kind::constant, node, text(node));
  ast_.set(made, kind);
  return made;
}

NodeId Lowering::target(TSNode node, Context context) {
  const NodeId made = expression(node);
  set_context(made, context);
  return made;
}

void Lowering::set_context(NodeId node, Context context) {
  switch (ast_.kind(node)) {
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript: ast_.set(node, context); return;
    case Kind::starred:
      ast_.set(node, context);
      return set_context(ast_.child(node, Field::value), context);
    case Kind::list:
    case Kind::tuple:
      ast_.set(node, context);
      for (const NodeId item : ast_.list(node, Field::elts)) set_context(item, context);
      return;
    default: return;
  }
}

// What stands between commas: a tuple where there is a comma, else the one.
NodeId Lowering::tuple_or_one(TSNode node, const Parts& all) {
  const bool comma =
      std::any_of(all.begin(), all.end(), [](const Part& p) { return p.kind == NodeKind::comma; });
  if (!comma) return expression(all.front().node);
  const NodeId made = make(Kind::tuple, node);
  for (const Part& part : all) {
    if (part.named()) ast_.list(made, Field::elts).push_back(expression(part.node));
  }
  return made;
}

NodeId Lowering::sequence(Kind made_kind, TSNode node) {
  const NodeId made = make(made_kind, node);
  for (const Part& part : parts(node)) {
    if (part.named()) ast_.list(made, Field::elts).push_back(expression(part.node));
  }
  return made;
}

// In `*a or b` the grammar binds the star to `a`; in Python it is of the whole expression. The
// operand takes the place of its star, and the star that of the whole.
NodeId Lowering::hoist_star(NodeId whole) {
  const auto first = [&]() -> NodeId* {
    switch (ast_.kind(whole)) {
      case Kind::bool_op: return &ast_.list(whole, Field::values).front();
      case Kind::bin_op:
      case Kind::compare:
      case Kind::if_exp: return ast_.slot(whole, Field::left);
      case Kind::call: return ast_.slot(whole, Field::func);
      case Kind::attribute:
      case Kind::subscript: return ast_.slot(whole, Field::value);
      default: return nullptr;
    }
  }();
  if (first == nullptr || !ast_.is(*first, Kind::starred)) return whole;
  const NodeId star = *first;
  *first = ast_.child(star, Field::value);
  ast_.set_child(star, Field::value, whole);
  return star;
}

NodeId Lowering::binary(TSNode node) {
  const NodeId made = make(Kind::bin_op, node);
  const Spelled* spelled = find(binaries, text(field(node, "operator")));
  if (spelled == nullptr) return fail(node, "this operator is unknown");
  if (is_and_or_xor(spelled->op)) return hoist_star(and_and_xor(node));
  ast_.set(made, spelled->op);
  ast_.set_child(made, Field::left, expression(field(node, "left")));
  ast_.set_child(made, Field::right, expression(field(node, "right")));
  return hoist_star(made);
}

// The grammar binds `^` tighter than `&`, Python the other way round: a run of both is laid out
// flat and put together again.
NodeId Lowering::and_and_xor(TSNode node) {
  std::vector<TSNode> operands;
  std::vector<Operator> between;
  std::vector<TSNode> open{node};
  while (!open.empty()) {
    const TSNode at = open.back();
    open.pop_back();
    if (!ts_node_is_named(at)) {
      between.push_back(find(binaries, text(at))->op);
      continue;
    }
    const TSNode op = kind(at) == NodeKind::binary_operator ? field(at, "operator") : TSNode{};
    const Spelled* spelled = ts_node_is_null(op) ? nullptr : find(binaries, text(op));
    if (spelled == nullptr || !is_and_or_xor(spelled->op)) {
      operands.push_back(at);
      continue;
    }
    open.insert(open.end(), {field(at, "right"), op, field(at, "left")});
  }
  const auto join = [&](NodeId left, Operator op, NodeId right) {
    if (left == no_node) return right;
    const NodeId made =
        ast_.make(Kind::bin_op, {ast_.origin(left).start, ast_.origin(right).end, false});
    ast_.set(made, op);
    ast_.set_child(made, Field::left, left);
    ast_.set_child(made, Field::right, right);
    return made;
  };
  NodeId whole = no_node;
  NodeId run = expression(operands[0]);
  for (std::size_t at = 1; at < operands.size(); ++at) {
    const NodeId right = expression(operands[at]);
    if (between[at - 1] == Operator::bit_and) {
      run = join(run, Operator::bit_and, right);
    } else {
      whole = join(whole, Operator::bit_xor, run);
      run = right;
    }
  }
  return join(whole, Operator::bit_xor, run);
}

NodeId Lowering::unary(TSNode node) {
  const NodeId made =
      wrap(Kind::unary_op, node, Field::operand, expression(field(node, "argument")));
  const std::string_view op = text(field(node, "operator"));
  ast_.set(made, op == "-" ? Operator::minus : op == "+" ? Operator::plus : Operator::invert);
  return made;
}

// `a and b and c` nests to the left in the grammar and is one node in Python. An operand in
// parentheses stays its own.
NodeId Lowering::boolean(TSNode node) {
  const std::string_view op = text(field(node, "operator"));
  std::vector<TSNode> operands;
  TSNode at = node;
  while (kind(at) == NodeKind::boolean_operator && text(field(at, "operator")) == op) {
    operands.push_back(field(at, "right"));
    at = field(at, "left");
  }
  operands.push_back(at);
  const NodeId made = make(Kind::bool_op, node);
  ast_.set(made, op == "and" ? Operator::logical_and : Operator::logical_or);
  for (auto operand = operands.rbegin(); operand != operands.rend(); ++operand) {
    ast_.list(made, Field::values).push_back(expression(*operand));
  }
  return made;
}

NodeId Lowering::comparison(TSNode node) {
  const Parts all = parts(node);
  const NodeId made = make(Kind::compare, node);
  ast_.set_child(made, Field::left, expression(all.front().node));
  std::string_view op;
  for (std::size_t at = 1; at < all.size(); ++at) {
    if (!all[at].named()) {
      op = ts_node_type(all[at].node);
      continue;
    }
    const Spelled* spelled = find(comparisons, op);
    if (spelled == nullptr) return fail(node, "this operator is unknown");
    const NodeId right =
        wrap(Kind::comparison, all[at].node, Field::value, expression(all[at].node));
    ast_.set(right, spelled->op);
    ast_.list(made, Field::comparators).push_back(right);
  }
  return made;
}

NodeId Lowering::conditional(TSNode node) {
  const Parts all = parts(node);
  const NodeId made = make(Kind::if_exp, node);
  ast_.set_child(made, Field::left, expression(all[0].node));
  ast_.set_child(made, Field::test, expression(all[2].node));
  ast_.set_child(made, Field::right, expression(all[4].node));
  return made;
}

NodeId Lowering::named_expression(TSNode node) {
  const NodeId made = make(Kind::named_expr, node);
  ast_.set_child(made, Field::target, target(field(node, "name"), Context::store));
  ast_.set_child(made, Field::value, expression(field(node, "value")));
  return made;
}

NodeId Lowering::lambda(TSNode node) {
  const NodeId made = make(Kind::lambda, node);
  const TSNode list = field(node, "parameters");
  ast_.set_child(made, Field::args,
                 ts_node_is_null(list) ? make(Kind::arguments, node) : parameters(list));
  ast_.set_child(made, Field::elt, expression(field(node, "body")));
  return made;
}

NodeId Lowering::yield(TSNode node) {
  const Parts all = parts(node);
  if (all.size() == 1) return make(Kind::yield, node);
  if (all[1].named()) return wrap(Kind::yield, node, Field::value, expression(all[1].node));
  return wrap(Kind::yield_from, node, Field::value, expression(all[2].node));
}

NodeId Lowering::call(TSNode node) {
  const NodeId made = make(Kind::call, node);
  ast_.set_child(made, Field::func, expression(field(node, "function")));
  const TSNode list = field(node, "arguments");
  if (kind(list) == NodeKind::generator_expression) {
    ast_.list(made, Field::args).push_back(expression(list));
  } else {
    arguments(list, ast_.list(made, Field::args), ast_.list(made, Field::keywords));
  }
  return made;
}

void Lowering::arguments(TSNode node, NodeList& args, NodeList& keywords) {
  for (const Part& part : parts(node)) {
    if (!part.named()) continue;
    if (part.kind == NodeKind::keyword_argument) {
      const NodeId made = make(Kind::keyword, part.node, text(field(part.node, "name")));
      ast_.set_child(made, Field::value, expression(field(part.node, "value")));
      keywords.push_back(made);
    } else if (part.kind == NodeKind::dictionary_splat) {
      keywords.push_back(
          wrap(Kind::keyword, part.node, Field::value, expression(parts(part.node)[1].node)));
    } else {
      args.push_back(expression(part.node));
    }
  }
}

NodeId Lowering::attribute(TSNode node) {
  const NodeId made = make(Kind::attribute, node, text(field(node, "attribute")));
  ast_.set_child(made, Field::value, expression(field(node, "object")));
  return made;
}

NodeId Lowering::subscript(TSNode node) {
  const NodeId made = make(Kind::subscript, node);
  ast_.set_child(made, Field::value, expression(field(node, "value")));
  const std::uint16_t index = field_id("subscript");
  NodeList indices;
  bool tuple = false;
  for (const Part& part : parts(node)) {
    tuple = tuple || part.kind == NodeKind::comma;
    if (part.field == index && part.named()) indices.push_back(expression(part.node));
  }
  tuple = tuple || ast_.is(indices.front(), Kind::starred);
  if (!tuple) {
    ast_.set_child(made, Field::slice, indices.front());
    return made;
  }
  const NodeId all = make(Kind::tuple, node);
  ast_.list(all, Field::elts) = indices;
  ast_.set_child(made, Field::slice, all);
  return made;
}

NodeId Lowering::slice(TSNode node) {
  static constexpr Field bounds[] = {Field::lower, Field::upper, Field::step};
  const NodeId made = make(Kind::slice, node);
  std::size_t bound = 0;
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::colon) {
      bound = std::min<std::size_t>(bound + 1, 2);
    } else {
      ast_.set_child(made, bounds[bound], expression(part.node));
    }
  }
  return made;
}

NodeId Lowering::dictionary(TSNode node) {
  const NodeId made = make(Kind::dict, node);
  for (const Part& part : parts(node)) {
    if (!part.named()) continue;
    const NodeId item = make(Kind::dict_item, part.node);
    if (part.kind == NodeKind::pair) {
      ast_.set_child(item, Field::key, expression(field(part.node, "key")));
      ast_.set_child(item, Field::value, expression(field(part.node, "value")));
    } else {
      ast_.set_child(item, Field::value, expression(parts(part.node)[1].node));
    }
    ast_.list(made, Field::items).push_back(item);
  }
  return made;
}

NodeId Lowering::comprehension(Kind made_kind, TSNode node) {
  const NodeId made = make(made_kind, node);
  const TSNode body = field(node, "body");
  if (made_kind == Kind::dict_comp) {
    ast_.set_child(made, Field::key, expression(field(body, "key")));
    ast_.set_child(made, Field::value, expression(field(body, "value")));
  } else {
    ast_.set_child(made, Field::elt, expression(body));
  }
  NodeList& generators = ast_.list(made, Field::generators);
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::for_in_clause) {
      const NodeId clause = make(Kind::comprehension, part.node);
      ast_.set_detail(clause, kind(ts_node_child(part.node, 0)) == NodeKind::keyword_async);
      ast_.set_child(clause, Field::target, target(field(part.node, "left"), Context::store));
      Parts right;
      const std::uint16_t right_field = field_id("right");
      for (const Part& inner : parts(part.node)) {
        if (inner.field == right_field) right.push_back(inner);
      }
      ast_.set_child(clause, Field::iter, tuple_or_one(part.node, right));
      generators.push_back(clause);
    } else if (part.kind == NodeKind::if_clause) {
      ast_.list(generators.back(), Field::ifs).push_back(expression(parts(part.node)[1].node));
    }
  }
  return made;
}

}  // namespace paddle_ls::python_ast
