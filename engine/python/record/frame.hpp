// The state of the nodes on the path to the cursor while the tree is walked.
//
// A frame determines how its next child is handled: the meaning of an identifier (`child_mode`),
// the role of an expression, and what prevents it from being hoisted. Keywords and punctuation
// between the children change that, so no field look-ups and no second visits are needed.
#pragma once

#include <variant>
#include <vector>

#include "engine/python/record/grammar.hpp"
#include "engine/python/record/tape.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

// The meaning of an identifier.
enum class Mode : std::uint8_t {
  load,
  target,
  removal,         // `del`
  annotation,      // a load in which strings are expressions
  pattern,         // captures
  parameter,       // binds in the function that is being defined
  type_parameter,  // binds in the current scope
  alias_name,      // the name of `type X = ...`
  declared_global,
  declared_nonlocal,
};

// State for the kinds of nodes that need some. In a broken tree a suite can be missing, or a clause
// can be without its statement: `opened` means that the begin is on the tape, so an end is
// required.

struct BlockFrame {
  std::uint32_t block_before;
};

struct ImportFrame {
  std::uint32_t import;  // in `Names::imports`
  bool in_names = false;
};

struct TypeAliasFrame {
  ScopeId scope_before;
  bool is_assignment = false;  // `type(x).y = z`
};

struct IfFrame {
  bool opened = false;
  bool exhaustive = false;  // it has an else
  bool tests_type_checking = false;
};

struct MatchFrame {
  bool opened = false;
};

struct LoopFrame {
  bool opened = false;
};

struct TryFrame {
  bool opened = false;
  bool body_ended = false;
};

// A clause of an if, match or loop, or the else or finally of a try.
struct BranchFrame {
  bool opened = false;
};

struct HandlerFrame {
  bool opened = false;
  OpId target = none;  // `e` of `except E as e`
};

// A function, class or lambda.
struct DefinitionFrame {
  ScopeId scope_before;
  ScopeId scope = none;  // of the body
  NameId name = none;
  bool is_async = false;
  bool opened = false;
};

// The list of parameters.
struct ParametersFrame {
  ScopeId function;
  std::uint32_t first_parameter;  // in `PieceWalk::parameters`
};

// One parameter with its annotation and default.
struct ParameterFrame {
  ScopeId function;
  SymbolId symbol = none;
  ParameterForm form = ParameterForm::plain;
};

struct ComprehensionFrame {
  ScopeId scope_before;
  OpId jump_to_clauses;
  OpId jump_past_body = none;  // `none` before the first clause
};

struct ComprehensionClauseFrame {
  ScopeId scope;         // of the comprehension
  ScopeId scope_before;  // the scope in which the iterable of a first clause is evaluated
  bool is_first = false;
};

// `a.b.c` in a pattern: one name, then a path of operations.
struct PatternNameFrame {
  NameId first = none;
  std::uint32_t first_end = 0;
  OpId path = none;
};

struct AttributeFrame {
  NameId name = none;
  std::uint32_t name_start = 0;
  bool after_dot = false;
};

// `name=value` in a call or pattern.
struct KeywordFrame {
  NameId name = none;
  bool after_equals = false;
};

struct WalrusFrame {
  NameId name = none;
  bool after_operator = false;
};

struct AssignmentFrame {
  std::uint32_t annotation = none;  // index among the node's values
};

struct BooleanFrame {
  bool is_and = false;
  bool opened = false;  // the first operand narrows what the second one sees
};

struct BinaryFrame {
  bool is_bar = false;
};

struct ComparisonFrame {
  bool is_identity = false;  // `in` and `is`: the result is a bool
};

struct SubscriptFrame {
  bool only_first_is_annotation = false;
};

using FrameState =
    std::variant<std::monostate, BlockFrame, ImportFrame, TypeAliasFrame, IfFrame, MatchFrame,
                 LoopFrame, TryFrame, BranchFrame, HandlerFrame, DefinitionFrame, ParametersFrame,
                 ParameterFrame, ComprehensionFrame, ComprehensionClauseFrame, PatternNameFrame,
                 AttributeFrame, KeywordFrame, WalrusFrame, AssignmentFrame, BooleanFrame,
                 BinaryFrame, ComparisonFrame, SubscriptFrame>;

struct WalkFrame {
  TSNode node;
  std::uint32_t values = 0;        // height of the stack of values when the node was entered
  std::uint32_t separator = none;  // end of the colon or semicolon seen last
  StatementId statement_before = none;
  std::uint16_t bars = 0;
  std::uint16_t child_bars = 0;
  std::uint16_t child_around = 0;
  NodeKind kind = NodeKind::other;
  Mode mode = Mode::load;
  Mode child_mode = Mode::load;
  Role role = Role::value;
  Role child_role = Role::value;
  FrameState state = {};
};

// The state of a frame whose kind has a `State`.
template <class State>
State& state_of(WalkFrame& frame) {
  return std::get<State>(frame.state);
}
template <class State>
const State& state_of(const WalkFrame& frame) {
  return std::get<State>(frame.state);
}

// The state of a frame of any kind, or null.
template <class State>
State* find_state(WalkFrame& frame) {
  return std::get_if<State>(&frame.state);
}
template <class State>
const State* find_state(const WalkFrame& frame) {
  return std::get_if<State>(&frame.state);
}

class FrameStack {
 public:
  bool empty() const { return frames_.empty(); }
  std::size_t depth() const { return frames_.size(); }
  WalkFrame& top() { return frames_.back(); }
  const WalkFrame& top() const { return frames_.back(); }
  // The frame `levels` below the top of the stack: `up(1)` is the parent of the top.
  WalkFrame& up(std::size_t levels) { return frames_[frames_.size() - 1 - levels]; }
  WalkFrame& push(const WalkFrame& frame) { return frames_.emplace_back(frame); }
  void pop() { frames_.pop_back(); }

 private:
  std::vector<WalkFrame> frames_;
};

constexpr std::uint16_t bit(Bar bar) {
  return static_cast<std::uint16_t>(bar);
}
constexpr std::uint16_t bit(Around around) {
  return static_cast<std::uint16_t>(around);
}

}  // namespace paddle_ls::python
