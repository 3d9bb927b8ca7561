#include "engine/python/evaluate/run_tape.hpp"

#include <algorithm>
#include <utility>

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/annotations.hpp"
#include "engine/python/evaluate/assignments.hpp"
#include "engine/python/evaluate/bind_parameters.hpp"
#include "engine/python/evaluate/decorators.hpp"
#include "engine/python/evaluate/evaluate.hpp"
#include "engine/python/evaluate/iteration.hpp"
#include "engine/python/evaluate/narrowing.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/overrides.hpp"
#include "engine/python/evaluate/variables.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

constexpr int round_count = 2;

bool is_expression(OpCode code) {
  return code < OpCode::assign;
}

OpId skip_function(Round& round, std::uint32_t function, OpId end) {
  // A definition inside a loop is reached once per iteration of the loop.
  if (!round.queued[function]) round.queue.push_back(function);
  round.queued[function] = true;
  return end + 1;
}

// Runs a control operation; returns the next operation.
OpId apply_control(Evaluation& run, OpId at, const Op& op) {
  switch (op.control) {
    case Control::jump: return op.a;
    case Control::function_begin:
      return skip_function(run.rounds.next, run.tape.function_of_scope[op.a], op.b);
    case Control::class_begin: begin_class(run, op); break;
    case Control::if_begin: run.flow.begin(Branching::alternatives, at); break;
    case Control::branch_end: run.flow.end_branch(); break;
    case Control::if_end: run.flow.end_alternatives((op.flags & exhaustive) != 0); break;
    case Control::loop_begin: run.flow.begin(Branching::loop, at); break;
    case Control::loop_end: return run.flow.end_loop(at);
    case Control::try_begin: run.flow.begin(Branching::attempt, at); break;
    case Control::try_body_end: run.flow.end_attempt_body(); break;
    case Control::handler_begin: run.flow.begin_handler(); break;
    case Control::handler_end:
      // The name of the exception is unbound after its handler.
      if (op.a != none && run.op(op.a).code == OpCode::target_name) assign(run, op.a, Value{});
      run.flow.end_branch();
      break;
    case Control::try_else_begin: run.flow.begin_else(); break;
    case Control::try_else_end: run.flow.end_else(); break;
    case Control::finally_begin: run.flow.begin_finally(); break;
    case Control::try_end: run.flow.end_attempt(); break;
    default: break;
  }
  return at + 1;
}

void bind_stars(Evaluation& run, OpId at) {
  const auto first =
      std::lower_bound(run.stars.begin(), run.stars.end(), at,
                       [](const StarBinding& star, OpId other) { return star.op < other; });
  for (auto star = first; star != run.stars.end() && star->op == at; ++star) {
    bind_variable(run, star->symbol, name_value(run, star->target, at));
  }
}

void define(Evaluation& run, OpId at, const Op& op) {
  const bool is_function = run.tape.function_of_scope[op.b] != none;
  if (is_function && is_accessor(run, at)) return;
  const bool is_known = !is_function || keeps_function(run, at);
  const Value defined{.tag = is_function ? Tag::function : Tag::type, .ref = op.b};
  bind_variable(run, run.owner(op.a), is_known ? defined : unknown_value());
}

void give_result(Evaluation& run, OpId given) {
  const std::uint32_t function = run.running.function;
  if (function == none || run.flow.dead()) return;
  Value value = given == none ? run.values[none_value] : as_passed(run, given);
  mark_escaped(run, value);
  value.alias_of = none;
  Value& result = run.rounds.next.results[function];
  result = join(result, value);
}

// The value that `x: Tensor = f()` assigns: the annotation is used if the value is unknown.
Value assigned_value(const Evaluation& run, OpId at, const Op& op) {
  const Value& value = run.values[op.b];
  const Op& before = run.op(at - 1);
  const bool is_declared = before.code == OpCode::declare && before.a == op.a;
  return value.is(Tag::unknown) && is_declared ? annotated(run, before.b) : value;
}

