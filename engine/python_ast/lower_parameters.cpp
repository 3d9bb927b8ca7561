#include "engine/python_ast/lower_parameters.hpp"

#include "engine/python_ast/lower_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

NodeId lower_parameter(Lowering& lowering, const ChildNode& part) {
  TSNode name = part.node;
  if (part.kind == NodeKind::default_parameter || part.kind == NodeKind::typed_default_parameter) {
    name = lowering.field(part.node, "name");
  } else if (part.kind == NodeKind::typed_parameter) {
    name = lowering.parts(part.node)[0].node;
  }
  if (lowering.kind(name) == NodeKind::list_splat_pattern ||
      lowering.kind(name) == NodeKind::dictionary_splat_pattern) {
    name = lowering.parts(name)[1].node;
  }
  if (lowering.kind(name) != NodeKind::identifier)
    return lowering.fail(name, "this is not a parameter of Python 3");
  const NodeId made = lowering.make(Kind::arg, part.node, lowering.text(name));
  const TSNode type = lowering.field(part.node, "type");
  if (!ts_node_is_null(type))
    lowering.ast.set_child(made, Field::annotation, lower_annotation(lowering, type));
  const TSNode value = lowering.field(part.node, "value");
  if (!ts_node_is_null(value))
    lowering.ast.set_child(made, Field::default_value, lower_expression(lowering, value));
  return made;
}

// A `type` node: a name, a name with a bound, or a starred name.
NodeId lower_type_parameter(Lowering& lowering, TSNode node) {
  const ChildNode inner = lowering.parts(node)[0];
  if (inner.kind == NodeKind::identifier)
    return lowering.make(Kind::type_var, node, lowering.text(inner.node));
  const Parts all = lowering.parts(inner.node);
  if (inner.kind == NodeKind::constrained_type) {
    const NodeId made = lowering.make(Kind::type_var, node, lowering.text(all[0].node));
    lowering.ast.set_child(made, Field::bound, lower_annotation(lowering, all[2].node));
    return made;
  }
  if (inner.kind == NodeKind::splat_type) {
    const bool double_star = lowering.text(all[0].node) == "**";
    return lowering.make(double_star ? Kind::param_spec : Kind::type_var_tuple, node,
                         lowering.text(all[1].node));
  }
  return lowering.fail(node, "this is not a type parameter");
}

NodeId lower_generic_type(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId made = lowering.make(Kind::subscript, node);
  lowering.ast.set_child(made, Field::value,
                         lowering.make(Kind::name, all[0].node, lowering.text(all[0].node)));
  NodeList arguments;
  bool tuple = false;
  for (const ChildNode& part : lowering.parts(all[1].node)) {
    tuple = tuple || part.kind == NodeKind::comma;
    if (part.named()) arguments.push_back(lower_annotation(lowering, part.node));
  }
  tuple = tuple || lowering.ast.is(arguments.front(), Kind::starred);
  NodeId index = arguments.front();
  if (tuple) {
    index = lowering.make(Kind::tuple, all[1].node);
    lowering.ast.list(index, Field::elts) = arguments;
  }
  lowering.ast.set_child(made, Field::slice, index);
  return made;
}

}  // namespace

NodeId lower_parameters(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::arguments, node);
  bool keyword_only = false;
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::positional_separator) {
      lowering.ast.list(made, Field::posonly).swap(lowering.ast.list(made, Field::args));
      continue;
    }
    if (part.kind == NodeKind::keyword_separator) {
      keyword_only = true;
      continue;
    }
    if (!part.named()) continue;
    const NodeKind star = part.kind == NodeKind::typed_parameter
                              ? lowering.kind(lowering.parts(part.node)[0].node)
                              : part.kind;
    const NodeId arg = lower_parameter(lowering, part);
    if (star == NodeKind::list_splat_pattern) {
      lowering.ast.set_child(made, Field::vararg, arg);
      keyword_only = true;
    } else if (star == NodeKind::dictionary_splat_pattern) {
      lowering.ast.set_child(made, Field::kwarg, arg);
    } else {
      lowering.ast.list(made, keyword_only ? Field::kwonly : Field::args).push_back(arg);
    }
  }
  return made;
}

void lower_type_parameters(Lowering& lowering, TSNode node, NodeList& to) {
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.named()) to.push_back(lower_type_parameter(lowering, part.node));
  }
}

// The grammar has separate rules for annotations, only some of which yield expressions.
NodeId lower_annotation(Lowering& lowering, TSNode node) {
  if (++lowering.depth > max_depth) {
    --lowering.depth;
    return lowering.fail(node, "the code nests too deeply");
  }
  const NodeId made = [&] {
    switch (lowering.kind(node)) {
      case NodeKind::type: return lower_annotation(lowering, ts_node_named_child(node, 0));
      case NodeKind::generic_type: return lower_generic_type(lowering, node);
      case NodeKind::union_type: {
        const Parts all = lowering.parts(node);
        const NodeId either = lowering.make(Kind::bin_op, node);
        lowering.ast.set(either, Operator::bit_or);
        lowering.ast.set_child(either, Field::left, lower_annotation(lowering, all[0].node));
        lowering.ast.set_child(either, Field::right, lower_annotation(lowering, all[2].node));
        return either;
      }
      case NodeKind::member_type: {
        const Parts all = lowering.parts(node);
        const NodeId member = lowering.make(Kind::attribute, node, lowering.text(all[2].node));
        lowering.ast.set_child(member, Field::value, lower_annotation(lowering, all[0].node));
        return member;
      }
      case NodeKind::constrained_type: {
        const Parts all = lowering.parts(node);
        const NodeId range = lowering.make(Kind::slice, node);
        lowering.ast.set_child(range, Field::lower, lower_annotation(lowering, all[0].node));
        lowering.ast.set_child(range, Field::upper, lower_annotation(lowering, all[2].node));
        return range;
      }
      case NodeKind::splat_type:
        return lowering.wrap(Kind::starred, node, Field::value,
                             lower_expression(lowering, lowering.parts(node)[1].node));
      default: return lower_expression(lowering, node);
    }
  }();
  --lowering.depth;
  return made;
}

}  // namespace paddle_ls::python_ast
