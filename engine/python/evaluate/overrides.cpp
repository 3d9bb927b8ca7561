#include "engine/python/evaluate/overrides.hpp"

#include <algorithm>

#include "engine/python/evaluate/object_values.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

bool overrides_functions(const Evaluation& run, ScopeId type, int depth) {
  const bool has_method =
      std::any_of(run.overriding_methods.begin(), run.overriding_methods.end(), [&](NameId name) {
        const SymbolId member = run.symbols.find(type, name);
        return member != none && run.tape.symbols[member].bound;
      });
  if (has_method) return true;
  const ClassFacts* facts = run.classes.find(type);
  if (facts == nullptr || depth == 0) return false;
  return facts->overrides ||
         std::any_of(facts->bases.begin(), facts->bases.end(),
                     [&](ScopeId base) { return overrides_functions(run, base, depth - 1); });
}

}  // namespace

Value instance_of_overriding_class(const EvaluatedFile& program, const Value& callee,
                                   std::uint32_t origin) {
  if (callee.known_root || program.known.reexports.empty()) return {};
  const Kind kind = overriding_kind(program.known, program.text(callee.ref));
  if (kind == Kind::unknown) return {};
  return object_value(kind, callee.certainty, Reason::answering_class, callee.ref, origin);
}

NameId overriding_class(const Evaluation& run, const Value& object) {
  constexpr int deepest = 8;
  if (object.is(Tag::object) && object.reason == Reason::answering_class) return object.ref;
  if (!object.is(Tag::instance) || !overrides_functions(run, object.ref, deepest)) return none;
  return run.names.scopes[object.ref].name;
}

Value as_passed(const Evaluation& run, OpId given) {
  const Value& value = run.values[given];
  return overriding_class(run, value) != none ? value : as_object(run, value);
}

}  // namespace paddle_ls::python
