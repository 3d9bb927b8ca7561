#include "engine/python/evaluate/narrowing.hpp"

#include <algorithm>
#include <string>

#include "engine/python/evaluate/annotations.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/variables.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// An instance of the type `type` in an `isinstance`; unbound if the type is not known.
Value instance_by_test(const Evaluation& run, OpId type, std::uint32_t origin) {
  const Value& named = run.values[type];
  switch (named.tag) {
    case Tag::name: {
      if (named.certainty != Certainty::sure) return {};
      const NameFacts facts = run.library.name(run.text(named.ref));
      if (facts.is_of_program) return {};
      return instance_of(run, facts.instance, named.ref, Reason::narrowed, origin);
    }
    case Tag::builtin: return annotated_type(run, type);
    case Tag::type: return as_object(run, {.tag = Tag::instance, .ref = named.ref});
    default: return {};
  }
}

// An instance of the tested type. With several types it may have been made by any of them, and
// their rules have to agree.
Value narrowed_to(Evaluation& run, const Op& op) {
  const Value& type = run.values[op.b];
  const Op& display = run.op(op.b);
  const bool are_several = type.is(Tag::sequence) && type.ref == op.b;
  const OpId* const first = are_several ? run.tape.operands.data() + display.b : &op.b;
  const OpId* const last = are_several ? run.tape.operands.data() + display.c : &op.b + 1;
  Value held;
  std::string makers;
  for (const OpId* at = first; at != last; ++at) {
    // A test for one class of this file does not narrow.
    const bool is_narrowed = are_several || !run.values[*at].is(Tag::type);
    const Value instance = is_narrowed ? instance_by_test(run, *at, op.start) : Value{};
    if (!instance.is(Tag::object) || (at != first && instance.kind != held.kind)) {
      return unknown_value();
    }
    held = at == first ? instance : join(held, instance);
    if (!makers.empty()) makers += '|';
    makers += run.text(instance.made_by);
  }
  if (held.is_object(Kind::module) && held.made_by == none) {
    held.made_by = run.names.texts.intern_copy(makers);
  }
  return held;
}

// True if both read the same attributes of the same variable.
bool is_same_path(const EvaluatedFile& program, OpId left, OpId right) {
  for (;;) {
    const Op& one = program.op(left);
    const Op& other = program.op(right);
    if (one.code != other.code) return false;
    if (one.code == OpCode::load) return program.owner(one.a) == program.owner(other.a);
    if (one.code != OpCode::attribute || one.b != other.b) return false;
    left = one.a;
    right = other.a;
  }
}

// True if `path` reads the assigned object, or an attribute of it.
bool begins_with(const EvaluatedFile& program, OpId path, const Op& assigned) {
  for (;; path = program.op(path).a) {
    const Op& op = program.op(path);
    if (op.code == OpCode::load) {
      return assigned.code == OpCode::target_name &&
             program.owner(op.a) == program.owner(assigned.a);
    }
    if (assigned.code == OpCode::target_attribute && op.b == assigned.b &&
        is_same_path(program, op.a, assigned.a)) {
      return true;
    }
  }
}

}  // namespace

bool is_vague(const Value& value) {
  return value.is(Tag::unknown) || value.is(Tag::conflict) ||
         (value.is(Tag::object) && value.certainty != Certainty::sure) ||
         (value.is_object(Kind::module) && value.made_by == none);
}

void narrow(Evaluation& run, const Op& op) {
  if (!run.values[op.c].is(Tag::builtin)) return;
  const Value held = narrowed_to(run, op);
  if (!held.is(Tag::object)) return;
  const Op& subject = run.op(op.a);
  if (subject.code != OpCode::load) {
    run.flow.narrowed.emplace_back(op.a, held);
    return;
  }
  const SymbolId owner = run.owner(subject.a);
  if (!is_local(run, owner)) return;
  if (is_vague(read_variable(run, owner))) run.environment.set(owner, held);
}

void forget_narrowed(Evaluation& run, const Op& assigned) {
  for (auto& each : run.flow.narrowed) {
    if (each.first != opaque_value && begins_with(run, each.first, assigned)) {
      each = {opaque_value, unknown_value()};
    }
  }
}

const Value* narrowed_value(const Evaluation& run, OpId path) {
  const auto known =
      std::find_if(run.flow.narrowed.rbegin(), run.flow.narrowed.rend(),
                   [&](const auto& each) { return is_same_path(run, each.first, path); });
  return known == run.flow.narrowed.rend() ? nullptr : &known->second;
}

}  // namespace paddle_ls::python