void apply_effect(Evaluation& run, OpId at, const Op& op) {
  switch (op.code) {
    case OpCode::assign: return assign(run, op.a, assigned_value(run, at, op));
    case OpCode::declare: return assign(run, op.a, annotated(run, op.b));
    case OpCode::augment: return assign(run, op.a, augmented_value(run, op.a, op));
    case OpCode::iterate: return iterate(run, op.a, op.b);
    case OpCode::remove: return assign(run, op.a, Value{});
    case OpCode::import: return bind_variable(run, run.owner(op.a), imported_value(run, op, at));
    case OpCode::star_import: return bind_stars(run, at);
    case OpCode::define: return define(run, at, op);
    case OpCode::capture: return bind_variable(run, run.owner(op.a), unknown_value());
    case OpCode::narrow: return narrow(run, op);
    case OpCode::result: give_result(run, op.a); return run.flow.end_branch_here();
    case OpCode::stop_branch: return run.flow.end_branch_here();
    case OpCode::leave_loop: return run.flow.leave_loop();
    default: return;
  }
}

// Runs one operation; returns the next one.
OpId step(Evaluation& run, OpId at) {
  const Op& op = run.op(at);
  if (is_expression(op.code)) {
    run.values[at] = evaluate(run, at, op);
    return at + 1;
  }
  if (op.code == OpCode::control) return apply_control(run, at, op);
  apply_effect(run, at, op);
  return at + 1;
}

void run_range(Evaluation& run, OpId first, OpId last) {
  run.flow.restart(last - first);
  for (OpId at = first; at < last; run.flow.count_step()) at = step(run, at);
  if (!run.flow.exhausted()) return;
  for (OpId at = first; at < last; ++at) {
    run.values[at].certainty = std::min(run.values[at].certainty, Certainty::likely);
  }
}

// The result of a function whose body has run.
Value result_of_body(const Evaluation& run, std::uint32_t function) {
  const FunctionFacts& facts = run.tape.functions[function];
  const bool gives_itself = !facts.is_async && !facts.yields;
  if (!gives_itself) return unknown_value();
  const OpId lambda_value = run.op(run.op(facts.begin).b).b;
  const Value& returned = run.rounds.next.results[function];
  const Value& result = lambda_value != none ? run.values[lambda_value] : returned;
  // The annotation of the result is used if the returned values are unknown.
  if (result.is(Tag::unknown) && facts.returns != none) {
    const Value promised = annotated(run, facts.returns);
    return promised.is(Tag::unbound) ? run.values[none_value] : promised;
  }
  return result.is(Tag::unbound) ? run.values[none_value] : result;
}

void begin_run(Evaluation& run, RunningFunction running) {
  run.running = running;
  run.flow.revive();
}

void run_function(Evaluation& run, std::uint32_t function) {
  const FunctionFacts& facts = run.tape.functions[function];
  run.environment.forget_log();
  begin_run(run, {.root = facts.scope, .function = function});
  bind_parameters(run, facts);
  run_range(run, facts.begin + 1, run.op(facts.begin).b);
  run.rounds.next.results[function] = result_of_body(run, function);
  run.rounds.next.finished[function] = true;
}

void run_round(Evaluation& run) {
  Round& round = run.rounds.next;
  round.reset(run);
  run.environment.reset();
  begin_run(run, {});
  run_range(run, shared_operations, static_cast<OpId>(run.tape.ops.size()));
  for (std::size_t i = 0; i < round.queue.size(); ++i) run_function(run, round.queue[i]);
  std::swap(run.rounds.before, run.rounds.next);
}

}  // namespace

bool run_tape(Evaluation& run, const syntax::Stop& stop) {
  for (int round = 0; round < round_count; ++round) {
    if (stop && stop()) return false;
    run.rounds.is_first = round == 0;
    run_round(run);
  }
  return true;
}

}  // namespace paddle_ls::python
