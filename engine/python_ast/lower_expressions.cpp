#include "engine/python_ast/lower_expressions.hpp"

#include <algorithm>

#include "engine/python_ast/lower_operators.hpp"
#include "engine/python_ast/lower_parameters.hpp"
#include "engine/python_ast/lower_strings.hpp"

namespace paddle_ls::python_ast {
namespace {

NodeId lower_sequence(Lowering& lowering, Kind made_kind, TSNode node) {
  const NodeId made = lowering.make(made_kind, node);
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.named())
      lowering.ast.list(made, Field::elts).push_back(lower_expression(lowering, part.node));
  }
  return made;
}

NodeId lower_named_expression(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::named_expr, node);
  lowering.ast.set_child(made, Field::target,
                         lower_target(lowering, lowering.field(node, "name"), Context::store));
  lowering.ast.set_child(made, Field::value,
                         lower_expression(lowering, lowering.field(node, "value")));
  return made;
}

NodeId lower_lambda(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::lambda, node);
  const TSNode list = lowering.field(node, "parameters");
  lowering.ast.set_child(made, Field::args,
                         ts_node_is_null(list) ? lowering.make(Kind::arguments, node)
                                               : lower_parameters(lowering, list));
  lowering.ast.set_child(made, Field::elt,
                         lower_expression(lowering, lowering.field(node, "body")));
  return made;
}

NodeId lower_yield(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  if (all.size() == 1) return lowering.make(Kind::yield, node);
  if (all[1].named())
    return lowering.wrap(Kind::yield, node, Field::value, lower_expression(lowering, all[1].node));
  return lowering.wrap(Kind::yield_from, node, Field::value,
                       lower_expression(lowering, all[2].node));
}

NodeId lower_call(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::call, node);
  lowering.ast.set_child(made, Field::func,
                         lower_expression(lowering, lowering.field(node, "function")));
  const TSNode list = lowering.field(node, "arguments");
  if (lowering.kind(list) == NodeKind::generator_expression) {
    lowering.ast.list(made, Field::args).push_back(lower_expression(lowering, list));
  } else {
    lower_arguments(lowering, list, lowering.ast.list(made, Field::args),
                    lowering.ast.list(made, Field::keywords));
  }
  return made;
}

NodeId lower_attribute(Lowering& lowering, TSNode node) {
  const NodeId made =
      lowering.make(Kind::attribute, node, lowering.text(lowering.field(node, "attribute")));
  lowering.ast.set_child(made, Field::value,
                         lower_expression(lowering, lowering.field(node, "object")));
  return made;
}

NodeId lower_subscript(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::subscript, node);
  lowering.ast.set_child(made, Field::value,
                         lower_expression(lowering, lowering.field(node, "value")));
  const std::uint16_t index = lowering.field_id("subscript");
  NodeList indices;
  bool tuple = false;
  for (const ChildNode& part : lowering.parts(node)) {
    tuple = tuple || part.kind == NodeKind::comma;
    if (part.field == index && part.named())
      indices.push_back(lower_expression(lowering, part.node));
  }
  tuple = tuple || lowering.ast.is(indices.front(), Kind::starred);
  if (!tuple) {
    lowering.ast.set_child(made, Field::slice, indices.front());
    return made;
  }
  const NodeId all = lowering.make(Kind::tuple, node);
  lowering.ast.list(all, Field::elts) = indices;
  lowering.ast.set_child(made, Field::slice, all);
  return made;
}

NodeId lower_slice(Lowering& lowering, TSNode node) {
  static constexpr Field bounds[] = {Field::lower, Field::upper, Field::step};
  const NodeId made = lowering.make(Kind::slice, node);
  std::size_t bound = 0;
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::colon) {
      bound = std::min<std::size_t>(bound + 1, 2);
    } else {
      lowering.ast.set_child(made, bounds[bound], lower_expression(lowering, part.node));
    }
  }
  return made;
}

