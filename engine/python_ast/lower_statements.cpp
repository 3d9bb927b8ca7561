#include "engine/python_ast/lower_statements.hpp"

#include <algorithm>

#include "engine/python_ast/lower_compound.hpp"
#include "engine/python_ast/lower_expressions.hpp"
#include "engine/python_ast/lower_parameters.hpp"

namespace paddle_ls::python_ast {
namespace {

NodeId lower_return(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::return_stmt, node);
  const Parts all = lowering.parts(node);
  if (all.size() > 1) {
    lowering.ast.set_child(made, Field::value, lower_expression(lowering, all[1].node));
  }
  return made;
}

NodeId lower_delete(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::delete_stmt, node);
  const TSNode deleted = lowering.parts(node)[1].node;
  NodeList& targets = lowering.ast.list(made, Field::targets);
  if (lowering.kind(deleted) != NodeKind::expression_list) {
    targets.push_back(lower_target(lowering, deleted, Context::del));
    return made;
  }
  for (const ChildNode& part : lowering.parts(deleted)) {
    if (part.named()) targets.push_back(lower_target(lowering, part.node, Context::del));
  }
  return made;
}

// `a = b = c` is an assignment whose right side is an assignment.
NodeId lower_assignment(Lowering& lowering, TSNode node) {
  const TSNode type = lowering.field(node, "type");
  if (!ts_node_is_null(type)) {
    const TSNode left = lowering.field(node, "left");
    const NodeId made = lowering.make(Kind::ann_assign, node);
    lowering.ast.set_child(made, Field::target, lower_target(lowering, left, Context::store));
    lowering.ast.set_child(made, Field::annotation, lower_annotation(lowering, type));
    const TSNode right = lowering.field(node, "right");
    if (!ts_node_is_null(right))
      lowering.ast.set_child(made, Field::value, lower_expression(lowering, right));
    // `(x): int` declares nothing: only a bare name does.
    lowering.ast.set_detail(made, lowering.kind(left) == NodeKind::identifier ? 1 : 0);
    return made;
  }
  const NodeId made = lowering.make(Kind::assign, node);
  TSNode at = node;
  while (lowering.kind(at) == NodeKind::assignment && ts_node_is_null(lowering.field(at, "type"))) {
    lowering.ast.list(made, Field::targets)
        .push_back(lower_target(lowering, lowering.field(at, "left"), Context::store));
    at = lowering.field(at, "right");
  }
  lowering.ast.set_child(made, Field::value, lower_expression(lowering, at));
  return made;
}

NodeId lower_augmented_assignment(Lowering& lowering, TSNode node) {
  static constexpr std::string_view spellings[] = {
      "+=", "-=", "*=", "@=", "/=", "//=", "%=", "**=", "<<=", ">>=", "|=", "^=", "&="};
  const NodeId made = lowering.make(Kind::aug_assign, node);
  lowering.ast.set_child(made, Field::target,
                         lower_target(lowering, lowering.field(node, "left"), Context::store));
  lowering.ast.set_child(made, Field::value,
                         lower_expression(lowering, lowering.field(node, "right")));
  const std::string_view op = lowering.text(lowering.field(node, "operator"));
  const auto found = std::find(std::begin(spellings), std::end(spellings), op);
  if (found == std::end(spellings)) return lowering.fail(node, "this operator is unknown");
  lowering.ast.set(made, static_cast<Operator>(found - std::begin(spellings)));
  return made;
}

NodeId lower_expression_statement(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  if (all.front().kind == NodeKind::assignment) return lower_assignment(lowering, all.front().node);
  if (all.front().kind == NodeKind::augmented_assignment) {
    return lower_augmented_assignment(lowering, all.front().node);
  }
  const NodeId value = lower_tuple_or_one(lowering, node, all);
  return lowering.wrap(Kind::expr_stmt, node, Field::value, value);
}

