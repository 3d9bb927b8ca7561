// Values as objects of a kind, and the classes of this file with their members.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The value of the name `qualified`, bound last by the operation `binding`.
Value name_value(Evaluation& run, NameId qualified, OpId binding);

// An object that is certainly an instance of the library's class `api`, or of a subclass.
Value instance_of(const EvaluatedFile& program, Kind kind, NameId api, Reason reason,
                  std::uint32_t origin);

// An instance of a class in another file of the program, if the name `type` is one; else unbound.
Value instance_of_program(const EvaluatedFile& program, const Value& type, std::uint32_t origin);

// Whether the class of `object` is one in another file of the program, and defines the member
// itself.
bool defines_itself(const EvaluatedFile& program, const Value& object, NameId member);

// `value` as an object: a qualified name is looked up, an instance has the kind of its base.
Value as_object(const Evaluation& run, const Value& value);

// True for an object that was created by a package whose values are never of the library: its parts
// are not either.
bool is_foreign(const EvaluatedFile& program, const Value& object);

// Records the base classes of a class statement.
void begin_class(Evaluation& run, const Op& op);

// The symbol `name` in the body of the class with scope `type` or of a base of it in this file, or
// `none`.
SymbolId member_of(const Evaluation& run, ScopeId type, NameId name);

// The join of all values assigned to `self.name` in the class with scope `type` or in a base of it,
// in the previous round; null if there is none.
const Value* instance_attribute(const Evaluation& run, ScopeId type, NameId name);

}  // namespace paddle_ls::python
