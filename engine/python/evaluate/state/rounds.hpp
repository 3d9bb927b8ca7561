// What one round over the program finds, and the next one may read.
#pragma once

#include <vector>

#include "engine/python/evaluate/state/program.hpp"
#include "engine/python/evaluate/state/value.hpp"

namespace paddle_ls::python {

// What `self.name` was assigned, joined.
struct InstanceAttribute {
  NameId name;
  Value value;
};

struct Round {
  void reset(const Program& program);

  std::vector<Value> summaries;  // by symbol: all that it holds at any time
  std::vector<Value> results;    // by function
  std::vector<Value> passed;     // by symbol of a parameter: what calls pass
  std::vector<std::vector<InstanceAttribute>> attributes;  // by scope of a class
  std::vector<std::uint32_t> queue;                        // functions whose definition was reached
  std::vector<bool> queued;                                // by function
  std::vector<bool> finished;                              // by function
};

struct Rounds {
  // All that a variable is known to hold: in the first round, what it was assigned so far.
  const Value& summary_so_far(SymbolId symbol) const {
    return is_first ? next.summaries[symbol] : before.summaries[symbol];
  }

  Round before;  // what the round before found
  Round next;    // what this round finds
  bool is_first = true;
};

}  // namespace paddle_ls::python
