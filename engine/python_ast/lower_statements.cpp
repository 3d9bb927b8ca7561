// Simple statements.
#include <algorithm>

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

// The grammar lets a suite be empty; Python does not.
void Lowering::block(TSNode node, NodeList& to) {
  for (const Part& part : parts(node)) {
    if (part.named()) statement(part.node, to);
  }
  if (to.empty()) fail(node, "an indented block is missing");
}

void Lowering::statement(TSNode node, NodeList& to) {
  if (error_) return;
  if (++depth_ > max_depth) {
    fail(node, "the code nests too deeply");
    return;
  }
  const auto made = [&]() -> NodeId {
    switch (kind(node)) {
      case NodeKind::expression_statement: return expression_statement(node);
      case NodeKind::import_statement: return import(node);
      case NodeKind::import_from_statement:
      case NodeKind::future_import_statement: return import_from(node);
      case NodeKind::return_statement: {
        const NodeId statement = make(Kind::return_stmt, node);
        const Parts all = parts(node);
        if (all.size() > 1) {
          ast_.set_child(statement, Field::value, expression(all[1].node));
        }
        return statement;
      }
      case NodeKind::delete_statement: {
        const NodeId statement = make(Kind::delete_stmt, node);
        const TSNode what = parts(node)[1].node;
        NodeList& targets = ast_.list(statement, Field::targets);
        if (kind(what) != NodeKind::expression_list) {
          targets.push_back(target(what, Context::del));
          return statement;
        }
        for (const Part& part : parts(what)) {
          if (part.named()) targets.push_back(target(part.node, Context::del));
        }
        return statement;
      }
      case NodeKind::raise_statement: return raise(node);
      case NodeKind::assert_statement: return assertion(node);
      case NodeKind::global_statement: return name_list(Kind::global_stmt, node);
      case NodeKind::nonlocal_statement: return name_list(Kind::nonlocal_stmt, node);
      case NodeKind::type_alias_statement: return type_alias(node);
      case NodeKind::pass_statement: return make(Kind::pass_stmt, node);
      case NodeKind::break_statement: return make(Kind::break_stmt, node);
      case NodeKind::continue_statement: return make(Kind::continue_stmt, node);
      case NodeKind::if_statement: return if_statement(node);
      case NodeKind::for_statement: return for_statement(node);
      case NodeKind::while_statement: return while_statement(node);
      case NodeKind::try_statement: return try_statement(node);
      case NodeKind::with_statement: return with_statement(node);
      case NodeKind::match_statement: return match_statement(node);
      case NodeKind::decorated_definition: return decorated(node);
      case NodeKind::function_definition: return function(node);
      case NodeKind::class_definition: return class_definition(node);
      case NodeKind::print_statement:
      case NodeKind::exec_statement: return fail(node, "this is a statement of Python 2");
      default: return fail(node, "this is no statement");
    }
  }();
  to.push_back(made);
  --depth_;
}

NodeId Lowering::expression_statement(TSNode node) {
  const Parts all = parts(node);
  if (all.front().kind == NodeKind::assignment) return assignment(all.front().node);
  if (all.front().kind == NodeKind::augmented_assignment) {
    return augmented_assignment(all.front().node);
  }
  const NodeId value = tuple_or_one(node, all);
  return wrap(Kind::expr_stmt, node, Field::value, value);
}

// `a = b = c` is an assignment whose right side is one.
NodeId Lowering::assignment(TSNode node) {
  const TSNode type = field(node, "type");
  if (!ts_node_is_null(type)) {
    const TSNode left = field(node, "left");
    const NodeId made = make(Kind::ann_assign, node);
    ast_.set_child(made, Field::target, target(left, Context::store));
    ast_.set_child(made, Field::annotation, annotation(type));
    const TSNode right = field(node, "right");
    if (!ts_node_is_null(right)) ast_.set_child(made, Field::value, expression(right));
    // `(x): int` declares nothing: only a bare name does.
    ast_.set_detail(made, kind(left) == NodeKind::identifier ? 1 : 0);
    return made;
  }
  const NodeId made = make(Kind::assign, node);
  TSNode at = node;
  while (kind(at) == NodeKind::assignment && ts_node_is_null(field(at, "type"))) {
    ast_.list(made, Field::targets).push_back(target(field(at, "left"), Context::store));
    at = field(at, "right");
  }
  ast_.set_child(made, Field::value, expression(at));
  return made;
}

NodeId Lowering::augmented_assignment(TSNode node) {
  static constexpr std::string_view spellings[] = {
      "+=", "-=", "*=", "@=", "/=", "//=", "%=", "**=", "<<=", ">>=", "|=", "^=", "&="};
  const NodeId made = make(Kind::aug_assign, node);
  ast_.set_child(made, Field::target, target(field(node, "left"), Context::store));
  ast_.set_child(made, Field::value, expression(field(node, "right")));
  const std::string_view op = text(field(node, "operator"));
  const auto found = std::find(std::begin(spellings), std::end(spellings), op);
  if (found == std::end(spellings)) return fail(node, "this operator is unknown");
  ast_.set(made, static_cast<Operator>(found - std::begin(spellings)));
  return made;
}

