#include "engine/python/record/record_suites.hpp"

#include "engine/python/record/record_comprehensions.hpp"
#include "engine/python/record/record_definitions.hpp"
#include "engine/python/record/record_names.hpp"
#include "engine/python/record/record_narrowing.hpp"

namespace paddle_ls::python {
namespace {

void end_try_body(PieceWalk& walk, TryFrame& attempt) {
  if (!attempt.body_ended) walk.writer.emit_control(Control::try_body_end);
  attempt.body_ended = true;
}

// Opens a handler, else or finally; returns whether there is an open try around it.
bool open_part_of_try(PieceWalk& walk, WalkFrame& parent, Control begin) {
  auto* attempt = find_state<TryFrame>(parent);
  if (attempt == nullptr || !attempt->opened) return false;
  end_try_body(walk, *attempt);
  walk.writer.emit_control(begin);
  return true;
}

// True if the else is on the tape.
bool open_else(PieceWalk& walk, WalkFrame& parent) {
  if (parent.kind == NodeKind::try_statement) {
    return open_part_of_try(walk, parent, Control::try_else_begin);
  }
  if (auto* alternatives = find_state<IfFrame>(parent)) {
    alternatives->exhaustive = true;
    return alternatives->opened;
  }
  // After a loop the clause runs unless there was a break: a branch that may be skipped.
  walk.writer.emit_control(Control::if_begin);
  return true;
}

void leave_else(PieceWalk& walk, const WalkFrame& frame) {
  if (!state_of<BranchFrame>(frame).opened) return;
  const NodeKind parent = walk.frames.up(1).kind;
  if (parent == NodeKind::try_statement) {
    walk.writer.emit_control(Control::try_else_end);
    return;
  }
  walk.writer.emit_control(Control::branch_end);
  if (parent != NodeKind::if_statement) walk.writer.emit_control(Control::if_end);
}

void leave_handler(PieceWalk& walk, const WalkFrame& frame) {
  const auto& handler = state_of<HandlerFrame>(frame);
  if (!handler.opened) return;
  walk.writer.emit({.code = OpCode::control, .control = Control::handler_end, .a = handler.target});
}

bool is_in_open_match(PieceWalk& walk) {
  if (walk.frames.depth() <= 2) return false;
  const auto* match = find_state<MatchFrame>(walk.frames.up(2));
  return match != nullptr && match->opened;
}

Around around_else(NodeKind statement) {
  switch (statement) {
    case NodeKind::try_statement: return Around::in_except;
    case NodeKind::if_statement: return Around::in_if;
    default: return Around::in_loop;
  }
}

// The context that the block of `parent` adds to its statements.
std::uint16_t around_block(PieceWalk& walk, const WalkFrame& parent) {
  switch (parent.kind) {
    case NodeKind::if_statement: {
      const bool is_type_checking = state_of<IfFrame>(parent).tests_type_checking;
      return bit(Around::in_if) | (is_type_checking ? bit(Around::in_type_checking) : 0);
    }
    case NodeKind::elif_clause:
    case NodeKind::match_statement:
    case NodeKind::case_clause: return bit(Around::in_if);
    case NodeKind::for_statement:
    case NodeKind::while_statement: return bit(Around::in_loop);
    case NodeKind::with_statement: return bit(Around::in_with);
    case NodeKind::try_statement: return bit(Around::in_try);
    case NodeKind::except_clause:
    case NodeKind::finally_clause: return bit(Around::in_except);
    case NodeKind::else_clause: return bit(around_else(walk.frames.up(2).kind));
    default: return 0;
  }
}

bool has_alternative(const WalkFrame& frame) {
  static constexpr std::string_view field = "alternative";
  return !ts_node_is_null(ts_node_child_by_field_name(frame.node, field.data(),
                                                      static_cast<std::uint32_t>(field.size())));
}

void end_first_branch(PieceWalk& walk, const WalkFrame& frame) {
  const auto& alternatives = state_of<IfFrame>(frame);
  if (!alternatives.opened) return;
  // The code that runs is the other branch, if there is one.
  if (alternatives.tests_type_checking && has_alternative(frame)) {
    walk.writer.emit({.code = OpCode::stop_branch});
  }
  walk.writer.emit_control(Control::branch_end);
}

// Writes the begin of an open statement to the tape, once: a broken header can have two colons.
template <class State>
bool open(PieceWalk& walk, WalkFrame& frame, Control begin) {
  auto& state = state_of<State>(frame);
  if (state.opened) return false;
  state.opened = true;
  walk.writer.emit_control(begin);
  return true;
}

void open_if(PieceWalk& walk, WalkFrame& frame) {
  if (!open<IfFrame>(walk, frame, Control::if_begin)) return;
  const OpId test = walk.values.at(frame, 0);
  // `if TYPE_CHECKING:` and `if typing.TYPE_CHECKING:`.
  state_of<IfFrame>(frame).tests_type_checking = last_name(walk, test) == "TYPE_CHECKING";
  narrow_by(walk, test);
}

void open_elif(PieceWalk& walk, WalkFrame& frame) {
  auto& branch = state_of<BranchFrame>(frame);
  const auto* alternatives = find_state<IfFrame>(walk.frames.up(1));
  if (branch.opened || alternatives == nullptr || !alternatives->opened) return;
  branch.opened = true;
  narrow_by(walk, walk.values.at(frame, 0));
}

void open_for(PieceWalk& walk, WalkFrame& frame) {
  if (!open<LoopFrame>(walk, frame, Control::loop_begin)) return;
  const OpId iterable = walk.values.count(frame) > 1 ? walk.values.at(frame, 1) : opaque_value;
  emit_iterate(walk, walk.values.at(frame, 0), iterable);
}

void open_suite(PieceWalk& walk, WalkFrame& frame) {
  switch (frame.kind) {
    case NodeKind::function_definition: return begin_function_body(walk, frame);
    case NodeKind::class_definition: return begin_class_body(walk, frame);
    case NodeKind::if_statement: return open_if(walk, frame);
    case NodeKind::elif_clause: return open_elif(walk, frame);
    case NodeKind::for_statement: return open_for(walk, frame);
    case NodeKind::match_statement: open<MatchFrame>(walk, frame, Control::if_begin); return;
    case NodeKind::try_statement: open<TryFrame>(walk, frame, Control::try_begin); return;
    default: return;
  }
}

}  // namespace

bool shares_line(std::string_view source, const WalkFrame& parent, const WalkFrame& frame) {
  const std::size_t from = parent.separator;
  const std::size_t to = ts_node_start_byte(frame.node);
  return parent.separator != none && from <= to &&
         source.substr(from, to - from).find('\n') == std::string_view::npos;
}

void enter_clause(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent) {
  switch (frame.kind) {
    case NodeKind::dotted_name: frame.state = PatternNameFrame{}; return;
    case NodeKind::decorator:
      frame.child_bars |= bit(Bar::decorator);
      frame.child_role = Role::decorator;
      return;
    case NodeKind::elif_clause:
      frame.state = BranchFrame{};
      frame.child_bars |= bit(Bar::later_test);
      return;
    case NodeKind::except_clause:
      frame.child_bars |= bit(Bar::later_test);
      frame.state = HandlerFrame{open_part_of_try(walk, parent, Control::handler_begin)};
      return;
    case NodeKind::finally_clause:
      frame.state = BranchFrame{open_part_of_try(walk, parent, Control::finally_begin)};
      return;
    case NodeKind::case_clause:
      frame.child_mode = Mode::pattern;
      frame.child_bars |= bit(Bar::later_test);
      frame.state = BranchFrame{is_in_open_match(walk)};
      return;
    case NodeKind::else_clause: frame.state = BranchFrame{open_else(walk, parent)}; return;
    default: return;
  }
}

void leave_clause(PieceWalk& walk, const WalkFrame& frame) {
  switch (frame.kind) {
    case NodeKind::dotted_name: return leave_pattern_name(walk, frame);
    case NodeKind::aliased_import:
    case NodeKind::relative_import:
    case NodeKind::decorator: return;  // its value is kept for the definition
    case NodeKind::except_clause: leave_handler(walk, frame); break;
    case NodeKind::else_clause: leave_else(walk, frame); break;
    case NodeKind::case_clause:
      if (state_of<BranchFrame>(frame).opened) walk.writer.emit_control(Control::branch_end);
      break;
    default: break;
  }
  walk.values.drop(frame);
}

void enter_block(PieceWalk& walk, WalkFrame& frame, const WalkFrame& parent) {
  frame.state = BlockFrame{walk.at.block};
  walk.at.block = walk.tape.blocks++;
  frame.child_bars = frame.bars = 0;
  frame.child_around |= around_block(walk, parent);
  if (shares_line(walk.source, parent, frame)) frame.child_around |= bit(Around::on_header_line);
}

void leave_block(PieceWalk& walk, const WalkFrame& frame) {
  walk.at.block = state_of<BlockFrame>(frame).block_before;
  walk.values.drop(frame);
  WalkFrame& parent = walk.frames.up(1);
  switch (parent.kind) {
    case NodeKind::if_statement: return end_first_branch(walk, parent);
    case NodeKind::elif_clause:
      if (state_of<BranchFrame>(parent).opened) walk.writer.emit_control(Control::branch_end);
      return;
    case NodeKind::for_statement:
    case NodeKind::while_statement: return close_loop(walk, parent);
    case NodeKind::try_statement:
      if (auto& attempt = state_of<TryFrame>(parent); attempt.opened) end_try_body(walk, attempt);
      return;
    default: return;
  }
}

void begin_while(PieceWalk& walk, WalkFrame& frame) {
  frame.child_bars |= bit(Bar::loop_test);
  if (find_state<LoopFrame>(frame) != nullptr) {
    open<LoopFrame>(walk, frame, Control::loop_begin);
  }
}

void end_header(PieceWalk& walk, WalkFrame& frame, TSNode colon) {
  open_suite(walk, frame);
  frame.child_bars = frame.bars;
  walk.values.drop(frame);
  frame.separator = ts_node_end_byte(colon);
}

void close_loop(PieceWalk& walk, WalkFrame& loop) {
  auto& state = state_of<LoopFrame>(loop);
  if (state.opened) walk.writer.emit_control(Control::loop_end);
  state.opened = false;
}

void close_alternatives(PieceWalk& walk, const WalkFrame& frame) {
  const auto* alternatives = find_state<IfFrame>(frame);
  const bool is_opened =
      alternatives != nullptr ? alternatives->opened : state_of<MatchFrame>(frame).opened;
  if (!is_opened) return;
  const bool is_exhaustive = alternatives != nullptr && alternatives->exhaustive;
  walk.writer.emit({.code = OpCode::control,
                    .flags = static_cast<std::uint8_t>(is_exhaustive ? exhaustive : 0),
                    .control = Control::if_end});
}

void close_try(PieceWalk& walk, WalkFrame& frame) {
  auto& attempt = state_of<TryFrame>(frame);
  if (!attempt.opened) return;
  end_try_body(walk, attempt);
  walk.writer.emit_control(Control::try_end);
}

}  // namespace paddle_ls::python
