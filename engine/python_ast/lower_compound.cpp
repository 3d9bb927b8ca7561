#include "engine/python_ast/lower_compound.hpp"

#include "engine/python_ast/lower_expressions.hpp"
#include "engine/python_ast/lower_parameters.hpp"
#include "engine/python_ast/lower_patterns.hpp"
#include "engine/python_ast/lower_statements.hpp"

namespace paddle_ls::python_ast {
namespace {

void lower_else_clause(Lowering& lowering, TSNode node, NodeList& to) {
  lower_block(lowering, lowering.field(node, "body"), to);
}

// `except A as b` is an `as_pattern` or a value with an alias; `except A, B` is a tuple.
NodeId lower_except_clause(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::except_handler, node);
  const std::uint16_t value = lowering.field_id("value");
  const std::uint16_t alias = lowering.field_id("alias");
  NodeList types;
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::block) {
      lower_block(lowering, part.node, lowering.ast.list(made, Field::body));
    } else if (part.field == alias) {
      lowering.ast.set_text(made, lowering.text(part.node));
    } else if (part.field == value && part.kind == NodeKind::as_pattern) {
      types.push_back(lower_expression(lowering, ts_node_child(part.node, 0)));
      lowering.ast.set_text(made, lowering.text(lowering.field(part.node, "alias")));
    } else if (part.field == value) {
      types.push_back(lower_expression(lowering, part.node));
    }
  }
  if (types.size() == 1) lowering.ast.set_child(made, Field::type, types.front());
  if (types.size() > 1) {
    const NodeId tuple = lowering.make(Kind::tuple, node);
    lowering.ast.list(tuple, Field::elts) = types;
    lowering.ast.set_child(made, Field::type, tuple);
  }
  return made;
}

NodeId lower_with_item(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::with_item, node);
  const TSNode value = lowering.field(node, "value");
  if (lowering.kind(value) != NodeKind::as_pattern) {
    lowering.ast.set_child(made, Field::context_expr, lower_expression(lowering, value));
    return made;
  }
  lowering.ast.set_child(made, Field::context_expr,
                         lower_expression(lowering, lowering.parts(value)[0].node));
  const TSNode alias = lowering.field(value, "alias");
  lowering.ast.set_child(made, Field::optional_vars,
                         lower_target(lowering, lowering.parts(alias)[0].node, Context::store));
  return made;
}

}  // namespace

// A chain of `elif` is built from its end, so that a long one does not need a deep stack. The depth
// of the result is checked once for the whole tree.
NodeId lower_if(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId made = lowering.make(Kind::if_stmt, node);
  lowering.ast.set_child(made, Field::test,
                         lower_expression(lowering, lowering.field(node, "condition")));
  lower_block(lowering, lowering.field(node, "consequence"), lowering.ast.list(made, Field::body));
  NodeId last = made;
  for (const ChildNode& part : all) {
    if (part.kind == NodeKind::elif_clause) {
      Origin from = lowering.origin(part.node);
      from.end = ts_node_end_byte(node);
      const NodeId inner = lowering.ast.make(Kind::if_stmt, from);
      lowering.ast.set_child(inner, Field::test,
                             lower_expression(lowering, lowering.field(part.node, "condition")));
      lower_block(lowering, lowering.field(part.node, "consequence"),
                  lowering.ast.list(inner, Field::body));
      lowering.ast.list(last, Field::orelse).push_back(inner);
      last = inner;
    }
    if (part.kind == NodeKind::else_clause)
      lower_else_clause(lowering, part.node, lowering.ast.list(last, Field::orelse));
  }
  return made;
}

NodeId lower_for(Lowering& lowering, TSNode node) {
  const bool async = lowering.kind(ts_node_child(node, 0)) == NodeKind::keyword_async;
  const NodeId made = lowering.make(async ? Kind::async_for : Kind::for_stmt, node);
  lowering.ast.set_child(made, Field::target,
                         lower_target(lowering, lowering.field(node, "left"), Context::store));
  lowering.ast.set_child(made, Field::iter,
                         lower_expression(lowering, lowering.field(node, "right")));
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  const TSNode otherwise = lowering.field(node, "alternative");
  if (!ts_node_is_null(otherwise))
    lower_else_clause(lowering, otherwise, lowering.ast.list(made, Field::orelse));
  return made;
}

NodeId lower_while(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::while_stmt, node);
  lowering.ast.set_child(made, Field::test,
                         lower_expression(lowering, lowering.field(node, "condition")));
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  const TSNode otherwise = lowering.field(node, "alternative");
  if (!ts_node_is_null(otherwise))
    lower_else_clause(lowering, otherwise, lowering.ast.list(made, Field::orelse));
  return made;
}

