// Runs a tape on abstract values: what every expression of the file evaluates to, as far as one can
// know without running it.
//
// The module runs first, function bodies after it in source order, because a body sees what its
// surroundings hold in the end. Branches are joined, loops repeat until nothing changes. What
// crosses functions (variables of outer scopes, attributes of `self`, results) is taken from the
// round before, and unknown in the first: two rounds give the answer, and no round ever assumes too
// much.
#pragma once

#include <span>
#include <vector>

#include "engine/python/evaluate/control_flow.hpp"
#include "engine/python/evaluate/value.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/link/bind_imports.hpp"
#include "engine/python/record/symbol_table.hpp"
#include "engine/python/record/tape.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

class TapeRunner {
 public:
  // `stars` in the order of their operations. All must outlive the runner.
  TapeRunner(std::string_view source, const Tape& tape, const SymbolTable& symbols, Names& names,
             const std::vector<StarBinding>& stars, const KnownModules& known,
             const ReturnKinds& kinds);

  // False when `stop` said so.
  bool run(const syntax::Stop& stop);

  // What the operation evaluated to; for a target, what is there before the assignment.
  const Value& value(OpId op) const { return values_[op]; }

  // What a variable can hold at any time.
  const Value& summary(SymbolId symbol) const { return before_.summaries[symbol]; }

  // The symbol `name` in the body of the class with scope `type` or of a base of it in this file,
  // or `none`.
  SymbolId member_of(ScopeId type, NameId name) const;

  // True when an instance of the class with scope `type` was given `name` through `self`.
  bool holds(ScopeId type, NameId name) const { return held(type, name) != nullptr; }

  // What `self.name` was assigned in the class with scope `type` or in a base of it, joined; of the
  // round before; null if nothing.
  const Value* held(ScopeId type, NameId name) const;

  // `value` as an object: a qualified name is looked up, an instance has the kind of its base.
  Value as_object(const Value& value) const;

  // True for an attribute that only tensors have, or that is called with what only their methods
  // take.
  bool is_shape(OpId value) const;
  bool is_method_of_tensor(const Op& attribute) const;
  bool is_reshaped(OpId value) const;

  // True for `x.grad`, which nobody calls.
  bool reads_gradient(const Op& attribute) const;

  // True for an attribute that only strings have, or that is called as only theirs is:
  // `x.split(",")`.
  bool is_method_of_text(const Op& attribute) const;

  // The same, and for any attribute that is called with a string, which methods of tensors seldom
  // are.
  bool is_no_method_of_tensor(const Op& attribute) const;

  // One element of what a loop or an unpacking goes over.
  Value element_of(const Value& iterable, std::uint32_t origin);

  // One of the values of a dictionary.
  static Value value_in(const Value& mapping, std::uint32_t origin);

  // True where views that the call `op` gives are written to, or what they are views of.
  bool views_are_written(OpId op) const { return op < views_written_.size() && views_written_[op]; }

  // The class of an object that answers itself for what functions of the library do with it, or
  // `none`.
  NameId answering_class(const Value& object) const;

  // True when `qualified` names something below a root of the known modules.
  bool below_root(NameId qualified);

 private:
  struct TypeFacts {
    std::vector<ScopeId> bases;  // in this file
    Kind kind = Kind::unknown;   // of an instance, by bases outside
    NameId kind_from = none;     // the base that says so
    bool open = false;           // has a base that nobody knows
    bool answers = false;        // a base in another file answers for functions of the library
  };
  struct AttributeSummary {
    NameId name;
    Value value;
  };

  // What one round finds out, and the next one may read.
  struct Round {
    void reset(std::size_t symbols, std::size_t functions, std::size_t scopes);

