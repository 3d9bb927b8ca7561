// Values as objects of a kind, and the classes of this file with their members.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What `qualified` names, bound last by the operation `binding`.
Value name_value(Evaluation& run, NameId qualified, OpId binding);

// Something that is surely of the class `api` of the library, or of one that derives from it.
Value instance_of(const Program& program, Kind kind, NameId api, Reason reason,
                  std::uint32_t origin);

// `value` as an object: a qualified name is looked up, an instance has the kind of its base.
Value as_object(const Evaluation& run, const Value& value);

// True for an object that a package made whose values are never of the library: what it consists of
// is not either.
bool is_foreign(const Program& program, const Value& object);

// Notes the base classes of a class statement.
void begin_class(Evaluation& run, const Op& op);

// The symbol `name` in the body of the class with scope `type` or of a base of it in this file, or
// `none`.
SymbolId member_of(const Evaluation& run, ScopeId type, NameId name);

// What `self.name` was assigned in the class with scope `type` or in a base of it, joined; of the
// round before; null if nothing.
const Value* instance_attribute(const Evaluation& run, ScopeId type, NameId name);

}  // namespace paddle_ls::python
