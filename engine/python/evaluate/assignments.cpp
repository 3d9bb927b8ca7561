#include "engine/python/evaluate/assignments.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/narrowing.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/operators.hpp"
#include "engine/python/evaluate/variables.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The elements of a display that is assigned to the same number of targets; empty for other values.
std::span<const OpId> elements_pairwise(const EvaluatedFile& program, const Value& value,
                                        const Op& targets) {
  if (!value.is(Tag::sequence)) return {};
  const std::span<const OpId> elements = program.parts(program.op(value.ref));
  const std::span<const OpId> parts = program.parts(targets);
  const bool has_starred = std::any_of(parts.begin(), parts.end(), [&](OpId part) {
    return program.op(part).code == OpCode::target_starred;
  });
  return elements.size() == parts.size() && !has_starred ? elements : std::span<const OpId>();
}

Value unpacked_part(const Evaluation& run, const Value& value, std::size_t index) {
  if (!value.is(Tag::pair)) return element_of(run, value, value.origin);
  if (index == 0) return python_value();
  Value part = object_value(value.kind, value.certainty, Reason::element, value.ref, value.origin);
  part.called = value.called;
  part.number = value.number;
  part.axes = value.axes;
  return part;
}

// An element of a dictionary or of a list, and a part of a tensor.
Value item_of(const Evaluation& run, const Value& container, std::uint32_t origin) {
  if (container.is(Tag::mapping)) return value_in(container, origin);
  const bool holds = container.is(Tag::sequence) || container.is_object(Kind::tensors);
  return holds ? as_object(run, element_of(run, container, origin)) : unknown_value();
}

// The value of the target of an augmented assignment before it.
Value value_before(Evaluation& run, OpId target, std::uint32_t origin) {
  const Op& place = run.op(target);
  if (place.code == OpCode::target_name) {
    const SymbolId owner = run.owner(place.a);
    Value& before = run.values[target];
    before = alias_of_variable(run, owner, read_variable(run, owner));
    before.alias_of = none;
    return before;
  }
  const bool is_item = place.code == OpCode::target_subscript;
  return is_item ? item_of(run, run.values[place.a], origin) : run.values[target];
}

// Assigns to a variable in an assignment or a walrus, which is the operation `by`.
Value assign_variable(Evaluation& run, SymbolId owner, const Value& value, OpId by) {
  Value bound = bound_value(run, owner, value);
  if (bound.is(Tag::name)) bound.origin = by;
  bind_variable(run, owner, bound);
  return bound;
}

void assign_one(Evaluation& run, OpId target, const Value& value) {
  const Op& op = run.op(target);
  if (!run.flow.narrowed.empty()) forget_narrowed(run, op);
  switch (op.code) {
    case OpCode::target_name: assign_variable(run, run.owner(op.a), value, target); return;
    case OpCode::target_attribute:
      mark_escaped(run, value);
      mark_escaped(run, run.values[op.a]);  // `x.requires_grad = True`: its identity matters
      return set_attribute(run, run.values[op.a], op.b, value);
    case OpCode::target_starred: return assign_one(run, op.a, python_value());
    case OpCode::target_subscript:
      mark_written(run, run.values[op.a]);
      if (!run.values[op.a].is_object(Kind::tensor)) mark_escaped(run, value);
      return put_into(run, op.a, value);
    default: return;
  }
}

}  // namespace

void assign(Evaluation& run, OpId target, const Value& value) {
  if (run.op(target).code != OpCode::target_sequence) return assign_one(run, target, value);
  std::vector<std::pair<OpId, Value>> waiting{{target, value}};
  while (!waiting.empty()) {
    const auto [next, held] = waiting.back();
    waiting.pop_back();
    const Op& op = run.op(next);
    if (op.code != OpCode::target_sequence) {
      assign_one(run, next, held);
      continue;
    }
    const std::span<const OpId> elements = elements_pairwise(run, held, op);
    const std::span<const OpId> targets = run.parts(op);
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Value part = elements.empty() ? unpacked_part(run, held, i) : run.values[elements[i]];
      // A display from another statement is the value of a variable, which aliases its elements
      // too.
      const bool is_held =
          !elements.empty() && run.op(held.ref).statement != run.op(target).statement;
      if (is_held) part.fresh = false;
      waiting.emplace_back(targets[i], part);
    }
  }
}

Value assign_by_walrus(Evaluation& run, OpId at, const Op& op) {
  return assign_variable(run, run.owner(op.a), run.values[op.b], at);
}

void set_attribute(Evaluation& run, const Value& object, NameId name, const Value& value) {
  if (!object.is(Tag::instance) || run.flow.dead()) return;
  Value held = value;
  held.fresh = false;
  held.alias_of = none;
  if (held.is(Tag::name)) {
    // A name read through an attribute is not a dotted path from a binding.
    held.known_root = false;
    held.origin = none;
  }
  auto& summaries = run.rounds.next.attributes[object.ref];
  for (InstanceAttribute& summary : summaries) {
    if (summary.name != name) continue;
    summary.value = join(summary.value, held);
    return;
  }
  summaries.push_back({name, held});
}

Value imported_value(Evaluation& run, const Op& op, OpId at) {
  const Value* tried = run.flow.unless_handled(run.owner(op.a));
  const bool is_there = tried != nullptr && tried->is(Tag::name) && tried->known_root &&
                        run.library.name(run.text(tried->ref)).exists;
  return is_there ? *tried : name_value(run, op.b, at);
}

Value augmented_value(Evaluation& run, OpId target, const Op& op) {
  const Value before = as_object(run, value_before(run, target, op.start));
  const Value result = evaluate_operator(run, before, as_object(run, run.values[op.b]), op);
  if (!before.is_object(Kind::tensor)) return result;
  mark_written(run, before);
  Value changed = result;
  changed.fresh = before.fresh;
  changed.views = before.views;
  changed.axes = before.axes;
  changed.may_be_number = false;
  if (!before.may_be_number) changed.number = before.number;
  return changed;
}

}  // namespace paddle_ls::python