NodeId lower_dictionary(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::dict, node);
  for (const ChildNode& part : lowering.parts(node)) {
    if (!part.named()) continue;
    const NodeId item = lowering.make(Kind::dict_item, part.node);
    if (part.kind == NodeKind::pair) {
      lowering.ast.set_child(item, Field::key,
                             lower_expression(lowering, lowering.field(part.node, "key")));
      lowering.ast.set_child(item, Field::value,
                             lower_expression(lowering, lowering.field(part.node, "value")));
    } else {
      lowering.ast.set_child(item, Field::value,
                             lower_expression(lowering, lowering.parts(part.node)[1].node));
    }
    lowering.ast.list(made, Field::items).push_back(item);
  }
  return made;
}

NodeId lower_comprehension(Lowering& lowering, Kind made_kind, TSNode node) {
  const NodeId made = lowering.make(made_kind, node);
  const TSNode body = lowering.field(node, "body");
  if (made_kind == Kind::dict_comp) {
    lowering.ast.set_child(made, Field::key,
                           lower_expression(lowering, lowering.field(body, "key")));
    lowering.ast.set_child(made, Field::value,
                           lower_expression(lowering, lowering.field(body, "value")));
  } else {
    lowering.ast.set_child(made, Field::elt, lower_expression(lowering, body));
  }
  NodeList& generators = lowering.ast.list(made, Field::generators);
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::for_in_clause) {
      const NodeId clause = lowering.make(Kind::comprehension, part.node);
      lowering.ast.set_detail(
          clause, lowering.kind(ts_node_child(part.node, 0)) == NodeKind::keyword_async);
      lowering.ast.set_child(
          clause, Field::target,
          lower_target(lowering, lowering.field(part.node, "left"), Context::store));
      Parts right;
      const std::uint16_t right_field = lowering.field_id("right");
      for (const ChildNode& inner : lowering.parts(part.node)) {
        if (inner.field == right_field) right.push_back(inner);
      }
      lowering.ast.set_child(clause, Field::iter, lower_tuple_or_one(lowering, part.node, right));
      generators.push_back(clause);
    } else if (part.kind == NodeKind::if_clause) {
      lowering.ast.list(generators.back(), Field::ifs)
          .push_back(lower_expression(lowering, lowering.parts(part.node)[1].node));
    }
  }
  return made;
}

NodeId lower_not(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.wrap(Kind::unary_op, node, Field::operand,
                                    lower_expression(lowering, lowering.field(node, "argument")));
  lowering.ast.set(made, Operator::logical_not);
  return made;
}

// A pattern of one target in parentheses without a comma is that target.
NodeId lower_tuple_pattern_of_targets(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  if (all.size() == 3) return lower_expression(lowering, all[1].node);
  return lower_sequence(lowering, Kind::tuple, node);
}

NodeId lower_kind(Lowering& lowering, TSNode node, NodeKind of) {
  switch (of) {
    case NodeKind::identifier: return lowering.make(Kind::name, node, lowering.text(node));
    case NodeKind::integer:
    case NodeKind::floating: return lowering.literal(Literal::number, node);
    case NodeKind::constant:
    case NodeKind::none_literal: return lowering.literal(Literal::named, node);
    case NodeKind::ellipsis: return lowering.literal(Literal::ellipsis, node);
    case NodeKind::string:
    case NodeKind::concatenated_string: return lower_string(lowering, node);
    case NodeKind::parenthesized_expression:
      return lower_expression(lowering, lowering.parts(node)[1].node);
    case NodeKind::expression_list:
    case NodeKind::pattern_list: return lower_tuple_or_one(lowering, node, lowering.parts(node));
    case NodeKind::tuple: return lower_sequence(lowering, Kind::tuple, node);
    case NodeKind::tuple_pattern: return lower_tuple_pattern_of_targets(lowering, node);
    case NodeKind::list:
    case NodeKind::list_pattern: return lower_sequence(lowering, Kind::list, node);
    case NodeKind::set: return lower_sequence(lowering, Kind::set, node);
    case NodeKind::list_splat:
    case NodeKind::list_splat_pattern:
      return lowering.wrap(Kind::starred, node, Field::value,
                           lower_expression(lowering, lowering.parts(node)[1].node));
    case NodeKind::binary_operator: return lower_binary(lowering, node);
    case NodeKind::unary_operator: return lower_unary(lowering, node);
    case NodeKind::not_operator: return lower_not(lowering, node);
    case NodeKind::boolean_operator: return hoist_star(lowering, lower_boolean(lowering, node));
    case NodeKind::comparison_operator:
      return hoist_star(lowering, lower_comparison(lowering, node));
    case NodeKind::conditional_expression:
      return hoist_star(lowering, lower_conditional(lowering, node));
    case NodeKind::named_expression: return lower_named_expression(lowering, node);
    case NodeKind::lambda: return lower_lambda(lowering, node);
    case NodeKind::await:
      return lowering.wrap(Kind::await, node, Field::value,
                           lower_expression(lowering, lowering.parts(node)[1].node));
    case NodeKind::yield: return lower_yield(lowering, node);
    case NodeKind::call: return hoist_star(lowering, lower_call(lowering, node));
    case NodeKind::attribute: return hoist_star(lowering, lower_attribute(lowering, node));
    case NodeKind::subscript: return hoist_star(lowering, lower_subscript(lowering, node));
    case NodeKind::slice: return lower_slice(lowering, node);
    case NodeKind::dictionary: return lower_dictionary(lowering, node);
    case NodeKind::list_comprehension: return lower_comprehension(lowering, Kind::list_comp, node);
    case NodeKind::set_comprehension: return lower_comprehension(lowering, Kind::set_comp, node);
    case NodeKind::dictionary_comprehension:
      return lower_comprehension(lowering, Kind::dict_comp, node);
    case NodeKind::generator_expression:
      return lower_comprehension(lowering, Kind::generator_exp, node);
    case NodeKind::type: return lower_annotation(lowering, node);
    default:
      if (ts_node_type(node) == std::string_view("parenthesized_list_splat")) {
        return lower_expression(lowering, lowering.parts(node)[1].node);
      }
      return lowering.fail(node, "this is not an expression");
  }
}

}  // namespace

