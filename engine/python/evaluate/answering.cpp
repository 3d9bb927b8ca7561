// Objects of classes that answer themselves for what functions of the library do with them.
#include <algorithm>

#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

void TapeRunner::find_answering_methods() {
  for (const std::string_view method : kinds_.answering_methods()) {
    const NameId name = names_.texts.find(method);
    if (name != none) answering_methods_.push_back(name);
  }
}

// An object of a class of another file; unbound for other callees.
Value TapeRunner::made_by_answering_class(const Value& callee, std::uint32_t origin) const {
  if (callee.known_root || !known_.has_reexports()) return {};
  const Kind kind = known_.answering(names_.text(callee.ref));
  if (kind == Kind::unknown) return {};
  return object_value(kind, callee.certainty, Reason::answering_class, callee.ref, origin);
}

bool TapeRunner::answers(ScopeId type, int depth) const {
  const bool has_method =
      std::any_of(answering_methods_.begin(), answering_methods_.end(), [&](NameId name) {
        const SymbolId member = symbols_.find(type, name);
        return member != none && tape_.symbols[member].bound;
      });
  if (has_method) return true;
  const TypeFacts* facts = type_of(type);
  if (facts == nullptr || depth == 0) return false;
  return facts->answers || std::any_of(facts->bases.begin(), facts->bases.end(),
                                       [&](ScopeId base) { return answers(base, depth - 1); });
}

NameId TapeRunner::answering_class(const Value& object) const {
  constexpr int deepest = 8;
  if (object.is(Tag::object) && object.reason == Reason::answering_class) return object.ref;
  if (!object.is(Tag::instance) || !answers(object.ref, deepest)) return none;
  return names_.scopes[object.ref].name;
}

// What a parameter gets to hold, and what a call gives: an object by its kind, unless its class
// answers for it.
Value TapeRunner::passed_on(OpId given) const {
  const Value& value = values_[given];
  return answering_class(value) != none ? value : as_object(value);
}

}  // namespace paddle_ls::python
