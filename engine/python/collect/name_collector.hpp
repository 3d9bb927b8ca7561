// Reads what a file uses off its tape, after the tape has been run. Internal to collect_*.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/collect/collect_names.hpp"
#include "engine/python/collect/guarded_blocks.hpp"
#include "engine/python/facts/string_literal.hpp"
#include "engine/syntax/language.hpp"

namespace paddle_ls::python {

class NameCollector {
 public:
  NameCollector(std::string_view source, Tape& tape, const SymbolTable& symbols,
                const std::vector<StarBinding>& stars, EvaluatedTape& run, const ReturnKinds& kinds,
                Names& names)
      : source_(source),
        tape_(tape),
        symbols_(symbols),
        stars_(stars),
        run_(run),
        kinds_(kinds),
        names_(names),
        bindings_of_symbol_(tape.symbols.size(), none),
        binding_of_op_(tape.ops.size(), none),
        use_of_op_(tape.ops.size(), none),
        tensor_evidence_(tape.symbols.size(), false),
        leaf_evidence_(tape.symbols.size(), false),
        text_evidence_(tape.symbols.size(), false),
        number_evidence_(tape.symbols.size(), false) {}

  void collect();

 private:
  // Bindings.
  void collect_import(OpId at, const Op& op);
  void collect_assignment(const Op& op);
  BindingId assignment_binding(OpId target, NameId qualified);
  BindingId binding_of(const Op& load);
  void chain(SymbolId symbol, BindingId binding);

  // Uses.
  UseId collect_use(OpId at, const Op& op);
  OpId add_parts(OpId at);
  void refer_to(Op& load, text::ByteRange range, UseId use);
  void collect_method(OpId at, const Op& op);
  void collect_value_of_class(const Op& op);

  // Operators: collect_operators.cpp
  void collect_operator(const Op& op);
  void collect_comparison(const Op& op);
  void compare_with_text(const Op& op, OpId tensor, const Value& value);
  void compare_with_tuple(const Op& op, OpId shape);
  void add_operator(const Op& op, const Value& left);
  void collect_augmented(const Op& op);
  void collect_index(const Op& op);
  bool is_entry_of_optimizer(const Op& op, const Value& object) const;
  Value changed_by(const Op& augment);
  Facts facts_of_call(OpId op) const;
  bool is_first_input(const Call& call, std::uint32_t at) const;
  bool is_given_tensor(const Op& op, const Call& call) const;
  Value receiver_of(const Op& op) const;
  Value first_input(const Op& op, const Call& call) const;
  Facts facts_of_base(const Op& op) const;
  void collect_removal(const Op& op);
  bool chooses(const Op& call) const;
  bool is_evident(SymbolId variable) const;
  bool is_outer_product(const Op& op, const Value& left, const Value& right) const;
  static bool counts_with_number(std::string_view written, const Value& left, const Value& right);
  static bool wants_number_moved(std::string_view written, const Value& left, const Value& right);
  syntax::Node node_at(const Op& op, text::ByteRange range) const;
  MethodUse& add_as_method(const Op& op, OpId receiver_op, syntax::Node node,
                           text::ByteRange written, std::string_view name,
                           const Receiver& receiver);
  Certainty tensor_behind_new_axis(const Op& subscript, bool in_tensor) const;

  // Parts of tensors that are written to: collect_parts.cpp
  void collect_change_of_part(const Op& op);
  void collect_filling(const Op& op);

  // Numbers, texts and keys: collect_conversions.cpp
  void collect_conversion(const Op& call);
  void collect_as_call(const Op& call, OpId operand, std::string_view method);
  bool is_only_shown(const Op& op) const;
  bool callee_is_text_method(const Op& call) const;
  bool is_of_program(const Op& call) const;
  bool looks_up(const Op& call) const;
  void collect_filled_parts(const Call& given);
  void collect_asked_type(const Call& call);
  void collect_key(OpId key);
  void collect_membership(const Op& op);
  void collect_filled_text(const Op& op);
  void collect_shown(OpId at, const Op& op);
  void add_asked(OpId operand, std::string_view method, Certainty at_most = Certainty::sure);
  bool is_cached(ScopeId function) const;

  // Exceptions that are waited for: collect_exceptions.cpp
  enum class Walk : std::uint8_t { learn, ask };
  void collect_exceptions();
  void walk_guarded(Walk walk);
  void close_passed(Walk walk, std::vector<GuardedBlock>& open, std::uint32_t at);
  void ask_in_call(std::vector<GuardedBlock>& open, const Op& op);
  void add_exceptions(GuardedBlock& block);
  void add_exception(const GuardedBlock& block, const AskedException& asked);
  Failures failures_of(const Op& op) const;
  Failures failures_of_call(const Op& op) const;
  Failures failures_of_builtin(std::string_view function, const Call& call) const;
  Failures failures_of_api(std::string_view api, const Call& call) const;
  bool is_given_tensors(const Call& call) const;
  std::string_view exception_named(const Op& op) const;
  bool is_in_except(syntax::Node node) const;
  bool looks_for_message(const Op& op) const;

