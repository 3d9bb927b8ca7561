#include "engine/python/evaluate/state/rounds.hpp"

namespace paddle_ls::python {

void Round::reset(const EvaluatedFile& program) {
  summaries.assign(program.tape.symbols.size(), Value{});
  results.assign(program.tape.functions.size(), Value{});
  passed.assign(program.tape.symbols.size(), Value{});
  attributes.assign(program.names.scopes.size(), {});
  queue.clear();
  queued.assign(program.tape.functions.size(), false);
  finished.assign(program.tape.functions.size(), false);
}

}  // namespace paddle_ls::python