NodeId lower_try(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  bool star = false;
  for (const ChildNode& part : all) {
    if (part.kind != NodeKind::except_clause) continue;
    star = star || (ts_node_child_count(part.node) > 1 &&
                    lowering.text(ts_node_child(part.node, 1)) == "*");
  }
  const NodeId made = lowering.make(star ? Kind::try_star : Kind::try_stmt, node);
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  for (const ChildNode& part : all) {
    if (part.kind == NodeKind::except_clause) {
      lowering.ast.list(made, Field::handlers).push_back(lower_except_clause(lowering, part.node));
    } else if (part.kind == NodeKind::else_clause) {
      lower_else_clause(lowering, part.node, lowering.ast.list(made, Field::orelse));
    } else if (part.kind == NodeKind::finally_clause) {
      for (const ChildNode& inner : lowering.parts(part.node)) {
        if (inner.kind == NodeKind::block)
          lower_block(lowering, inner.node, lowering.ast.list(made, Field::finalbody));
      }
    }
  }
  return made;
}

NodeId lower_with(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const bool async = all.front().kind == NodeKind::keyword_async;
  const NodeId made = lowering.make(async ? Kind::async_with : Kind::with_stmt, node);
  for (const ChildNode& part : all) {
    if (part.kind != NodeKind::with_clause) continue;
    for (const ChildNode& item : lowering.parts(part.node)) {
      if (item.kind == NodeKind::with_item) {
        lowering.ast.list(made, Field::items).push_back(lower_with_item(lowering, item.node));
      }
    }
  }
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  return made;
}

NodeId lower_match(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::match_stmt, node);
  const std::uint16_t subject = lowering.field_id("subject");
  Parts subjects;
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.field == subject || part.kind == NodeKind::comma) subjects.push_back(part);
  }
  lowering.ast.set_child(made, Field::subject, lower_tuple_or_one(lowering, node, subjects));
  for (const ChildNode& part : lowering.parts(lowering.field(node, "body"))) {
    if (part.kind != NodeKind::case_clause) continue;
    const NodeId made_case = lowering.make(Kind::match_case, part.node);
    NodeList alternatives;
    bool comma = false;
    for (const ChildNode& inner : lowering.parts(part.node)) {
      if (inner.kind == NodeKind::case_pattern)
        alternatives.push_back(lower_pattern(lowering, inner.node));
      comma = comma || inner.kind == NodeKind::comma;
    }
    NodeId pattern = alternatives.empty() ? no_node : alternatives.front();
    if (comma) {
      pattern = lowering.make(Kind::match_sequence, part.node);
      lowering.ast.list(pattern, Field::patterns) = alternatives;
    }
    lowering.ast.set_child(made_case, Field::pattern, pattern);
    const TSNode guard = lowering.field(part.node, "guard");
    if (!ts_node_is_null(guard)) {
      lowering.ast.set_child(made_case, Field::guard,
                             lower_expression(lowering, lowering.parts(guard)[1].node));
    }
    lower_block(lowering, lowering.field(part.node, "consequence"),
                lowering.ast.list(made_case, Field::body));
    lowering.ast.list(made, Field::items).push_back(made_case);
  }
  return made;
}

NodeId lower_decorated(Lowering& lowering, TSNode node) {
  const TSNode definition = lowering.field(node, "definition");
  const NodeId made = lowering.kind(definition) == NodeKind::class_definition
                          ? lower_class_definition(lowering, definition)
                          : lower_function(lowering, definition);
  lowering.ast.set_origin(made, lowering.origin(node));
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::decorator) {
      lowering.ast.list(made, Field::decorators)
          .push_back(lower_expression(lowering, lowering.parts(part.node)[1].node));
    }
  }
  return made;
}

NodeId lower_function(Lowering& lowering, TSNode node) {
  const bool async = lowering.kind(ts_node_child(node, 0)) == NodeKind::keyword_async;
  const NodeId made = lowering.make(async ? Kind::async_function_def : Kind::function_def, node,
                                    lowering.text(lowering.field(node, "name")));
  const TSNode types = lowering.field(node, "type_parameters");
  if (!ts_node_is_null(types))
    lower_type_parameters(lowering, types, lowering.ast.list(made, Field::type_params));
  lowering.ast.set_child(made, Field::args,
                         lower_parameters(lowering, lowering.field(node, "parameters")));
  const TSNode returns = lowering.field(node, "return_type");
  if (!ts_node_is_null(returns))
    lowering.ast.set_child(made, Field::returns, lower_annotation(lowering, returns));
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  return made;
}

NodeId lower_class_definition(Lowering& lowering, TSNode node) {
  const NodeId made =
      lowering.make(Kind::class_def, node, lowering.text(lowering.field(node, "name")));
  const TSNode types = lowering.field(node, "type_parameters");
  if (!ts_node_is_null(types))
    lower_type_parameters(lowering, types, lowering.ast.list(made, Field::type_params));
  const TSNode bases = lowering.field(node, "superclasses");
  if (!ts_node_is_null(bases)) {
    lower_arguments(lowering, bases, lowering.ast.list(made, Field::bases),
                    lowering.ast.list(made, Field::keywords));
  }
  lower_block(lowering, lowering.field(node, "body"), lowering.ast.list(made, Field::body));
  return made;
}

}  // namespace paddle_ls::python_ast
