// Branches, loops and exceptions: which changes to variables can have happened.
//
// Every branch runs on the state before the statement and is rolled back; the changes of the
// branches are joined after it. A loop runs until the values at its head are the same as at its
// end.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/python/evaluate/state/environment.hpp"

namespace paddle_ls::python {

enum class Branching : std::uint8_t { alternatives, loop, attempt };

class ControlFlow {
 public:
  ControlFlow(Environment& environment, std::size_t symbols)
      : environment_(environment), read_at_head_(symbols, false) {}

  // Discards all statements, before a function of `length` operations.
  void restart(OpId length);
  void count_step() { ++steps_; }

  // True if the current code cannot be reached.
  bool dead() const { return dead_; }
  void revive() { dead_ = false; }
  void end_branch_here() { dead_ = true; }  // return, raise

  // True if loops were cut off: the values found may not be all that are possible.
  bool exhausted() const { return exhausted_; }

  // Records a read of a variable; loops track what they read from the previous iteration.
  void note_read(SymbolId symbol);

  void begin(Branching form, OpId at);
  void end_branch();  // of an `if`, or a handler
  void end_alternatives(bool is_exhaustive);
  OpId end_loop(OpId at);  // the next operation
  void leave_loop();       // break, continue
  void end_attempt_body();
  void begin_handler();
  // In a handler, the value of a variable if no handler runs; else null.
  const Value* unless_handled(SymbolId symbol) const;
  void begin_else();
  void end_else();
  void begin_finally();
  void end_attempt();

  // Attributes tested by `isinstance` on this branch, with their values if the test holds.
  std::vector<std::pair<OpId, Value>> narrowed;

 private:
  // An if, loop or try statement that is running.
  struct Control {
    Branching form = Branching::alternatives;
    bool dead_before = false;
    std::uint32_t mark = 0;
    std::uint32_t first_narrowed = 0;  // in `narrowed`
    OpId begin = none;
    std::uint32_t rounds = 0;
    std::uint32_t first_final = 0;  // in `finals_`
    std::uint32_t branches = 0;     // that can reach the end
    std::uint32_t first_exit = 0;   // in `exits_`
    bool has_exits = false;         // a break or continue in it leaves the surrounding loop
    bool body_live = false;         // attempt: end of body (and else) can be reached
    bool merged = false;
    bool handles = false;                  // attempt: in a handler
    std::vector<VariableChange> body;      // attempt: changes at the end of the body
    std::vector<VariableChange> at_error;  // attempt: the values that a handler sees
  };

  void merge(Control& control, std::uint32_t branches);
  void merge_attempt(Control& control);
  void apply(const std::vector<VariableChange>& changes);
  void roll_back(const Control& control);

  Environment& environment_;
  std::vector<Control> controls_;
  std::vector<VariableChange> finals_;  // changes at the ends of branches
  std::vector<VariableChange> exits_;   // values of variables at breaks and continues
  std::vector<std::uint32_t> loops_;    // indexes into `controls_`
  std::vector<bool> read_at_head_;      // by symbol: a loop read its value from before the loop
  std::size_t steps_ = 0;
  std::size_t step_limit_ = 0;  // loops are not repeated beyond it
  bool exhausted_ = false;
  bool dead_ = false;
};

}  // namespace paddle_ls::python
