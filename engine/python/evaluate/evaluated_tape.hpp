// The result of an evaluation, as the questions that may be asked of it.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

class EvaluatedTape {
 public:
  // The evaluation has run, and outlives this.
  explicit EvaluatedTape(Evaluation& run) : run_(run) {}

  // What the operation evaluated to; for a target, what is there before the assignment.
  const Value& value(OpId op) const { return run_.values[op]; }

  // All that a variable can hold at any time.
  const Value& summary(SymbolId symbol) const { return run_.rounds.before.summaries[symbol]; }

  // `value` as an object: a qualified name is looked up, an instance has the kind of its base.
  Value as_object(const Value& value) const;

  // One element of what a loop or an unpacking goes over.
  Value element_of(const Value& iterable, std::uint32_t origin) const;

  // One of the values of a dictionary.
  static Value value_in(const Value& mapping, std::uint32_t origin);

  // True when `qualified` names something below a root of the known modules.
  bool is_of_library(NameId qualified);

  // True where views that the call `op` gives are written to, or what they are views of.
  bool views_are_written(OpId op) const;

  // The symbol `name` in the body of the class with scope `type` or of a base of it in this file,
  // or `none`.
  SymbolId member_of(ScopeId type, NameId name) const;

  // What `self.name` was assigned in the class with scope `type` or in a base of it, joined; null
  // if nothing.
  const Value* instance_attribute(ScopeId type, NameId name) const;

  // The class of an object that overrides what functions of the library do with it, or `none`.
  NameId overriding_class(const Value& object) const;

  // True for an attribute that only tensors have, or that is called with what only their methods
  // take.
  bool is_tensor_method(const Op& attribute) const;

  // True for an attribute that only strings have, or that is called as only theirs is:
  // `x.split(",")`.
  bool is_text_method(const Op& attribute) const;

  // The same, and for any attribute that is called with a string, which methods of tensors seldom
  // are.
  bool is_not_tensor_method(const Op& attribute) const;

  // True for `x.grad`, which is not called.
  bool reads_gradient(const Op& attribute) const;

 private:
  Evaluation& run_;
};

}  // namespace paddle_ls::python
