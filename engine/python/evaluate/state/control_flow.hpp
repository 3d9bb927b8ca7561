// Branches, loops and exceptions: which of the changes to variables can have happened.
//
// Every branch runs on the state before the statement and is rolled back; what the branches changed
// is joined after it. A loop runs until what it read at its head is what it leaves there.
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

  // Forgets all statements, before a function of `length` operations.
  void restart(OpId length);
  void count_step() { ++steps_; }

  // True where nothing that is run now can happen.
  bool dead() const { return dead_; }
  void revive() { dead_ = false; }
  void end_branch_here() { dead_ = true; }  // return, raise

  // True where loops were not run to their end: what was found need not be all that can happen.
  bool exhausted() const { return exhausted_; }

  // A variable is read; loops want to know what they read from the round before.
  void note_read(SymbolId symbol);

  void begin(Branching form, OpId at);
  void end_branch();  // of an `if`, or a handler
  void end_alternatives(bool is_exhaustive);
  OpId end_loop(OpId at);  // the next operation
  void leave_loop();       // break, continue
  void end_attempt_body();
  void begin_handler();
  // What a variable holds where no handler runs, in a handler; else null.
  const Value* unless_handled(SymbolId symbol) const;
  void begin_else();
  void end_else();
  void begin_finally();
  void end_attempt();

  // Attributes that `isinstance` was asked about on this branch, and what they hold where it said
  // yes.
  std::vector<std::pair<OpId, Value>> narrowed;

 private:
  // An if, loop or try statement that is being run.
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
    bool has_exits = false;         // a break or continue in it leaves the loop around
    bool body_live = false;         // attempt: end of body (and else) can be reached
    bool merged = false;
    bool handles = false;          // attempt: in a handler
    std::vector<Change> body;      // attempt: changes at the end of the body
    std::vector<Change> at_error;  // attempt: what a handler finds
  };

  void merge(Control& control, std::uint32_t branches);
  void merge_attempt(Control& control);
  void apply(const std::vector<Change>& changes);
  void roll_back(const Control& control);

  Environment& environment_;
  std::vector<Control> controls_;
  std::vector<Change> finals_;        // changes that branches end with
  std::vector<Change> exits_;         // what variables held at breaks and continues
  std::vector<std::uint32_t> loops_;  // indexes into `controls_`
  std::vector<bool> read_at_head_;    // by symbol: read in a loop as it was before the loop
  std::size_t steps_ = 0;
  std::size_t step_limit_ = 0;  // where loops stop to be repeated
  bool exhausted_ = false;
  bool dead_ = false;
};

}  // namespace paddle_ls::python
