// Parameters, annotations and type parameters.
#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId Lowering::parameters(TSNode node) {
  const NodeId made = make(Kind::arguments, node);
  bool keyword_only = false;
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::positional_separator) {
      ast_.list(made, Field::posonly).swap(ast_.list(made, Field::args));
      continue;
    }
    if (part.kind == NodeKind::keyword_separator) {
      keyword_only = true;
      continue;
    }
    if (!part.named()) continue;
    const NodeKind star =
        part.kind == NodeKind::typed_parameter ? kind(parts(part.node)[0].node) : part.kind;
    const NodeId arg = parameter(part);
    if (star == NodeKind::list_splat_pattern) {
      ast_.set_child(made, Field::vararg, arg);
      keyword_only = true;
    } else if (star == NodeKind::dictionary_splat_pattern) {
      ast_.set_child(made, Field::kwarg, arg);
    } else {
      ast_.list(made, keyword_only ? Field::kwonly : Field::args).push_back(arg);
    }
  }
  return made;
}

NodeId Lowering::parameter(const Part& part) {
  TSNode name = part.node;
  if (part.kind == NodeKind::default_parameter || part.kind == NodeKind::typed_default_parameter) {
    name = field(part.node, "name");
  } else if (part.kind == NodeKind::typed_parameter) {
    name = parts(part.node)[0].node;
  }
  if (kind(name) == NodeKind::list_splat_pattern ||
      kind(name) == NodeKind::dictionary_splat_pattern) {
    name = parts(name)[1].node;
  }
  if (kind(name) != NodeKind::identifier) return fail(name, "this is not a parameter of Python 3");
  const NodeId made = make(Kind::arg, part.node, text(name));
  const TSNode type = field(part.node, "type");
  if (!ts_node_is_null(type)) ast_.set_child(made, Field::annotation, annotation(type));
  const TSNode value = field(part.node, "value");
  if (!ts_node_is_null(value)) ast_.set_child(made, Field::default_value, expression(value));
  return made;
}

void Lowering::type_parameters(TSNode node, NodeList& to) {
  for (const Part& part : parts(node)) {
    if (part.named()) to.push_back(type_parameter(part.node));
  }
}

// A `type` node: a name, a name with a bound, or a starred name.
NodeId Lowering::type_parameter(TSNode node) {
  const Part inner = parts(node)[0];
  if (inner.kind == NodeKind::identifier) return make(Kind::type_var, node, text(inner.node));
  const Parts all = parts(inner.node);
  if (inner.kind == NodeKind::constrained_type) {
    const NodeId made = make(Kind::type_var, node, text(all[0].node));
    ast_.set_child(made, Field::bound, annotation(all[2].node));
    return made;
  }
  if (inner.kind == NodeKind::splat_type) {
    const bool double_star = text(all[0].node) == "**";
    return make(double_star ? Kind::param_spec : Kind::type_var_tuple, node, text(all[1].node));
  }
  return fail(node, "this is not a type parameter");
}

// The grammar reads an annotation with rules of its own, of which only some yield expressions.
NodeId Lowering::annotation(TSNode node) {
  if (++depth_ > max_depth) {
    --depth_;
    return fail(node, "the code nests too deeply");
  }
  const NodeId made = [&] {
    switch (kind(node)) {
      case NodeKind::type: return annotation(ts_node_named_child(node, 0));
      case NodeKind::generic_type: return generic_type(node);
      case NodeKind::union_type: {
        const Parts all = parts(node);
        const NodeId either = make(Kind::bin_op, node);
        ast_.set(either, Operator::bit_or);
        ast_.set_child(either, Field::left, annotation(all[0].node));
        ast_.set_child(either, Field::right, annotation(all[2].node));
        return either;
      }
      case NodeKind::member_type: {
        const Parts all = parts(node);
        const NodeId member = make(Kind::attribute, node, text(all[2].node));
        ast_.set_child(member, Field::value, annotation(all[0].node));
        return member;
      }
      case NodeKind::constrained_type: {
        const Parts all = parts(node);
        const NodeId range = make(Kind::slice, node);
        ast_.set_child(range, Field::lower, annotation(all[0].node));
        ast_.set_child(range, Field::upper, annotation(all[2].node));
        return range;
      }
      case NodeKind::splat_type:
        return wrap(Kind::starred, node, Field::value, expression(parts(node)[1].node));
      default: return expression(node);
    }
  }();
  --depth_;
  return made;
}

NodeId Lowering::generic_type(TSNode node) {
  const Parts all = parts(node);
  const NodeId made = make(Kind::subscript, node);
  ast_.set_child(made, Field::value, make(Kind::name, all[0].node, text(all[0].node)));
  NodeList arguments;
  bool tuple = false;
  for (const Part& part : parts(all[1].node)) {
    tuple = tuple || part.kind == NodeKind::comma;
    if (part.named()) arguments.push_back(annotation(part.node));
  }
  tuple = tuple || ast_.is(arguments.front(), Kind::starred);
  NodeId index = arguments.front();
  if (tuple) {
    index = make(Kind::tuple, all[1].node);
    ast_.list(index, Field::elts) = arguments;
  }
  ast_.set_child(made, Field::slice, index);
  return made;
}

}  // namespace paddle_ls::python_ast
