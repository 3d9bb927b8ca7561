// The names and layouts that the states of PyTorch's layers have in the layers that rules write:
// the field `states` of a rule, `weight -> weight.T; num_batches_tracked -> (why it goes)`.
//
// A layer without an entry keeps names and layouts. `*` matches any text, and in the target repeats
// the text of the same `*`. A target ends with `.T` if the matrix is transposed, with `.flat` if
// the tensor has one dimension, and with ` as weight` if it is the state `weight` of the layer that
// this one wraps. Targets separated by ` + ` are equal parts of the first dimension, those
// separated by ` & ` are the same tensor.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

struct StateTarget {
  std::string name;
  bool transposed = false;
  bool flat = false;
  std::string like = {};  // a state of the wrapped layer

  bool operator==(const StateTarget&) const = default;
};

// How a state is converted. Without targets it is removed, for the reason.
struct StateRule {
  std::string state;  // the name in PyTorch, may contain `*`
  std::vector<StateTarget> targets;
  bool are_parts = false;
  std::string reason;
};

struct LayerStates {
  std::string layer;  // the layer that the rule writes: `paddle.nn.Linear`, or the name of a helper
  std::string where;  // holds only if the layer has such a state, too; empty: always
  std::vector<StateRule> rules;
};

// One entry of the field: `layer` may be `LSTM, weight_hr_l0`, which sets `where`.
Result<LayerStates> read_layer_states(std::string_view layer, std::string_view text);

// The rule for `state`, with the targets filled in for this state.
std::optional<StateRule> rule_for(const LayerStates& states, std::string_view state);

}  // namespace paddle_ls::rewrite