NodeId lower_expression(Lowering& lowering, TSNode node) {
  if (++lowering.depth > max_depth) {
    --lowering.depth;
    return lowering.fail(node, "the code nests too deeply");
  }
  const NodeId made = lowering.error ? lowering.ast.make(Kind::pass_stmt, lowering.origin(node))
                                     : lower_kind(lowering, node, lowering.kind(node));
  --lowering.depth;
  return made;
}

NodeId lower_target(Lowering& lowering, TSNode node, Context context) {
  const NodeId made = lower_expression(lowering, node);
  set_context(lowering, made, context);
  return made;
}

void set_context(Lowering& lowering, NodeId node, Context context) {
  switch (lowering.ast.kind(node)) {
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript: lowering.ast.set(node, context); return;
    case Kind::starred:
      lowering.ast.set(node, context);
      return set_context(lowering, lowering.ast.child(node, Field::value), context);
    case Kind::list:
    case Kind::tuple:
      lowering.ast.set(node, context);
      for (const NodeId item : lowering.ast.list(node, Field::elts))
        set_context(lowering, item, context);
      return;
    default: return;
  }
}

NodeId lower_tuple_or_one(Lowering& lowering, TSNode node, const Parts& all) {
  const bool comma = std::any_of(all.begin(), all.end(),
                                 [](const ChildNode& p) { return p.kind == NodeKind::comma; });
  if (!comma) return lower_expression(lowering, all.front().node);
  const NodeId made = lowering.make(Kind::tuple, node);
  for (const ChildNode& part : all) {
    if (part.named())
      lowering.ast.list(made, Field::elts).push_back(lower_expression(lowering, part.node));
  }
  return made;
}

void lower_arguments(Lowering& lowering, TSNode node, NodeList& args, NodeList& keywords) {
  for (const ChildNode& part : lowering.parts(node)) {
    if (!part.named()) continue;
    if (part.kind == NodeKind::keyword_argument) {
      const NodeId made =
          lowering.make(Kind::keyword, part.node, lowering.text(lowering.field(part.node, "name")));
      lowering.ast.set_child(made, Field::value,
                             lower_expression(lowering, lowering.field(part.node, "value")));
      keywords.push_back(made);
    } else if (part.kind == NodeKind::dictionary_splat) {
      keywords.push_back(
          lowering.wrap(Kind::keyword, part.node, Field::value,
                        lower_expression(lowering, lowering.parts(part.node)[1].node)));
    } else {
      args.push_back(lower_expression(lowering, part.node));
    }
  }
}

}  // namespace paddle_ls::python_ast
