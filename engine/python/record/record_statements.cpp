// Statements, blocks and control flow.
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {
namespace {

bool same_line(std::string_view source, std::size_t from, std::size_t to) {
  return from <= to && source.substr(from, to - from).find('\n') == std::string_view::npos;
}

}  // namespace

void Recorder::begin_statement(Frame& frame, const Frame& parent) {
  std::uint16_t around = frame.child_around;
  if (parent.separator != none &&
      same_line(source_, parent.separator, ts_node_start_byte(frame.node))) {
    around |= bit(Around::behind_semicolon);
  }
  frame.statement_before = statement_;
  statement_ = static_cast<StatementId>(names_.statements.size());
  names_.statements.push_back({.node = syntax::Node(frame.node),
                               .scope = scope_,
                               .parent = frame.statement_before,
                               .block = block_,
                               .around = around,
                               .has_error = error_depth_ > 0});
  frame.child_around &= static_cast<std::uint16_t>(~bit(Around::on_header_line));
  frame.child_bars = frame.bars = 0;
  effects_ = 0;
}

void Recorder::enter_statement(Frame& frame, const Frame& parent) {
  switch (frame.kind) {
    case NodeKind::block: return enter_block(frame);
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
    case NodeKind::aliased_import: return enter_clause(frame, frames_[frames_.size() - 2]);
    case NodeKind::function_definition:
    case NodeKind::class_definition:
      if (parent.kind != NodeKind::decorated_definition) begin_statement(frame, parent);
      frame.scope_before = scope_;
      return;
    default: break;
  }
  begin_statement(frame, parent);
  switch (frame.kind) {
    case NodeKind::import_statement:
    case NodeKind::import_from_statement:
    case NodeKind::future_import_statement: return enter_import(frame);
    case NodeKind::delete_statement: frame.child_mode = Mode::removal; return;
    case NodeKind::global_statement: frame.child_mode = Mode::declared_global; return;
    case NodeKind::nonlocal_statement: frame.child_mode = Mode::declared_nonlocal; return;
    case NodeKind::for_statement: frame.child_mode = Mode::target; return;
    case NodeKind::type_alias_statement: return enter_type_alias(frame);
    default: return;
  }
}

// The grammar takes `type(x).y = z` for an alias too; there the word is the builtin.
void Recorder::enter_type_alias(Frame& frame) {
  const std::string_view written = text(frame.node);
  const std::size_t next = written.find_first_not_of(" \t", std::string_view("type").size());
  frame.scope_before = scope_;
  if (next != std::string_view::npos && (written[next] == '(' || written[next] == '[')) {
    frame.state = plain_assignment_state;
    tape_.symbols[symbol(scope_, names_.texts.intern("type"))].loaded = true;
    emit_with_node({.code = Code::load, .a = symbol(scope_, names_.texts.intern("type"))},
                   frame.node);
    return;
  }
  frame.child_mode = Mode::alias_name;
  frame.child_bars |= bit(Bar::type_parameters);
}

void Recorder::enter_clause(Frame& frame, Frame& parent) {
  frame.scope_before = scope_;
  switch (frame.kind) {
    case NodeKind::decorator:
      frame.child_bars |= bit(Bar::decorator);
      frame.child_role = Role::decorator;
      return;
    case NodeKind::elif_clause: frame.child_bars |= bit(Bar::later_test); return;
    case NodeKind::except_clause:
      frame.child_bars |= bit(Bar::later_test);
      return open_part_of_try(frame, parent, Code::handler_begin);
    case NodeKind::finally_clause: return open_part_of_try(frame, parent, Code::finally_begin);
    case NodeKind::case_clause:
      frame.child_mode = Mode::pattern;
      frame.child_bars |= bit(Bar::later_test);
      if (frames_.size() > 2 && frames_[frames_.size() - 3].kind == NodeKind::match_statement) {
        frame.state |= frames_[frames_.size() - 3].state & opened_state;
      }
      return;
    case NodeKind::else_clause:
      if (parent.kind == NodeKind::try_statement) {
        return open_part_of_try(frame, parent, Code::try_else_begin);
      }
      if (parent.kind == NodeKind::if_statement) {
        parent.state |= exhaustive_state;
        frame.state |= parent.state & opened_state;
      } else {
        // Behind a loop the clause runs unless there was a break: a branch that may be skipped.
        emit_effect({.code = Code::if_begin});
        frame.state |= opened_state;
      }
      return;
    default: return;
  }
}

// In a broken tree a clause can stand without its statement, and a try without its suite.
void Recorder::open_part_of_try(Frame& frame, Frame& parent, Code begin) {
  if (parent.kind != NodeKind::try_statement || (parent.state & opened_state) == 0) return;
  if ((parent.state & body_ended_state) == 0) emit_effect({.code = Code::try_body_end});
  parent.state |= body_ended_state;
  emit_effect({.code = begin});
  frame.state |= opened_state;
}

// The block's number is kept in `block_`, the one around it in the frame.
void Recorder::enter_block(Frame& frame) {
  const Frame& parent = frames_[frames_.size() - 2];
  frame.mark = block_;
  block_ = tape_.blocks++;
  frame.child_bars = frame.bars = 0;
  switch (parent.kind) {
    case NodeKind::if_statement:
    case NodeKind::elif_clause:
    case NodeKind::match_statement:
    case NodeKind::case_clause: frame.child_around |= bit(Around::in_if); break;
    case NodeKind::for_statement:
    case NodeKind::while_statement: frame.child_around |= bit(Around::in_loop); break;
    case NodeKind::with_statement: frame.child_around |= bit(Around::in_with); break;
    case NodeKind::try_statement: frame.child_around |= bit(Around::in_try); break;
    case NodeKind::except_clause:
    case NodeKind::finally_clause: frame.child_around |= bit(Around::in_except); break;
    case NodeKind::else_clause:
      switch (frames_[frames_.size() - 3].kind) {
        case NodeKind::try_statement: frame.child_around |= bit(Around::in_except); break;
        case NodeKind::if_statement: frame.child_around |= bit(Around::in_if); break;
        default: frame.child_around |= bit(Around::in_loop); break;
      }
      break;
    default: break;
  }
  if (parent.kind == NodeKind::if_statement && (parent.state & type_checking_state) != 0) {
    frame.child_around |= bit(Around::in_type_checking);
  }
  if (parent.separator != none &&
      same_line(source_, parent.separator, ts_node_start_byte(frame.node))) {
    frame.child_around |= bit(Around::on_header_line);
  }
}

void Recorder::leave_block(const Frame& frame) {
  block_ = frame.mark;
  drop_values(frame);
  Frame& parent = frames_[frames_.size() - 2];
  if ((parent.state & opened_state) == 0) return;
  switch (parent.kind) {
    case NodeKind::if_statement:
      // What runs is the other branch, where there is one.
      if ((parent.state & type_checking_state) != 0 && has_alternative(parent)) {
        emit_effect({.code = Code::stop_branch});
      }
      emit_effect({.code = Code::branch_end});
      return;
    case NodeKind::elif_clause: emit_effect({.code = Code::branch_end}); return;
    case NodeKind::for_statement:
    case NodeKind::while_statement: return close_loop(parent);
    case NodeKind::try_statement:
      if ((parent.state & body_ended_state) == 0) emit_effect({.code = Code::try_body_end});
      parent.state |= body_ended_state;
      return;
    default: return;
  }
}

void Recorder::close_loop(Frame& loop) {
  if ((loop.state & opened_state) == 0) return;
  emit_effect({.code = Code::loop_end});
  loop.state &= static_cast<std::uint8_t>(~opened_state);
}

void Recorder::leave_statement(const Frame& frame) {
  switch (frame.kind) {
    case NodeKind::module: return;
    case NodeKind::block: return leave_block(frame);
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
    case NodeKind::aliased_import: return leave_clause(frame);
    default: break;
  }
  const OpId value = value_count(frame) > 0 ? value_at(frame, 0) : none;
  switch (frame.kind) {
    case NodeKind::import_statement:
    case NodeKind::import_from_statement:
    case NodeKind::future_import_statement: leave_import(frame); break;
    case NodeKind::return_statement: emit_effect({.code = Code::result, .a = value}); break;
    case NodeKind::assert_statement: narrow_by(value_at(frame, 0)); break;
    case NodeKind::raise_statement: emit_effect({.code = Code::stop_branch}); break;
    case NodeKind::delete_statement:
      if (value != none) emit_effect({.code = Code::remove, .a = value});
      break;
    case NodeKind::for_statement:
    case NodeKind::while_statement: close_loop(frames_.back()); break;
    case NodeKind::if_statement:
    case NodeKind::match_statement:
    case NodeKind::try_statement: close_alternatives(frame); break;
    case NodeKind::type_alias_statement: scope_ = frame.scope_before; break;
    case NodeKind::function_definition:
    case NodeKind::class_definition:
      leave_definition(frame);
      if (frames_[frames_.size() - 2].kind == NodeKind::decorated_definition) {
        return drop_values(frame);
      }
      break;
    default: break;
  }
  drop_values(frame);
  statement_ = frame.statement_before;
}

void Recorder::close_alternatives(const Frame& frame) {
  if ((frame.state & opened_state) == 0) return;
  if (frame.kind == NodeKind::try_statement) {
    if ((frame.state & body_ended_state) == 0) emit_effect({.code = Code::try_body_end});
    emit_effect({.code = Code::try_end});
    return;
  }
  const bool is_exhaustive = (frame.state & exhaustive_state) != 0;
  emit_effect(
      {.code = Code::if_end, .flags = static_cast<std::uint8_t>(is_exhaustive ? exhaustive : 0)});
}

void Recorder::leave_clause(const Frame& frame) {
  const bool opened = (frame.state & opened_state) != 0;
  switch (frame.kind) {
    case NodeKind::dotted_name: return leave_pattern_name(frame);
    case NodeKind::aliased_import:
    case NodeKind::relative_import: return;
    case NodeKind::decorator: return;  // its value waits for the definition
    case NodeKind::except_clause:
      if (opened) emit_effect({.code = Code::handler_end, .a = frame.mark});
      break;
    case NodeKind::case_clause:
      if (opened) emit_effect({.code = Code::branch_end});
      break;
    case NodeKind::else_clause: {
      if (!opened) break;
      const NodeKind parent = frames_[frames_.size() - 2].kind;
      if (parent == NodeKind::try_statement) {
        emit_effect({.code = Code::try_else_end});
        break;
      }
      emit_effect({.code = Code::branch_end});
      if (parent != NodeKind::if_statement) emit_effect({.code = Code::if_end});
      break;
    }
    default: break;
  }
  drop_values(frame);
}

void Recorder::statement_token(Frame& frame, NodeKind kind, TSNode node) {
  switch (kind) {
    case NodeKind::colon: return header_end(frame, node);
    case NodeKind::semicolon: frame.separator = ts_node_end_byte(node); return;
    case NodeKind::comma:
      if (frame.kind == NodeKind::assert_statement) {
        frame.child_bars |= bit(Bar::conditional_branch);
      } else if (frame.kind == NodeKind::with_clause) {
        frame.child_bars |= bit(Bar::later_with_item);
      } else {
        import_token(frame, kind, node);
      }
      return;
    case NodeKind::keyword_in:
      if (frame.kind == NodeKind::for_statement) frame.child_mode = Mode::load;
      return;
    case NodeKind::keyword_while:
      frame.child_bars |= bit(Bar::loop_test);
      if ((frame.state & opened_state) != 0) return;
      emit_effect({.code = Code::loop_begin});
      frame.state |= opened_state;
      return;
    case NodeKind::keyword_async: frame.state |= async_state; return;
    case NodeKind::arrow:
      frame.child_mode = Mode::annotation;
      frame.child_role = Role::annotation;
      frame.child_bars |= bit(Bar::annotation);
      return;
    case NodeKind::equals:  // of `type X = ...`
      if ((frame.state & plain_assignment_state) != 0) return;
      frame.child_mode = Mode::annotation;
      frame.child_role = Role::annotation;
      drop_values(frame);
      return;
    case NodeKind::keyword_import:
    case NodeKind::left_parenthesis:
    case NodeKind::right_parenthesis: return import_token(frame, kind, node);
    default: return;
  }
}

// The colon between a header and its block.
void Recorder::header_end(Frame& frame, TSNode colon) {
  // A broken header can have a second colon.
  if ((frame.state & opened_state) == 0) open_suite(frame);
  frame.child_bars = frame.bars;
  drop_values(frame);
  frame.separator = ts_node_end_byte(colon);
}

void Recorder::open_suite(Frame& frame) {
  switch (frame.kind) {
    case NodeKind::function_definition: begin_function_body(frame); break;
    case NodeKind::class_definition: begin_class_body(frame); break;
    case NodeKind::if_statement:
      if (tests_type_checking(frame)) frame.state |= type_checking_state;
      emit_effect({.code = Code::if_begin});
      narrow_by(value_at(frame, 0));
      break;
    case NodeKind::elif_clause: {
      const Frame& parent = frames_[frames_.size() - 2];
      const bool of_if = parent.kind == NodeKind::if_statement;
      if (of_if) frame.state |= parent.state & opened_state;
      if ((frame.state & opened_state) != 0) narrow_by(value_at(frame, 0));
      return;
    }
    case NodeKind::match_statement: emit_effect({.code = Code::if_begin}); break;
    case NodeKind::for_statement: {
      emit_effect({.code = Code::loop_begin});
      const OpId target = value_at(frame, 0);
      const OpId iterable = value_count(frame) > 1 ? value_at(frame, 1) : opaque_value;
      emit_iterate(target, iterable);
      break;
    }
    case NodeKind::try_statement: emit_effect({.code = Code::try_begin}); break;
    default: return;
  }
  frame.state |= opened_state;
}

// What follows runs only where `test` is true, which says something when it is `isinstance(x, T)`,
// or several such joined by `and`.
void Recorder::narrow_by(OpId test) {
  // Each operand of a chain is narrowed by those before it; of a chain that is longer than any that
  // a person writes, by the last ones.
  std::size_t joints_left = 64;
  std::vector<OpId> tests{test};
  while (!tests.empty()) {
    const OpId last = tests.back();
    tests.pop_back();
    const Op tested = tape_.ops[last];
    if (tested.code == Code::choice && (tested.flags & both) != 0) {
      if (joints_left == 0) continue;
      --joints_left;
      tests.push_back(tested.b);
      tests.push_back(tested.a);
    } else if (asks_for_type(last)) {
      const OpId* const arguments = tape_.operands.data() + tape_.calls[tested.b].first;
      const Op subject = tape_.ops[arguments[0]];
      emit_effect({.code = Code::narrow,
                   .a = arguments[0],
                   .b = arguments[1],
                   .c = tested.a,
                   .start = subject.start,
                   .end = subject.end});
    }
  }
}

// Behind `and`, what stands before it is true.
void Recorder::begin_second_of_both(Frame& frame) {
  frame.state |= both_state;
  const OpId first = value_at(frame, 0);
  const Op& op = tape_.ops[first];
  if (!asks_for_type(first) && (op.code != Code::choice || (op.flags & both) == 0)) return;
  emit_effect({.code = Code::if_begin});
  narrow_by(first);
  frame.state |= opened_state;
}

// True for `isinstance(x, T)` where `x` is a name or a dotted path from one.
bool Recorder::asks_for_type(OpId test) const {
  const Op& call = tape_.ops[test];
  if (call.code != Code::call || tape_.calls[call.b].positional != 2) return false;
  const Op& callee = tape_.ops[call.a];
  if (callee.code != Code::load) return false;
  if (names_.text(tape_.symbols[callee.a].name) != "isinstance") return false;
  OpId subject = tape_.operands[tape_.calls[call.b].first];
  while (tape_.ops[subject].code == Code::attribute) subject = tape_.ops[subject].a;
  return tape_.ops[subject].code == Code::load;
}

bool Recorder::has_alternative(const Frame& frame) {
  static constexpr std::string_view field = "alternative";
  return !ts_node_is_null(ts_node_child_by_field_name(frame.node, field.data(),
                                                      static_cast<std::uint32_t>(field.size())));
}

// True for `if TYPE_CHECKING:` and `if typing.TYPE_CHECKING:`.
bool Recorder::tests_type_checking(const Frame& frame) const {
  const Op& test = tape_.ops[value_at(frame, 0)];
  if (test.code == Code::load) return names_.text(tape_.symbols[test.a].name) == "TYPE_CHECKING";
  return test.code == Code::attribute && names_.text(test.b) == "TYPE_CHECKING";
}

}  // namespace paddle_ls::python
