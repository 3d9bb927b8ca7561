#include "engine/python/evaluate/evaluate.hpp"

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/assignments.hpp"
#include "engine/python/evaluate/calls.hpp"
#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/evaluate_attribute.hpp"
#include "engine/python/evaluate/narrowing.hpp"
#include "engine/python/evaluate/operators.hpp"
#include "engine/python/evaluate/variables.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

Value evaluate_narrowed_attribute(Evaluation& run, OpId at, const Op& op) {
  const Value held = evaluate_attribute(run, at, op);
  const Value* const known = run.flow.narrowed.empty() ? nullptr : narrowed_value(run, at);
  return known != nullptr && is_vague(held) ? *known : held;
}

// `a if c else b`, `a or b`: an alias of a variable if both are aliases of it.
Value evaluate_choice(Evaluation& run, const Op& op) {
  const Value &one = run.values[op.a], &other = run.values[op.b];
  if (one.alias_of != other.alias_of) {
    mark_escaped(run, one);
    mark_escaped(run, other);
  }
  return join(one, other);
}

}  // namespace

Value evaluate(Evaluation& run, OpId at, const Op& op) {
  switch (op.code) {
    case OpCode::literal: return python_value();
    case OpCode::string: return python_value(Reason::text);
    case OpCode::none_literal: return run.values[none_value];
    case OpCode::load: return load_variable(run, op);
    case OpCode::attribute: return evaluate_narrowed_attribute(run, at, op);
    case OpCode::target_attribute: return evaluate_attribute(run, at, op);
    case OpCode::call: return evaluate_call(run, at, op);
    case OpCode::binary:
    case OpCode::bar: return evaluate_binary(run, op);
    case OpCode::compare: return evaluate_comparison(run, op);
    case OpCode::unary: return evaluate_unary(run, op);
    case OpCode::choice: return evaluate_choice(run, op);
    case OpCode::subscript: return evaluate_subscript(run, op);
    case OpCode::sequence:
      if (op.b == op.c) return {.tag = Tag::empty};
      return {.tag = Tag::sequence, .ref = at};
    case OpCode::comprehension: return container_of(run.values[op.a]);
    case OpCode::mapping: return evaluate_mapping(run, op);
    case OpCode::lambda: return {.tag = Tag::function, .ref = op.a};
    case OpCode::walrus: return assign_by_walrus(run, at, op);
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
