// Statements that hold statements.
#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

// A chain of `elif` is built from its end, so that a long one costs no stack; how deep the result
// may be is decided once for the whole tree.
NodeId Lowering::if_statement(TSNode node) {
  const Parts all = parts(node);
  const NodeId made = make(Kind::if_stmt, node);
  ast_.set_child(made, Field::test, expression(field(node, "condition")));
  block(field(node, "consequence"), ast_.list(made, Field::body));
  NodeId last = made;
  for (const Part& part : all) {
    if (part.kind == NodeKind::elif_clause) {
      Origin from = origin(part.node);
      from.end = ts_node_end_byte(node);
      const NodeId inner = ast_.make(Kind::if_stmt, from);
      ast_.set_child(inner, Field::test, expression(field(part.node, "condition")));
      block(field(part.node, "consequence"), ast_.list(inner, Field::body));
      ast_.list(last, Field::orelse).push_back(inner);
      last = inner;
    }
    if (part.kind == NodeKind::else_clause) else_clause(part.node, ast_.list(last, Field::orelse));
  }
  return made;
}

void Lowering::else_clause(TSNode node, NodeList& to) {
  block(field(node, "body"), to);
}

NodeId Lowering::for_statement(TSNode node) {
  const bool async = kind(ts_node_child(node, 0)) == NodeKind::keyword_async;
  const NodeId made = make(async ? Kind::async_for : Kind::for_stmt, node);
  ast_.set_child(made, Field::target, target(field(node, "left"), Context::store));
  ast_.set_child(made, Field::iter, expression(field(node, "right")));
  block(field(node, "body"), ast_.list(made, Field::body));
  const TSNode otherwise = field(node, "alternative");
  if (!ts_node_is_null(otherwise)) else_clause(otherwise, ast_.list(made, Field::orelse));
  return made;
}

NodeId Lowering::while_statement(TSNode node) {
  const NodeId made = make(Kind::while_stmt, node);
  ast_.set_child(made, Field::test, expression(field(node, "condition")));
  block(field(node, "body"), ast_.list(made, Field::body));
  const TSNode otherwise = field(node, "alternative");
  if (!ts_node_is_null(otherwise)) else_clause(otherwise, ast_.list(made, Field::orelse));
  return made;
}

NodeId Lowering::try_statement(TSNode node) {
  const Parts all = parts(node);
  bool star = false;
  for (const Part& part : all) {
    if (part.kind != NodeKind::except_clause) continue;
    star = star || (ts_node_child_count(part.node) > 1 && text(ts_node_child(part.node, 1)) == "*");
  }
  const NodeId made = make(star ? Kind::try_star : Kind::try_stmt, node);
  block(field(node, "body"), ast_.list(made, Field::body));
  for (const Part& part : all) {
    if (part.kind == NodeKind::except_clause) {
      ast_.list(made, Field::handlers).push_back(except_clause(part.node));
    } else if (part.kind == NodeKind::else_clause) {
      else_clause(part.node, ast_.list(made, Field::orelse));
    } else if (part.kind == NodeKind::finally_clause) {
      for (const Part& inner : parts(part.node)) {
        if (inner.kind == NodeKind::block) block(inner.node, ast_.list(made, Field::finalbody));
      }
    }
  }
  return made;
}

// `except A as b` is an `as_pattern` or a value with an alias; `except A, B` is a tuple.
NodeId Lowering::except_clause(TSNode node) {
  const NodeId made = make(Kind::except_handler, node);
  const std::uint16_t value = field_id("value");
  const std::uint16_t alias = field_id("alias");
  NodeList types;
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::block) {
      block(part.node, ast_.list(made, Field::body));
    } else if (part.field == alias) {
      ast_.set_text(made, text(part.node));
    } else if (part.field == value && part.kind == NodeKind::as_pattern) {
      types.push_back(expression(ts_node_child(part.node, 0)));
      ast_.set_text(made, text(field(part.node, "alias")));
    } else if (part.field == value) {
      types.push_back(expression(part.node));
    }
  }
  if (types.size() == 1) ast_.set_child(made, Field::type, types.front());
  if (types.size() > 1) {
    const NodeId tuple = make(Kind::tuple, node);
    ast_.list(tuple, Field::elts) = types;
    ast_.set_child(made, Field::type, tuple);
  }
  return made;
}

