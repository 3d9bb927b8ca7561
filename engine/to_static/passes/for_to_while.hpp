// The parts of a `for` loop that becomes a loop with a condition.
//
// Both the pass for `break` and `return` and the pass for loops take a `for` apart in this way, and
// its limits are hazards (D03, D04, D09, D53).
#pragma once

#include <optional>
#include <string>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

struct ForParts {
  NodeList before;  // the statements before the loop
  NodeId condition;
  std::string index;  // the name that counts
};

// Takes `loop` apart; its body gets what the loop did at its begin and end. Nothing, with or
// without a refusal, when the kind of loop is not supported.
std::optional<ForParts> take_apart(State& state, NodeId loop);

// Replaces `loop` in its list below `parent` by what comes before it and a `while` that also tests
// `condition`. The `while` shares the lists of the `for`. Gives the last statement put there, which
// is `loop` itself when it is not understood.
NodeId for_to_while(State& state, NodeId parent, NodeId loop, NodeId condition);

}  // namespace paddle_ls::to_static
