// The walk from tree to tape. Internal to record_*.cpp.
//
// One frame per node on the path to the cursor. A frame tells its next child how to behave: what an
// identifier means there (`child_mode`), in which role an expression stands, and what keeps it from
// being hoisted. Keywords and punctuation between the children change that, so no field look-ups
// and no second visits are needed. Finished expressions wait on a stack of values for their parent.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/record/grammar.hpp"
#include "engine/python/record/literal_text.hpp"
#include "engine/python/record/symbol_table.hpp"
#include "engine/python/record/tape.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

// Operations that every tape begins with: values that need no operation of their own.
inline constexpr OpId opaque_value = 0;
inline constexpr OpId literal_value = 1;
inline constexpr OpId none_value = 2;
inline constexpr OpId slice_value = 3;
inline constexpr OpId text_value = 4;
inline constexpr OpId whole_value = 5;
inline constexpr OpId fraction_value = 6;
inline constexpr OpId truth_value = 7;
inline constexpr OpId shared_operations = 8;

// A value of Python itself that is written as a constant.
constexpr bool is_constant(OpId op) {
  return op == literal_value || (op >= whole_value && op < shared_operations);
}

// What an identifier does.
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

// Bits of a frame's `state`, for the kinds that need no state of their own.
enum State : std::uint8_t {
  exhaustive_state = 1 << 0,  // an if statement that has an else
  async_state = 1 << 1,
  type_checking_state = 1 << 2,     // `if TYPE_CHECKING:`
  plain_assignment_state = 1 << 3,  // `type(x).y = z`
  opened_state = 1 << 4,            // its first control operation is on the tape
  body_ended_state = 1 << 5,        // of a try: the guarded suite is over
  both_state = 1 << 6,              // of a boolean operator: `and`
};

struct Frame {
  TSNode node;
  std::uint32_t values;       // height of the stack of values when the node was entered
  std::uint32_t mark = none;  // of the kind's own use, see the functions
  std::uint32_t mark2 = none;
  std::uint32_t separator = none;  // end of the colon or semicolon seen last
  StatementId statement_before = none;
  ScopeId scope_before = none;
  std::uint16_t bars = 0;
  std::uint16_t child_bars = 0;
  std::uint16_t child_around = 0;
  NodeKind kind = NodeKind::other;
  Mode mode = Mode::load;
  Mode child_mode = Mode::load;
  Role role = Role::value;
  Role child_role = Role::value;
  std::uint8_t state = 0;
};

class Recorder {
 public:
  Recorder(std::string_view source, Names& names, Tape& tape);

  // Records everything below `root`. False when `stop` said so.
  bool run(syntax::Node root, const syntax::Stop& stop);

  SymbolTable& symbols() { return symbols_; }

 private:
  struct Value {
    OpId op;
    NameId keyword;  // `none` for a positional value, `unpacked` behind `*` or `**`
  };
  static constexpr NameId unpacked = none - 1;

  // The walk: see record_tape.cpp.
  void visit_leaf(NodeKind kind, TSNode node);
  void enter(NodeKind kind, TSNode node);
  void leave();
  void note_error(NodeKind kind, TSNode node);

  // Values and operations.
  OpId emit(Op op, TSNode node);
  OpId emit_with_node(Op op, TSNode node);
  OpId emit_effect(Op op);
  void push(OpId op, NameId keyword = none) { values_.push_back({op, keyword}); }
  OpId value_at(const Frame& frame, std::size_t index) const;
  std::size_t value_count(const Frame& frame) const { return values_.size() - frame.values; }
  void drop_values(const Frame& frame) { values_.resize(frame.values); }
  void replace_values(const Frame& frame, OpId op);
  bool begins_with_star(OpId op) const;
  std::pair<std::uint32_t, std::uint32_t> keep_operands(const Frame& frame, std::size_t from);

  // Statements: record_statements.cpp.
  void begin_statement(Frame& frame, const Frame& parent);
  void enter_statement(Frame& frame, const Frame& parent);
  void enter_type_alias(Frame& frame);
  void enter_clause(Frame& frame, Frame& parent);
  void enter_block(Frame& frame);
  void open_part_of_try(Frame& frame, Frame& parent, Code begin);
  void open_suite(Frame& frame);
  void close_loop(Frame& loop);
  void close_alternatives(const Frame& frame);
  void leave_block(const Frame& frame);
  void leave_statement(const Frame& frame);
  void leave_clause(const Frame& frame);
  void statement_token(Frame& frame, NodeKind kind, TSNode node);
  void header_end(Frame& frame, TSNode colon);
  bool tests_type_checking(const Frame& frame) const;
  static bool has_alternative(const Frame& frame);
  void narrow_by(OpId test);
  void begin_second_of_both(Frame& frame);
  bool asks_for_type(OpId test) const;

