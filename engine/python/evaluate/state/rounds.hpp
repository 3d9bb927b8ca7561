// The results of one round over the program, which the next one may read.
#pragma once

#include <vector>

#include "engine/python/evaluate/state/evaluated_file.hpp"
#include "engine/python/evaluate/state/value.hpp"

namespace paddle_ls::python {

// The join of all values assigned to `self.name`.
struct InstanceAttribute {
  NameId name;
  Value value;
};

struct Round {
  void reset(const EvaluatedFile& program);

  std::vector<Value> summaries;  // by symbol: the join of its values at any time
  std::vector<Value> results;    // by function
  std::vector<Value> passed;     // by symbol of a parameter: the arguments of calls
  std::vector<std::vector<InstanceAttribute>> attributes;  // by scope of a class
  std::vector<std::uint32_t> queue;                        // functions whose definition was reached
  std::vector<bool> queued;                                // by function
  std::vector<bool> finished;                              // by function
};

struct Rounds {
  // The known values of a variable, joined: in the first round, the assignments so far.
  const Value& summary_so_far(SymbolId symbol) const {
    return is_first ? next.summaries[symbol] : before.summaries[symbol];
  }

  Round before;  // results of the previous round
  Round next;    // results of this round
  bool is_first = true;
};

}  // namespace paddle_ls::python