    std::vector<Value> summaries;  // by symbol: all that it holds at any time
    std::vector<Value> results;    // by function
    std::vector<Value> passed;     // by symbol of a parameter: what calls pass
    std::vector<std::vector<AttributeSummary>> attributes;  // by scope of a class
    std::vector<std::uint32_t> queue;  // functions whose definition was reached
    std::vector<bool> queued;          // by function
    std::vector<bool> finished;        // by function
  };

  // How a function in a class body is reached, by the decorators of Python itself.
  enum class MethodForm : std::uint8_t { plain, static_, of_class, property };

  MethodForm form_of(ScopeId function) const;
  MethodForm form_by(const Value& decorator) const;
  bool is_accessor(OpId definition) const;
  void run_round();
  void run_function(std::uint32_t function);
  void run_range(OpId first, OpId last);
  OpId step(OpId at);
  void step_effect(OpId at, const Op& op);

  OpId step_control(OpId at, const Op& op);  // run_control.cpp

  // evaluate.cpp
  Value evaluate(OpId at, const Op& op);
  Value load(const Op& op);
  Value read(SymbolId owner);
  Value attribute(OpId at, const Op& op);
  Value attribute_of_unknown(const Op& op) const;
  Value known_attribute(const Value& object, NameId name, std::uint32_t origin) const;
  Number numbers_given(const Call& call) const;
  Value attribute_of_instance(const Value& instance, NameId name, const Op& op);
  Value call(OpId at, const Op& op);
  Value called(const Op& op);
  Value call_value(const Value& callee, const Op& op, const CallShape& shape);
  bool takes_tensors(const FunctionFacts& facts, ScopeId class_body,
                     const Parameter& parameter) const;
  Value call_object(const Value& object, std::uint32_t origin) const;
  Value call_method(const Op& callee, const Op& op, const CallShape& shape);
  Value call_builtin(const Value& callee, const Op& op);

  // ownership.cpp
  void find_captured();
  Value lent(SymbolId owner, Value value) const;
  void let_others_hold(const Value& value);
  Value taken_by(SymbolId owner, Value value);
  void note_making(Value& made, Making making, bool gives_views, const Value& first, OpId at);
  void note_write(const Value& written);
  void note_kept_arguments(const Op& op, const Value& made);
  Value held_in(const Value& container, std::uint32_t origin);
  Value augmented(OpId target, const Op& op);

  // elements.cpp
  Number type_given(const Call& call) const;
  Number numbers_in(const Value& value, int depth = 0) const;
  std::uint8_t axes_in(const Value& value, int depth = 0) const;
  std::uint8_t axes_given(AxesOf which, const Call& call, const Value& object) const;
  void describe_call(Value& made, std::string_view api, const Op& op, const CallShape& shape) const;
  void describe_method(Value& made, const Value& object, std::string_view name, const Op& op,
                       const CallShape& shape) const;

  // answering.cpp
  void find_answering_methods();
  Value made_by_answering_class(const Value& callee, std::uint32_t origin) const;
  bool answers(ScopeId type, int depth) const;
  Value passed_on(OpId given) const;

  // texts.cpp
  bool comes_from_elsewhere(const Value& object) const;
  bool takes_text(const Op& attribute) const;
  bool takes_nothing(const Op& attribute) const;
  Value text_method(const Value& receiver, const Op& callee, const Op& call) const;
  Value fact_of_class(const Value& object, NameId attribute) const;
  static Value class_of_object(const Value& object);
  static Value text_of(const Value& object);

  Value attribute_by_name(const Call& call);
  Value import_by_name(const Call& call);
  Value instance_of(Kind kind, NameId api, Reason reason, std::uint32_t origin) const;
  std::string_view literal(OpId op) const;
  Value call_member(ScopeId type, NameId name, const Op& op);
  Value call_through_class(ScopeId type, NameId name, const Op& op);
  Value call_function(ScopeId scope) const;
  Kind result_of_calling(const Value& module, NameId api, const Call& call);
  void pass_arguments(const Op& call, ScopeId to, std::uint32_t bound);
  Value binary(const Value& left, const Value& right, std::uint32_t origin) const;
  static std::uint8_t axes_together(const Value& left, const Value& right);
  Value operated(const Value& left, const Value& right, const Op& op) const;
  Value compare(const Op& op);
  Value subscript(const Op& op);
  Value comprehension(const Op& op);

