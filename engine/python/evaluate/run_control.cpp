// Branches, loops, exceptions and definitions, as the tape says them.
#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {

// Runs what decides which operation comes next; returns that one.
OpId TapeRunner::step_control(OpId at, const Op& op) {
  switch (op.code) {
    case Code::jump: return op.a;
    case Code::function_begin: {
      const std::uint32_t function = tape_.function_of_scope[op.a];
      // A definition inside a loop is reached once per round of the loop.
      if (!next_.queued[function]) next_.queue.push_back(function);
      next_.queued[function] = true;
      return op.b + 1;
    }
    case Code::class_begin: begin_class(op); break;
    case Code::if_begin: flow_.begin(Branching::alternatives, at); break;
    case Code::branch_end: flow_.end_branch(); break;
    case Code::if_end: flow_.end_alternatives((op.flags & exhaustive) != 0); break;
    case Code::loop_begin: flow_.begin(Branching::loop, at); break;
    case Code::loop_end: return flow_.end_loop(at);
    case Code::try_begin: flow_.begin(Branching::attempt, at); break;
    case Code::try_body_end: flow_.end_attempt_body(); break;
    case Code::handler_begin: flow_.begin_handler(); break;
    case Code::handler_end:
      // The name of the exception is gone behind its handler.
      if (op.a != none && tape_.ops[op.a].code == Code::target_name) assign(op.a, Value{});
      flow_.end_branch();
      break;
    case Code::try_else_begin: flow_.begin_else(); break;
    case Code::try_else_end: flow_.end_else(); break;
    case Code::finally_begin: flow_.begin_finally(); break;
    case Code::try_end: flow_.end_attempt(); break;
    default: break;
  }
  return at + 1;
}

}  // namespace paddle_ls::python