NodeId Lowering::with_statement(TSNode node) {
  const Parts all = parts(node);
  const bool async = all.front().kind == NodeKind::keyword_async;
  const NodeId made = make(async ? Kind::async_with : Kind::with_stmt, node);
  for (const Part& part : all) {
    if (part.kind != NodeKind::with_clause) continue;
    for (const Part& item : parts(part.node)) {
      if (item.kind == NodeKind::with_item) {
        ast_.list(made, Field::items).push_back(with_item(item.node));
      }
    }
  }
  block(field(node, "body"), ast_.list(made, Field::body));
  return made;
}

NodeId Lowering::with_item(TSNode node) {
  const NodeId made = make(Kind::with_item, node);
  const TSNode value = field(node, "value");
  if (kind(value) != NodeKind::as_pattern) {
    ast_.set_child(made, Field::context_expr, expression(value));
    return made;
  }
  ast_.set_child(made, Field::context_expr, expression(parts(value)[0].node));
  const TSNode alias = field(value, "alias");
  ast_.set_child(made, Field::optional_vars, target(parts(alias)[0].node, Context::store));
  return made;
}

NodeId Lowering::match_statement(TSNode node) {
  const NodeId made = make(Kind::match_stmt, node);
  const std::uint16_t subject = field_id("subject");
  Parts subjects;
  for (const Part& part : parts(node)) {
    if (part.field == subject || part.kind == NodeKind::comma) subjects.push_back(part);
  }
  ast_.set_child(made, Field::subject, tuple_or_one(node, subjects));
  for (const Part& part : parts(field(node, "body"))) {
    if (part.kind != NodeKind::case_clause) continue;
    const NodeId made_case = make(Kind::match_case, part.node);
    NodeList alternatives;
    bool comma = false;
    for (const Part& inner : parts(part.node)) {
      if (inner.kind == NodeKind::case_pattern) alternatives.push_back(pattern(inner.node));
      comma = comma || inner.kind == NodeKind::comma;
    }
    NodeId pattern = alternatives.empty() ? no_node : alternatives.front();
    if (comma) {
      pattern = make(Kind::match_sequence, part.node);
      ast_.list(pattern, Field::patterns) = alternatives;
    }
    ast_.set_child(made_case, Field::pattern, pattern);
    const TSNode guard = field(part.node, "guard");
    if (!ts_node_is_null(guard)) {
      ast_.set_child(made_case, Field::guard, expression(parts(guard)[1].node));
    }
    block(field(part.node, "consequence"), ast_.list(made_case, Field::body));
    ast_.list(made, Field::items).push_back(made_case);
  }
  return made;
}

NodeId Lowering::decorated(TSNode node) {
  const TSNode definition = field(node, "definition");
  const NodeId made = kind(definition) == NodeKind::class_definition ? class_definition(definition)
                                                                     : function(definition);
  ast_.set_origin(made, origin(node));
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::decorator) {
      ast_.list(made, Field::decorators).push_back(expression(parts(part.node)[1].node));
    }
  }
  return made;
}

NodeId Lowering::function(TSNode node) {
  const bool async = kind(ts_node_child(node, 0)) == NodeKind::keyword_async;
  const NodeId made =
      make(async ? Kind::async_function_def : Kind::function_def, node, text(field(node, "name")));
  const TSNode types = field(node, "type_parameters");
  if (!ts_node_is_null(types)) type_parameters(types, ast_.list(made, Field::type_params));
  ast_.set_child(made, Field::args, parameters(field(node, "parameters")));
  const TSNode returns = field(node, "return_type");
  if (!ts_node_is_null(returns)) ast_.set_child(made, Field::returns, annotation(returns));
  block(field(node, "body"), ast_.list(made, Field::body));
  return made;
}

NodeId Lowering::class_definition(TSNode node) {
  const NodeId made = make(Kind::class_def, node, text(field(node, "name")));
  const TSNode types = field(node, "type_parameters");
  if (!ts_node_is_null(types)) type_parameters(types, ast_.list(made, Field::type_params));
  const TSNode bases = field(node, "superclasses");
  if (!ts_node_is_null(bases)) {
    arguments(bases, ast_.list(made, Field::bases), ast_.list(made, Field::keywords));
  }
  block(field(node, "body"), ast_.list(made, Field::body));
  return made;
}

}  // namespace paddle_ls::python_ast