NodeId lower_raise(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::raise_stmt, node);
  const TSNode cause = lowering.field(node, "cause");
  for (const ChildNode& part : lowering.parts(node)) {
    if (!part.named()) continue;
    const bool is_cause = !ts_node_is_null(cause) && ts_node_eq(cause, part.node);
    lowering.ast.set_child(made, is_cause ? Field::cause : Field::exc,
                           lower_expression(lowering, part.node));
  }
  return made;
}

NodeId lower_assertion(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::assert_stmt, node);
  const Parts all = lowering.parts(node);
  lowering.ast.set_child(made, Field::test, lower_expression(lowering, all[1].node));
  if (all.size() > 3)
    lowering.ast.set_child(made, Field::msg, lower_expression(lowering, all[3].node));
  return made;
}

NodeId lower_name_list(Lowering& lowering, Kind made_kind, TSNode node) {
  const NodeId made = lowering.make(made_kind, node);
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.named()) {
      lowering.ast.list(made, Field::names)
          .push_back(lowering.make(Kind::alias, part.node, lowering.text(part.node)));
    }
  }
  return made;
}

// The grammar also parses `type(x).y = z` as an alias; `type` is the builtin there and its
// arguments follow directly.
NodeId lower_type_alias(Lowering& lowering, TSNode node) {
  const TSNode left = lowering.field(node, "left");
  const TSNode first = ts_node_child(left, 0);
  if (lowering.text(left).front() != '(') {
    const NodeId made = lowering.make(Kind::type_alias, node);
    if (lowering.kind(first) == NodeKind::generic_type) {
      const Parts generic = lowering.parts(first);
      lowering.ast.set_child(made, Field::target,
                             lower_target(lowering, generic[0].node, Context::store));
      lower_type_parameters(lowering, generic[1].node, lowering.ast.list(made, Field::type_params));
    } else {
      lowering.ast.set_child(made, Field::target, lower_target(lowering, first, Context::store));
    }
    lowering.ast.set_child(made, Field::value,
                           lower_annotation(lowering, lowering.field(node, "right")));
    return made;
  }
  const NodeId assigned = lower_annotation(lowering, left);
  NodeId spine = assigned;
  NodeId above = no_node;
  while (lowering.ast.is(spine, Kind::attribute) || lowering.ast.is(spine, Kind::subscript) ||
         lowering.ast.is(spine, Kind::call)) {
    const std::size_t at = lowering.ast.origin(spine).start;
    if (lowering.source[at] != '(') break;
    above = spine;
    spine =
        lowering.ast.child(spine, lowering.ast.is(spine, Kind::call) ? Field::func : Field::value);
  }
  if (above == no_node) return lowering.fail(node, "this is not a statement");
  const NodeId call = lowering.make(Kind::call, node);
  lowering.ast.set_child(call, Field::func, lowering.make(Kind::name, node, "type"));
  NodeList& args = lowering.ast.list(call, Field::args);
  if (lowering.ast.is(spine, Kind::tuple)) {
    args = lowering.ast.list(spine, Field::elts);
  } else {
    args.push_back(spine);
  }
  lowering.ast.set_child(above, lowering.ast.is(above, Kind::call) ? Field::func : Field::value,
                         call);
  set_context(lowering, assigned, Context::store);
  const NodeId made = lowering.make(Kind::assign, node);
  lowering.ast.list(made, Field::targets).push_back(assigned);
  lowering.ast.set_child(made, Field::value,
                         lower_annotation(lowering, lowering.field(node, "right")));
  return made;
}

// `a . b` and `. . a` are valid module names.
std::string without_space(const Lowering& lowering, TSNode node) {
  std::string written(lowering.text(node));
  std::erase_if(
      written, [](char c) { return c == ' ' || c == '\t' || c == '\\' || c == '\n' || c == '\r'; });
  return written;
}

