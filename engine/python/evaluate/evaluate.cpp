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
    case Code::literal: return python_value();
    case Code::string: return python_value(Reason::text);
    case Code::none_literal: return run.values[none_value];
    case Code::load: return load_variable(run, op);
    case Code::attribute: return evaluate_narrowed_attribute(run, at, op);
    case Code::target_attribute: return evaluate_attribute(run, at, op);
    case Code::call: return evaluate_call(run, at, op);
    case Code::binary:
    case Code::bar: return evaluate_binary(run, op);
    case Code::compare: return evaluate_comparison(run, op);
    case Code::unary: return evaluate_unary(run, op);
    case Code::choice: return evaluate_choice(run, op);
    case Code::subscript: return evaluate_subscript(run, op);
    case Code::sequence:
      if (op.b == op.c) return {.tag = Tag::empty};
      return {.tag = Tag::sequence, .ref = at};
    case Code::comprehension: return container_of(run.values[op.a]);
    case Code::mapping: return evaluate_mapping(run, op);
    case Code::lambda: return {.tag = Tag::function, .ref = op.a};
    case Code::walrus: return assign_by_walrus(run, at, op);
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
