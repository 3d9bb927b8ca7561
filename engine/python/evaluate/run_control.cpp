// Branches, loops, exceptions and definitions, as the tape says them.
#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {

// Runs what decides which operation comes next; returns that one.
OpId TapeRunner::step_control(OpId at, const Op& op) {
  switch (op.control) {
    case Control::jump: return op.a;
    case Control::function_begin: {
      const std::uint32_t function = tape_.function_of_scope[op.a];
      // A definition inside a loop is reached once per round of the loop.
      if (!next_.queued[function]) next_.queue.push_back(function);
      next_.queued[function] = true;
      return op.b + 1;
    }
    case Control::class_begin: begin_class(op); break;
    case Control::if_begin: flow_.begin(Branching::alternatives, at); break;
    case Control::branch_end: flow_.end_branch(); break;
    case Control::if_end: flow_.end_alternatives((op.flags & exhaustive) != 0); break;
    case Control::loop_begin: flow_.begin(Branching::loop, at); break;
    case Control::loop_end: return flow_.end_loop(at);
    case Control::try_begin: flow_.begin(Branching::attempt, at); break;
    case Control::try_body_end: flow_.end_attempt_body(); break;
    case Control::handler_begin: flow_.begin_handler(); break;
    case Control::handler_end:
      // The name of the exception is gone behind its handler.
      if (op.a != none && tape_.ops[op.a].code == Code::target_name) assign(op.a, Value{});
      flow_.end_branch();
      break;
    case Control::try_else_begin: flow_.begin_else(); break;
    case Control::try_else_end: flow_.end_else(); break;
    case Control::finally_begin: flow_.begin_finally(); break;
    case Control::try_end: flow_.end_attempt(); break;
    default: break;
  }
  return at + 1;
}

}  // namespace paddle_ls::python
