#include "engine/python/evaluate/variables.hpp"

#include "engine/python/evaluate/aliasing.hpp"

namespace paddle_ls::python {

bool is_local(const Evaluation& run, SymbolId owner) {
  return run.variables.root_of_scope[run.tape.symbols[owner].scope] == run.running.root;
}

void bind_variable(Evaluation& run, SymbolId owner, const Value& value) {
  run.environment.set(owner, value);
  add_to_summary(run, owner, value);
}

void add_to_summary(Evaluation& run, SymbolId owner, const Value& value) {
  if (run.flow.dead()) return;
  Value& summary = run.rounds.next.summaries[owner];
  summary = join(summary, value);
}

Value read_variable(Evaluation& run, SymbolId owner) {
  const Value& summary = run.rounds.before.summaries[owner];
  const bool is_written_elsewhere = run.variables.written_elsewhere[owner];
  const bool by_walrus = run.tape.symbols[owner].by_walrus;
  if (is_local(run, owner) && !by_walrus) {
    run.flow.note_read(owner);
    const Value& value = run.environment[owner];
    return is_written_elsewhere ? join(value, summary) : value;
  }
  if (!run.rounds.is_first) return summary;
  return is_written_elsewhere || by_walrus ? unknown_value() : run.rounds.next.summaries[owner];
}

Value load_variable(Evaluation& run, const Op& op) {
  const Symbol& symbol = run.tape.symbols[op.a];
  const bool later = (op.flags & in_string) != 0;
  Value value =
      later ? run.rounds.before.summaries[symbol.owner] : read_variable(run, symbol.owner);
  if (value.is(Value::Tag::unbound) && symbol.outer != none) {
    value = read_variable(run, symbol.outer);
  }
  if (!value.is(Value::Tag::unbound)) {
    value = alias_of_variable(run, symbol.owner, value);
    if ((op.flags & kept) != 0) mark_escaped(run, value);
    return value;
  }
  const bool by_python = run.variables.builtin[symbol.outer == none ? symbol.owner : symbol.outer];
  return by_python ? Value{.tag = Value::Tag::builtin, .ref = symbol.name} : unknown_value();
}

}  // namespace paddle_ls::python
