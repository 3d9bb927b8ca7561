// The states of layers that the built-in rules describe.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/layer_states.hpp"

namespace paddle_ls::rewrite {

// One line for each layer: its name, a tab, and the text of the field `states`.
std::string_view built_in_layer_states();

// By layer. Among several entries for one layer, those with the longest condition come first.
using KnownStates = std::map<std::string, std::vector<LayerStates>, std::less<>>;

const KnownStates& known_states();

}  // namespace paddle_ls::rewrite
