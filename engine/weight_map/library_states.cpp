#include "engine/weight_map/library_states.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include "engine/layers/layer_program.hpp"

namespace paddle_ls::weight_map {
namespace {

constexpr std::size_t any_rank = std::numeric_limits<std::size_t>::max();

struct Kind {
  std::string_view part;  // of the name of the layer; the first row that fits counts
  std::size_t least;      // dimensions of the state `weight`
  std::size_t most;
  std::string_view states;  // with spaces around each; a `*` at the end stands for more
};

constexpr Kind kinds[] = {
    {"BatchNorm", 1, 1, " weight bias running_mean running_var num_batches_tracked "},
    {"InstanceNorm", 1, 1, " weight bias running_mean running_var num_batches_tracked "},
    {"GroupNorm", 1, 1, " weight bias "},
    {"LayerNorm", 1, any_rank, " weight bias "},
    {"RMSNorm", 1, any_rank, " weight "},
    {"SpectralNorm", 0, any_rank, " weight_orig weight_u weight_v "},
    {"Conv", 3, 5, " weight bias "},
    {"Bilinear", 3, 3, " weight bias "},
    {"Linear", 2, 2, " weight bias "},
    {"Embedding", 2, 2, " weight "},
    {"PReLU", 1, 1, " weight "},
    {"LSTMCell", 0, 0, " weight_* bias_* "},
    {"GRUCell", 0, 0, " weight_* bias_* "},
    {"RNNCell", 0, 0, " weight_* bias_* "},
    {"LSTM", 0, 0, " weight_* bias_* "},
    {"GRU", 0, 0, " weight_* bias_* "},
    {"SimpleRNN", 0, 0, " weight_* bias_* "},
    {"HeadAttention", 0, 0, " in_proj_* q_proj_* k_proj_* v_proj_* out_proj.* bias_* "},
    {"headAttention", 0, 0, " in_proj_* q_proj_* k_proj_* v_proj_* out_proj.* bias_* "},
    {"Transformer", 0, any_rank, " * "},
    {"AdaptiveLogSoftmax", 0, any_rank, " * "},
    {"Sequential", 0, any_rank, " * "},
    {"List", 0, any_rank, " * "},
    {"Dict", 0, any_rank, " * "},
    {"Loss", 1, 1, " weight pos_weight "},
};

bool is_listed(std::string_view states, std::string_view name) {
  while (!states.empty()) {
    states.remove_prefix(std::min(states.find_first_not_of(' '), states.size()));
    const std::string_view state = states.substr(0, states.find(' '));
    if (state.empty()) return false;
    if (state == name) return true;
    if (state.ends_with('*') && name.starts_with(state.substr(0, state.size() - 1))) return true;
    states.remove_prefix(state.size());
  }
  return false;
}

}  // namespace

bool may_have_state(std::string_view type, std::string_view name, std::size_t rank) {
  if (type.starts_with("paddle.vision.models.")) return true;
  const std::string_view layer = type.substr(type.rfind('.') + 1);
  for (const Kind& kind : kinds) {
    if (layer.find(kind.part) == layer.npos) continue;
    if (!is_listed(kind.states, name)) return false;
    return name != "weight" || (kind.least <= rank && rank <= kind.most);
  }
  // Activations, pools, transforms of images; or what the program looks up by a name of which too
  // little is known.
  return layer.find(layers::any_text) != layer.npos;
}

}  // namespace paddle_ls::weight_map