  void mark_dynamic_object(const Op& call);
  bool replaces_by_path(const Op& call) const;
  void collect_replaced_path(const Op& call);
  void collect_dynamic(OpId at, const Op& call);
  void collect_by_attribute(OpId at, const Op& call);
  void collect_by_import(OpId at, const Op& call);
  void collect_code(const Op& call);
  void add_computed(const Op& call, DynamicUse& dynamic);
  void add_use(OpId at, const Op& call, DynamicUse& dynamic);
  DynamicUse dynamic_use(const Op& call, DynamicForm form) const;
  bool asks_by_name(const Op& call) const;
  OpId first_load(OpId expression) const;
  Receiver receiver_of(const Op& op);
  Kind owner_by_words(const Op& op) const;
  Receiver receiver_by_value(const Value& value, NameId attribute) const;
  bool is_own_member(const Value& instance, NameId name) const;
  bool is_member(NameId attribute);
  void find_tensor_uses();
  bool is_gradient(const Op& op) const;
  CallShape shape_of(const Op& call, std::vector<std::string_view>& keywords) const;
  bool gives_tensor_of_tensor(const Op& attribute);
  OpId tensor_given_to(const Op& call);
  OpId chosen_from(OpId result) const;
  void note_use_as_tensor(OpId value);
  void note_numbers();
  void note_arguments(const Op& op);
  void note_batches(const Op& op);
  void note_part(const Op& attribute);
  std::vector<bool> made_of_tensors();
  void spread_evidence();

  // Objects whose class answers for functions: collect_answered.cpp
  void collect_answered(const Op& call);
  NameId answering_class(OpId given, int depth) const;

  // Texts that tell a class: collect_class_texts.cpp
  void collect_class_text(OpId at, const Op& op);
  void collect_literals();
  text::ByteRange list_beside(OpId operand, const Op& comparison) const;

  // References.
  void collect_reference(const Op& op);
  void collect_exports(const Op& op);
  void export_strings(OpId value);
  void refer(SymbolId symbol, ReferenceForm form, text::ByteRange range, UseId use);

  text::ByteRange range_of(const Op& op) const { return {op.start, op.end}; }
  syntax::Node node_of(const Op& op) const {
    syntax::Node node = tape_.nodes[op.node];
    for (std::uint16_t level = 0; level < op.levels; ++level) node = node.field(object_field_);
    return node;
  }
  syntax::Node call_of(const Op& op) const {
    return op.parent_call == none ? syntax::Node() : node_of(tape_.ops[op.parent_call]);
  }
  bool is_unsound(const Op& op) const {
    // What stands in no statement stands in a piece that did not parse.
    return op.statement == none || names_.statements[op.statement].has_error;
  }
  // Where the characters of a plain string literal stand; else empty.
  text::ByteRange string_content(OpId op) const {
    const Op& string = tape_.ops[op];
    return string.code == Code::string ? literal_content(source_, range_of(string))
                                       : text::ByteRange();
  }
  static bool is_attribute(const Op& op) {
    return op.code == Code::attribute || op.code == Code::target_attribute;
  }
  bool is_name(OpId op) const {
    const Value& value = run_.value(op);
    return value.is(Value::Tag::name) && value.known_root;
  }

  const std::uint16_t object_field_ = syntax::field(syntax::Language::python, "object");
  const std::uint16_t left_field_ = syntax::field(syntax::Language::python, "left");
  const std::uint16_t right_field_ = syntax::field(syntax::Language::python, "right");
  const std::uint16_t arguments_field_ = syntax::field(syntax::Language::python, "arguments");
  const std::uint16_t key_field_ = syntax::field(syntax::Language::python, "key");
  const std::uint16_t call_kind_ = syntax::symbol(syntax::Language::python, "call");
  const std::uint16_t except_kind_ = syntax::symbol(syntax::Language::python, "except_clause");
  const std::uint16_t tuple_kind_ = syntax::symbol(syntax::Language::python, "tuple");
  const std::uint16_t as_pattern_kind_ = syntax::symbol(syntax::Language::python, "as_pattern");
  const std::uint16_t with_kind_ = syntax::symbol(syntax::Language::python, "with_statement");
  const std::uint16_t class_kind_ = syntax::symbol(syntax::Language::python, "class_definition");
  const std::uint16_t delete_kind_ = syntax::symbol(syntax::Language::python, "delete_statement");
  const std::uint16_t set_kind_ = syntax::symbol(syntax::Language::python, "set");
  std::string_view source_;
  Tape& tape_;
  const SymbolTable& symbols_;
  const std::vector<StarBinding>& stars_;
  EvaluatedTape& run_;
  const ReturnKinds& kinds_;
  Names& names_;
  // By symbol: the last one; those before that bind it to something else are in `earlier_`.
  std::vector<BindingId> bindings_of_symbol_;
  std::vector<BindingId> earlier_;  // by binding: the one before of the same variable
  std::vector<BindingId> binding_of_op_;
  std::vector<UseId> use_of_op_;
  std::vector<std::uint8_t> member_;   // by name: 0 not asked, 1 no, 2 yes
  std::vector<bool> tensor_use_;       // by operation: what is done with its value wants a tensor
  std::vector<bool> tensor_evidence_;  // by symbol: something only a tensor has is asked of it
  std::vector<bool> leaf_evidence_;    // by symbol: it is asked for a gradient
  std::vector<bool> text_evidence_;    // by symbol: the same of a string
  std::vector<bool> number_evidence_;  // by symbol: a number is assigned to it
  std::vector<bool> keys_;             // by operation: a tuple that was looked at as a key
  std::vector<Failures> failures_of_scope_;  // by scope: how what the function runs may fail
  Failures failures_of_lambdas_ = 0;         // how any of those without a name may fail
  std::vector<OpId> receivers_;              // by method: the operation of its receiver
  std::uint32_t open_tries_ = 0;             // bodies of `try` around the operation looked at
};

}  // namespace paddle_ls::python