  // containers.cpp
  static Value container_of(const Value& element);
  Value mapping(const Op& op) const;
  static Value mapping_of(const Value& element);
  Value mapping_method(const Value& mapping, const Op& callee, const Op& call);
  Value grown(const Value& container, const Value& element);
  void put_into(OpId container, const Value& element);
  void note_elements(const Op& callee, const Op& call);
  void let_others_change(const Op& call);
  void iterate(OpId target, OpId iterable);
  bool iterate_call(OpId target, OpId iterable, std::vector<std::pair<OpId, OpId>>& waiting);
  Value annotated(OpId annotation);
  Value annotated_plainly(OpId annotation);
  bool names_one_type(const Op& form) const;
  std::span<const OpId> choices_of(const Op& form) const;
  CallShape shape_of(const Call& call);
  Value what_it_takes(const Value& callee, const Op& op) const;
  Value copy_of_first(const Call& call) const;

  // narrowing.cpp
  void narrow(const Op& op);
  Value narrowed_to(const Op& op);
  bool says_little(const Value& value) const;
  bool is_same_path(OpId left, OpId right) const;
  bool begins_with(OpId path, const Op& assigned) const;
  void forget_narrowed(const Op& assigned);
  const Value* narrowed(OpId path) const;

  // Assignments: run_tape.cpp.
  void assign(OpId target, const Value& value);
  void assign_one(OpId target, const Value& value);
  void set(SymbolId owner, const Value& value);
  void set_attribute(const Value& object, NameId name, const Value& value);
  Value imported(const Op& op, OpId at);
  void bind_parameters(const FunctionFacts& facts);
  Value parameter_value(const FunctionFacts& facts, std::uint32_t index);
  Value context_value(const FunctionFacts& facts, ScopeId class_body) const;
  Value passed_value(SymbolId parameter) const;
  Value with_passed_numbers(Value value, SymbolId parameter) const;
  bool keeps_function(OpId definition) const;
  void begin_class(const Op& op);
  TypeFacts* type_of(ScopeId scope);
  const TypeFacts* type_of(ScopeId scope) const;
  Value name_value(NameId qualified, OpId binding);

  std::string_view source_;
  const Tape& tape_;
  const SymbolTable& symbols_;
  Names& names_;
  const std::vector<StarBinding>& stars_;
  const KnownModules& known_;
  const ReturnKinds& kinds_;

  Environment environment_;
  ControlFlow flow_;
  std::vector<Value> values_;                 // by operation
  Round before_;                              // what the round before found
  Round next_;                                // what this round finds
  std::vector<std::uint32_t> type_of_scope_;  // index into `types_`, or `none`
  std::vector<TypeFacts> types_;
  std::vector<ScopeId> root_of_scope_;     // the function or module whose run includes the scope
  std::vector<bool> written_elsewhere_;    // by symbol: set from a function by global or nonlocal
  std::vector<std::uint8_t> below_root_;   // by name: 0 not asked, 1 no, 2 yes
  std::vector<NameId> answering_methods_;  // of those that the file mentions
  std::vector<bool> kept_parameters_;      // by symbol: what is passed stays with somebody
  std::vector<bool> captured_;             // by symbol: read from another function than its own
  std::vector<bool> views_written_;        // by operation
  std::vector<bool> builtin_;  // by symbol: a name of the module that only Python defines
  std::vector<std::string_view> keywords_;  // of the call that is being evaluated
  ScopeId root_ = 0;
  std::uint32_t function_ = none;
  std::uint32_t round_ = 0;
};

}  // namespace paddle_ls::python