NodeId Lowering::raise(TSNode node) {
  const NodeId made = make(Kind::raise_stmt, node);
  const TSNode cause = field(node, "cause");
  for (const Part& part : parts(node)) {
    if (!part.named()) continue;
    const bool is_cause = !ts_node_is_null(cause) && ts_node_eq(cause, part.node);
    ast_.set_child(made, is_cause ? Field::cause : Field::exc, expression(part.node));
  }
  return made;
}

NodeId Lowering::assertion(TSNode node) {
  const NodeId made = make(Kind::assert_stmt, node);
  const Parts all = parts(node);
  ast_.set_child(made, Field::test, expression(all[1].node));
  if (all.size() > 3) ast_.set_child(made, Field::msg, expression(all[3].node));
  return made;
}

NodeId Lowering::name_list(Kind made_kind, TSNode node) {
  const NodeId made = make(made_kind, node);
  for (const Part& part : parts(node)) {
    if (part.named()) {
      ast_.list(made, Field::names).push_back(make(Kind::alias, part.node, text(part.node)));
    }
  }
  return made;
}

// The grammar takes `type(x).y = z` for an alias too; there the word is the builtin, and what
// follows it at once are its arguments.
NodeId Lowering::type_alias(TSNode node) {
  const TSNode left = field(node, "left");
  const TSNode first = ts_node_child(left, 0);
  if (text(left).front() != '(') {
    const NodeId made = make(Kind::type_alias, node);
    if (kind(first) == NodeKind::generic_type) {
      const Parts generic = parts(first);
      ast_.set_child(made, Field::target, target(generic[0].node, Context::store));
      type_parameters(generic[1].node, ast_.list(made, Field::type_params));
    } else {
      ast_.set_child(made, Field::target, target(first, Context::store));
    }
    ast_.set_child(made, Field::value, annotation(field(node, "right")));
    return made;
  }
  const NodeId assigned = annotation(left);
  NodeId spine = assigned;
  NodeId above = no_node;
  while (ast_.is(spine, Kind::attribute) || ast_.is(spine, Kind::subscript) ||
         ast_.is(spine, Kind::call)) {
    const std::size_t at = ast_.origin(spine).start;
    if (source_[at] != '(') break;
    above = spine;
    spine = ast_.child(spine, ast_.is(spine, Kind::call) ? Field::func : Field::value);
  }
  if (above == no_node) return fail(node, "this is no statement");
  const NodeId call = make(Kind::call, node);
  ast_.set_child(call, Field::func, make(Kind::name, node, "type"));
  NodeList& args = ast_.list(call, Field::args);
  if (ast_.is(spine, Kind::tuple)) {
    args = ast_.list(spine, Field::elts);
  } else {
    args.push_back(spine);
  }
  ast_.set_child(above, ast_.is(above, Kind::call) ? Field::func : Field::value, call);
  set_context(assigned, Context::store);
  const NodeId made = make(Kind::assign, node);
  ast_.list(made, Field::targets).push_back(assigned);
  ast_.set_child(made, Field::value, annotation(field(node, "right")));
  return made;
}

// `a . b` and `. . a` are legal ways to write module names.
std::string Lowering::without_space(TSNode node) const {
  std::string written(text(node));
  std::erase_if(
      written, [](char c) { return c == ' ' || c == '\t' || c == '\\' || c == '\n' || c == '\r'; });
  return written;
}

void Lowering::import_names(const Parts& all, NodeList& to) {
  const std::uint16_t name = field_id("name");
  for (const Part& part : all) {
    if (part.kind == NodeKind::wildcard_import) to.push_back(make(Kind::alias, part.node, "*"));
    if (part.field != name) continue;
    if (part.kind == NodeKind::aliased_import) {
      const NodeId made = make(Kind::alias, part.node, without_space(field(part.node, "name")));
      const TSNode as = field(part.node, "alias");
      ast_.set_child(made, Field::asname, make(Kind::alias, as, text(as)));
      to.push_back(made);
    } else {
      to.push_back(make(Kind::alias, part.node, without_space(part.node)));
    }
  }
}

NodeId Lowering::import(TSNode node) {
  const NodeId made = make(Kind::import_stmt, node);
  import_names(parts(node), ast_.list(made, Field::names));
  return made;
}

NodeId Lowering::import_from(TSNode node) {
  const TSNode module = field(node, "module_name");
  const NodeId made =
      make(Kind::import_from, node, ts_node_is_null(module) ? "__future__" : without_space(module));
  import_names(parts(node), ast_.list(made, Field::names));
  return made;
}

}  // namespace paddle_ls::python_ast
