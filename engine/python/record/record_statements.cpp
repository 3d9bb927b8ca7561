#include "engine/python/record/record_statements.hpp"

#include "engine/python/record/record_definitions.hpp"
#include "engine/python/record/record_expressions.hpp"
#include "engine/python/record/record_imports.hpp"
#include "engine/python/record/record_narrowing.hpp"
#include "engine/python/record/record_suites.hpp"

namespace paddle_ls::python {
namespace {

void begin_statement(PieceWalk& walk, WalkFrame& frame, const WalkFrame& parent) {
  std::uint16_t around = frame.child_around;
  if (shares_line(walk.source, parent, frame)) around |= bit(Around::behind_semicolon);
  frame.statement_before = walk.at.statement;
  walk.at.statement = static_cast<StatementId>(walk.names.statements.size());
  walk.names.statements.push_back({.node = syntax::Node(frame.node),
                                   .scope = walk.at.scope,
                                   .parent = frame.statement_before,
                                   .block = walk.at.block,
                                   .around = around,
                                   .has_error = walk.at.error_depth > 0});
  frame.child_around &= static_cast<std::uint16_t>(~bit(Around::on_header_line));
  frame.child_bars = frame.bars = 0;
  walk.at.effects = 0;
}

// The grammar also parses `type(x).y = z` as an alias; there the word is the builtin.
void enter_type_alias(PieceWalk& walk, WalkFrame& frame) {
  const std::string_view written = walk.text(frame.node);
  const std::size_t next = written.find_first_not_of(" \t", std::string_view("type").size());
  const bool is_assignment =
      next != std::string_view::npos && (written[next] == '(' || written[next] == '[');
  frame.state = TypeAliasFrame{walk.at.scope, is_assignment};
  if (is_assignment) {
    const SymbolId type = walk.scopes.load(walk.at.scope, walk.names.texts.intern("type"));
    walk.writer.emit_with_node({.code = OpCode::load, .a = type}, frame.node);
    return;
  }
  frame.child_mode = Mode::alias_name;
  frame.child_bars |= bit(Bar::type_parameters);
}

void enter_plain_statement(PieceWalk& walk, WalkFrame& frame) {
  switch (frame.kind) {
    case NodeKind::import_statement:
    case NodeKind::import_from_statement:
    case NodeKind::future_import_statement: return enter_import(walk, frame);
    case NodeKind::delete_statement: frame.child_mode = Mode::removal; return;
    case NodeKind::global_statement: frame.child_mode = Mode::declared_global; return;
    case NodeKind::nonlocal_statement: frame.child_mode = Mode::declared_nonlocal; return;
    case NodeKind::type_alias_statement: return enter_type_alias(walk, frame);
    case NodeKind::for_statement:
      frame.child_mode = Mode::target;
      frame.state = LoopFrame{};
      return;
    case NodeKind::while_statement: frame.state = LoopFrame{}; return;
    case NodeKind::if_statement: frame.state = IfFrame{}; return;
    case NodeKind::match_statement: frame.state = MatchFrame{}; return;
    case NodeKind::try_statement: frame.state = TryFrame{}; return;
    default: return;
  }
}

void leave_plain_statement(PieceWalk& walk, WalkFrame& frame) {
  const OpId value = walk.values.count(frame) > 0 ? walk.values.at(frame, 0) : none;
  switch (frame.kind) {
    case NodeKind::import_statement:
    case NodeKind::import_from_statement:
    case NodeKind::future_import_statement: return leave_import(walk, frame);
    case NodeKind::return_statement: walk.writer.emit({.code = OpCode::result, .a = value}); return;
    case NodeKind::assert_statement: return narrow_by(walk, walk.values.at(frame, 0));
    case NodeKind::raise_statement: walk.writer.emit({.code = OpCode::stop_branch}); return;
    case NodeKind::delete_statement:
      if (value != none) walk.writer.emit({.code = OpCode::remove, .a = value});
      return;
    case NodeKind::for_statement:
    case NodeKind::while_statement: return close_loop(walk, frame);
    case NodeKind::if_statement:
    case NodeKind::match_statement: return close_alternatives(walk, frame);
    case NodeKind::try_statement: return close_try(walk, frame);
    case NodeKind::type_alias_statement:
      walk.at.scope = state_of<TypeAliasFrame>(frame).scope_before;
      return;
    default: return;
  }
}

void comma_of_statement(PieceWalk& walk, WalkFrame& frame, TSNode node) {
  if (frame.kind == NodeKind::assert_statement) {
    frame.child_bars |= bit(Bar::conditional_branch);
  } else if (frame.kind == NodeKind::with_clause) {
    frame.child_bars |= bit(Bar::later_with_item);
  } else {
    import_token(walk, frame, NodeKind::comma, node);
  }
}

// The equals sign of `type X = ...`.
void equals_of_statement(PieceWalk& walk, WalkFrame& frame) {
  const auto* alias = find_state<TypeAliasFrame>(frame);
  if (alias != nullptr && alias->is_assignment) return;
  frame.child_mode = Mode::annotation;
  frame.child_role = Role::annotation;
  walk.values.drop(frame);
}

}  // namespace

void enter_statement(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  switch (frame.kind) {
    case NodeKind::block: return enter_block(walk, frame, parent);
    case NodeKind::elif_clause:
    case NodeKind::else_clause:
    case NodeKind::except_clause:
    case NodeKind::finally_clause:
    case NodeKind::case_clause:
    case NodeKind::decorator:
    case NodeKind::dotted_name: return enter_clause(walk, frame, parent);
    case NodeKind::with_clause:
    case NodeKind::with_item:
    case NodeKind::relative_import:
    case NodeKind::aliased_import: return;
    case NodeKind::function_definition:
    case NodeKind::class_definition:
      if (parent.kind != NodeKind::decorated_definition) begin_statement(walk, frame, parent);
      frame.state = DefinitionFrame{.scope_before = walk.at.scope};
      return;
    default: begin_statement(walk, frame, parent); return enter_plain_statement(walk, frame);
  }
}

void leave_statement(PieceWalk& walk, WalkFrame& frame) {
  switch (frame.kind) {
    case NodeKind::module: return;
    case NodeKind::block: return leave_block(walk, frame);
    case NodeKind::elif_clause:
    case NodeKind::else_clause:
    case NodeKind::except_clause:
    case NodeKind::finally_clause:
    case NodeKind::case_clause:
    case NodeKind::with_clause:
    case NodeKind::with_item:
    case NodeKind::decorator:
    case NodeKind::relative_import:
    case NodeKind::dotted_name:
    case NodeKind::aliased_import: return leave_clause(walk, frame);
    case NodeKind::function_definition:
    case NodeKind::class_definition:
      leave_definition(walk, frame);
      if (walk.frames.up(1).kind == NodeKind::decorated_definition) return walk.values.drop(frame);
      break;
    default: leave_plain_statement(walk, frame); break;
  }
  walk.values.drop(frame);
  walk.at.statement = frame.statement_before;
}

void statement_leaf(PieceWalk& walk, NodeKind kind, TSNode node) {
  const WalkFrame& parent = walk.frames.top();
  WalkFrame frame{.node = node, .child_around = parent.child_around};
  begin_statement(walk, frame, parent);
  if (kind != NodeKind::pass_statement) walk.writer.emit({.code = OpCode::leave_loop});
  walk.at.statement = frame.statement_before;
}

void statement_token(PieceWalk& walk, WalkFrame& frame, NodeKind token, TSNode node) {
  switch (token) {
    case NodeKind::colon: return end_header(walk, frame, node);
    case NodeKind::semicolon: frame.separator = ts_node_end_byte(node); return;
    case NodeKind::comma: return comma_of_statement(walk, frame, node);
    case NodeKind::keyword_in:
      if (frame.kind == NodeKind::for_statement) frame.child_mode = Mode::load;
      return;
    case NodeKind::keyword_while: return begin_while(walk, frame);
    case NodeKind::keyword_async:
      if (auto* definition = find_state<DefinitionFrame>(frame)) definition->is_async = true;
      return;
    case NodeKind::arrow: return begin_annotation(frame);
    case NodeKind::equals: return equals_of_statement(walk, frame);
    case NodeKind::keyword_import:
    case NodeKind::left_parenthesis:
    case NodeKind::right_parenthesis: return import_token(walk, frame, token, node);
    default: return;
  }
}

}  // namespace paddle_ls::python