  // Scopes: record_scopes.cpp.
  ScopeId open_scope(ScopeKind kind, NameId name, TSNode node);
  SymbolId symbol(ScopeId scope, NameId name);
  SymbolId bind(ScopeId scope, NameId name);
  ScopeId walrus_scope() const;
  void enter_parameters(Frame& frame, Frame& parent);
  void leave_parameters(const Frame& frame);
  void leave_parameter(const Frame& frame);
  void parameter_name(NameId name);
  void begin_function_body(Frame& frame);
  void end_function_body(const Frame& frame, OpId value);
  void begin_class_body(Frame& frame);
  void leave_definition(const Frame& frame);
  void enter_type_parameters(Frame& frame, Frame& parent);
  void enter_comprehension(Frame& frame);
  void enter_comprehension_clause(Frame& frame, Frame& parent);
  void leave_comprehension_clause(const Frame& frame);
  void emit_iterate(OpId target, OpId iterable);
  void leave_comprehension(const Frame& frame);

  // Expressions on the way down: record_expressions.cpp.
  void enter_expression(Frame& frame, const Frame& parent);
  bool assigns_leaf(TSNode assignment) const;
  void expression_token(Frame& frame, NodeKind kind);
  void begin_annotation_subscript(Frame& frame, OpId base);

  // Expressions on the way up: record_values.cpp.
  void leave_expression(const Frame& frame);
  void leave_lambda(const Frame& frame);
  void leave_splat(const Frame& frame);
  void leave_await(const Frame& frame);
  void mark_kept(const Frame& frame);
  void leave_dictionary(const Frame& frame);
  void leave_operator(const Frame& frame);
  void leave_boolean_operator(const Frame& frame);
  void leave_comparison(const Frame& frame);
  void leave_named_expression(const Frame& frame);
  void leave_assignment(const Frame& frame);
  void leave_attribute(const Frame& frame);
  void plain_attribute(TSNode node);
  void leave_call(const Frame& frame);
  void leave_sequence(const Frame& frame);
  void leave_subscript(const Frame& frame);
  OpId indices_together(const Frame& frame);
  bool opens_file(OpId value) const;
  void leave_as_pattern(const Frame& frame);
  void note_operator(const Frame& frame);
  void note_yield(const Frame& frame);

  // Strings: record_strings.cpp.
  void plain_string(TSNode node);
  void annotation_string(TSNode node);
  OpId dotted_in_string(TSNode node, std::size_t& at, std::size_t end);
  bool is_format_string(TSNode node) const;
  bool is_table_of_literals(NodeKind kind, TSNode node);

  // Identifiers: record_names.cpp.
  void identifier(TSNode node);
  void identifier_by_mode(TSNode node, NameId name);
  bool identifier_of_parent(TSNode node, NameId name);
  void pattern_name(Frame& frame, TSNode node, NameId name);
  void leave_pattern_name(const Frame& frame);

  // Imports: record_imports.cpp.
  void enter_import(Frame& frame);
  void import_name(TSNode node);
  void import_alias(TSNode node);
  void import_star(TSNode node);
  void import_token(Frame& frame, NodeKind kind, TSNode node);
  void leave_import(const Frame& frame);
  NameId dotted_text(text::ByteRange range);
  NameId word(std::string_view written);

  std::string_view text(TSNode node) const;
  text::ByteRange range(TSNode node) const;

  std::string_view source_;
  Names& names_;
  Tape& tape_;
  SymbolTable symbols_;
  const NodeKinds& kinds_;
  LiteralText literals_;
  std::vector<Frame> frames_;
  std::vector<Value> values_;
  std::vector<Parameter> pending_parameters_;
  std::vector<NameId>
      class_of_scope_;  // whose private names a scope mangles; `none` outside classes
  ScopeId scope_ = 0;
  StatementId statement_ = none;
  std::uint32_t block_ = 0;
  std::uint32_t effects_ = 0;      // operations with effects so far in the statement
  std::uint32_t error_depth_ = 0;  // ERROR nodes around the cursor
  bool tree_has_error_ = false;
};

// True for names joined by dots, with nothing else in between.
bool is_plain_dotted(std::string_view text);

constexpr std::uint16_t bit(Bar bar) {
  return static_cast<std::uint16_t>(bar);
}
constexpr std::uint16_t bit(Around around) {
  return static_cast<std::uint16_t>(around);
}

}  // namespace paddle_ls::python
