#include "engine/python/evaluate/aliasing.hpp"

#include <algorithm>

#include "engine/python/evaluate/variables.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

}  // namespace

void mark_escaped(Evaluation& run, const Value& value) {
  constexpr std::size_t longest = 64;
  if (value.is(Tag::sequence)) {
    const auto parts = run.parts(run.op(value.ref));
    for (const OpId part : parts.first(std::min(parts.size(), longest))) {
      const Value element = run.values[part];
      if (!element.is(Tag::sequence)) mark_escaped(run, element);
    }
    return;
  }
  if (value.alias_of == none) return;
  if (run.tape.symbols[value.alias_of].parameter) {
    run.aliasing.escaping_parameters[value.alias_of] = true;
  }
  if (!run.environment[value.alias_of].fresh) return;
  Value held = run.environment[value.alias_of];
  held.fresh = false;
  run.environment.set(value.alias_of, held);
}

Value alias_of_variable(const Evaluation& run, SymbolId owner, Value value) {
  if (!value.is(Tag::object)) return value;
  const bool is_own = is_local(run, owner);
  if (!is_own || run.variables.captured[owner]) value.fresh = false;
  value.alias_of = is_own ? owner : none;
  return value;
}

Value bound_value(Evaluation& run, SymbolId owner, Value value) {
  if (value.is(Tag::sequence)) mark_escaped(run, value);
  if (value.alias_of != none && value.alias_of != owner) {
    mark_escaped(run, value);
    value.fresh = false;
  }
  value.alias_of = none;
  return value;
}

void set_aliasing(Evaluation& run, Value& made, const Production& by, const Value& first) {
  if (!made.is(Tag::object)) return;
  made.fresh = by.making == Making::fresh || (by.making == Making::passed && first.fresh);
  if (by.making != Making::passed) return;
  made.alias_of = first.alias_of;
  made.views = first.views;
  if (!by.gives_views) return;
  made.views = by.at;
  made.fresh = false;
  if (first.alias_of == none) return;
  Value viewed = run.environment[first.alias_of];
  viewed.views = by.at;
  viewed.fresh = false;
  run.environment.set(first.alias_of, viewed);
}

void mark_written(Evaluation& run, const Value& written) {
  if (written.views == none || run.flow.dead()) return;
  run.aliasing.written_views.resize(run.tape.ops.size(), false);
  run.aliasing.written_views[written.views] = true;
}

void mark_escaping_arguments(Evaluation& run, const Op& op, const Value& made) {
  const Op& callee = run.op(op.a);
  const bool is_method = callee.code == OpCode::attribute && !run.values[callee.a].is(Tag::name);
  const bool is_kept = is_method && run.library.method(run.text(callee.b)).keeps_arguments;
  const bool makes_holder = made.is(Tag::instance) || made.is_object(Kind::modules) ||
                            made.is_object(Kind::dataset) || made.is_object(Kind::optimizer) ||
                            made.is_object(Kind::distribution);
  if (!is_kept && !makes_holder) return;
  for (const OpId argument : run.arguments(run.call(op))) mark_escaped(run, run.values[argument]);
}

}  // namespace paddle_ls::python
