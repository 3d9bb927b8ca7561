// The result of an evaluation, as a set of queries.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

class EvaluatedTape {
 public:
  // The evaluation has run, and outlives this.
  explicit EvaluatedTape(Evaluation& run) : run_(run) {}

  // The value of the operation; for a target, its value before the assignment.
  const Value& value(OpId op) const { return run_.values[op]; }

  // The join of all values of a variable at any time.
  const Value& summary(SymbolId symbol) const { return run_.rounds.before.summaries[symbol]; }

  // `value` as an object: a qualified name is looked up, an instance has the kind of its base.
  Value as_object(const Value& value) const;

  // One element of the iterable of a loop or an unpacking.
  Value element_of(const Value& iterable, std::uint32_t origin) const;

  // One of the values of a dictionary.
  static Value value_in(const Value& mapping, std::uint32_t origin);

  // True if `qualified` is a name below a root of the known modules.
  bool is_of_library(NameId qualified);

  // True if views returned by the call `op`, or their base, are written to.
  bool views_are_written(OpId op) const;

  // The symbol `name` in the body of the class with scope `type` or of a base of it in this file,
  // or `none`.
  SymbolId member_of(ScopeId type, NameId name) const;

  // The join of all values assigned to `self.name` in the class with scope `type` or in a base of
  // it; null if there is none.
  const Value* instance_attribute(ScopeId type, NameId name) const;

  // The class of an object that overrides functions of the library, or `none`.
  NameId overriding_class(const Value& object) const;
  bool defines_itself(const Value& object, NameId member) const;

  // True for an attribute that only tensors have, or whose call has arguments that only methods of
  // tensors accept.
  bool is_tensor_method(const Op& attribute) const;

  // True for an attribute that only strings have, or whose call only fits the method of strings:
  // `x.split(",")`.
  bool is_text_method(const Op& attribute) const;

  // The same, and for any attribute that is called with a string, which methods of tensors rarely
  // accept.
  bool is_not_tensor_method(const Op& attribute) const;

  // True for `x.grad`, which is not called.
  bool reads_gradient(const Op& attribute) const;

 private:
  Evaluation& run_;
};

}  // namespace paddle_ls::python
