// What the states of PyTorch's layers are called in the layers that rules write, and how they lie
// there: the field `states` of a rule, `weight -> weight.T; num_batches_tracked -> (why it goes)`.
//
// A layer that is not spoken of keeps names and layouts. `*` stands for any text, and in the target
// for the text of the same `*`. A target ends with `.T` where the matrix is transposed, with
// `.flat` where the tensor has one dimension, and with ` as weight` where it lies as the state
// `weight` of the layer that this one is put around. Targets with ` + ` between them are equal
// parts of the first dimension, those with ` & ` are the same tensor.
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
  std::string like = {};  // a state of the layer inside

  bool operator==(const StateTarget&) const = default;
};

// What becomes of a state. Without targets it goes, for the reason.
struct StateRule {
  std::string state;  // of PyTorch, perhaps with `*`
  std::vector<StateTarget> targets;
  bool are_parts = false;
  std::string reason;
};

struct LayerStates {
  std::string layer;  // what the rule writes: `paddle.nn.Linear`, or the name of a helper
  std::string where;  // holds only where the layer has such a state, too; empty: always
  std::vector<StateRule> rules;
};

// One entry of the field: `layer` may be `LSTM, weight_hr_l0`, which names `where`.
Result<LayerStates> read_layer_states(std::string_view layer, std::string_view text);

// The rule that speaks of `state`, with its targets for this very state.
std::optional<StateRule> rule_for(const LayerStates& states, std::string_view state);

}  // namespace paddle_ls::rewrite