void lower_import_names(Lowering& lowering, const Parts& all, NodeList& to) {
  const std::uint16_t name = lowering.field_id("name");
  for (const ChildNode& part : all) {
    if (part.kind == NodeKind::wildcard_import)
      to.push_back(lowering.make(Kind::alias, part.node, "*"));
    if (part.field != name) continue;
    if (part.kind == NodeKind::aliased_import) {
      const NodeId made = lowering.make(Kind::alias, part.node,
                                        without_space(lowering, lowering.field(part.node, "name")));
      const TSNode as = lowering.field(part.node, "alias");
      lowering.ast.set_child(made, Field::asname,
                             lowering.make(Kind::alias, as, lowering.text(as)));
      to.push_back(made);
    } else {
      to.push_back(lowering.make(Kind::alias, part.node, without_space(lowering, part.node)));
    }
  }
}

NodeId lower_import(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::import_stmt, node);
  lower_import_names(lowering, lowering.parts(node), lowering.ast.list(made, Field::names));
  return made;
}

NodeId lower_import_from(Lowering& lowering, TSNode node) {
  const TSNode module = lowering.field(node, "module_name");
  const NodeId made =
      lowering.make(Kind::import_from, node,
                    ts_node_is_null(module) ? "__future__" : without_space(lowering, module));
  lower_import_names(lowering, lowering.parts(node), lowering.ast.list(made, Field::names));
  return made;
}

}  // namespace

void lower_statement(Lowering& lowering, TSNode node, NodeList& to) {
  if (lowering.error) return;
  if (++lowering.depth > max_depth) {
    lowering.fail(node, "the code nests too deeply");
    return;
  }
  const auto made = [&]() -> NodeId {
    switch (lowering.kind(node)) {
      case NodeKind::expression_statement: return lower_expression_statement(lowering, node);
      case NodeKind::import_statement: return lower_import(lowering, node);
      case NodeKind::import_from_statement:
      case NodeKind::future_import_statement: return lower_import_from(lowering, node);
      case NodeKind::return_statement: return lower_return(lowering, node);
      case NodeKind::delete_statement: return lower_delete(lowering, node);
      case NodeKind::raise_statement: return lower_raise(lowering, node);
      case NodeKind::assert_statement: return lower_assertion(lowering, node);
      case NodeKind::global_statement: return lower_name_list(lowering, Kind::global_stmt, node);
      case NodeKind::nonlocal_statement:
        return lower_name_list(lowering, Kind::nonlocal_stmt, node);
      case NodeKind::type_alias_statement: return lower_type_alias(lowering, node);
      case NodeKind::pass_statement: return lowering.make(Kind::pass_stmt, node);
      case NodeKind::break_statement: return lowering.make(Kind::break_stmt, node);
      case NodeKind::continue_statement: return lowering.make(Kind::continue_stmt, node);
      case NodeKind::if_statement: return lower_if(lowering, node);
      case NodeKind::for_statement: return lower_for(lowering, node);
      case NodeKind::while_statement: return lower_while(lowering, node);
      case NodeKind::try_statement: return lower_try(lowering, node);
      case NodeKind::with_statement: return lower_with(lowering, node);
      case NodeKind::match_statement: return lower_match(lowering, node);
      case NodeKind::decorated_definition: return lower_decorated(lowering, node);
      case NodeKind::function_definition: return lower_function(lowering, node);
      case NodeKind::class_definition: return lower_class_definition(lowering, node);
      case NodeKind::print_statement:
      case NodeKind::exec_statement: return lowering.fail(node, "this is a statement of Python 2");
      default: return lowering.fail(node, "this is not a statement");
    }
  }();
  to.push_back(made);
  --lowering.depth;
}

// The grammar lets a suite be empty; Python does not.
void lower_block(Lowering& lowering, TSNode node, NodeList& to) {
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.named()) lower_statement(lowering, part.node, to);
  }
  if (to.empty()) lowering.fail(node, "an indented block is missing");
}

}  // namespace paddle_ls::python_ast
