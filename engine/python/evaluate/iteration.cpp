#include "engine/python/evaluate/iteration.hpp"

#include <span>
#include <utility>
#include <vector>

#include "engine/python/evaluate/assignments.hpp"
#include "engine/python/evaluate/elements.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The call that made what is iterated over: here, or before in a variable.
OpId call_behind(const Evaluation& run, OpId iterable) {
  const Value& value = run.values[iterable];
  return value.is(Tag::zipped) ? value.ref : iterable;
}

// True if `iterable` is a known call; the remaining assignments are then in `waiting`.
bool unpack_iterated_call(Evaluation& run, OpId target, OpId iterable,
                          std::vector<std::pair<OpId, OpId>>& waiting) {
  const Op& op = run.op(call_behind(run, iterable));
  if (op.code != OpCode::call || !run.values[op.a].is(Tag::builtin)) return false;
  const std::string_view name = run.text(run.values[op.a].ref);
  const Call& call = run.call(op);
  if (call.unpacks || call.positional == 0) return false;
  const std::span<const OpId> arguments = run.positional(call);
  if (name == "reversed") {
    waiting.emplace_back(target, arguments[0]);
    return true;
  }
  const Op& targets = run.op(target);
  if (targets.code != OpCode::target_sequence) return false;
  const std::span<const OpId> parts = run.parts(targets);
  if (name == "enumerate" && parts.size() == 2) {
    assign(run, parts[0], python_value());
    waiting.emplace_back(parts[1], arguments[0]);
    return true;
  }
  if (name != "zip" || parts.size() != arguments.size()) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) waiting.emplace_back(parts[i], arguments[i]);
  return true;
}

}  // namespace

void iterate(Evaluation& run, OpId target, OpId iterable) {
  std::vector<std::pair<OpId, OpId>> waiting{{target, iterable}};
  while (!waiting.empty()) {
    const auto [to, from] = waiting.back();
    waiting.pop_back();
    if (!unpack_iterated_call(run, to, from, waiting)) {
      assign(run, to, element_of(run, run.values[from], run.op(from).start));
    }
  }
}

}  // namespace paddle_ls::python
