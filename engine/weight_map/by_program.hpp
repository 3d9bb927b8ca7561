// Decides by the program that the checkpoint is for: the layer that owns a state says what it is
// called in Paddle and how it lies there.
#pragma once

#include "engine/layers/layer_program.hpp"
#include "engine/weight_map/state_map.hpp"

namespace paddle_ls::weight_map {

// Whether the class of this name and text is a helper that the conversion wrote.
bool is_helper(const std::string& name, std::string_view text);

// `model`, which has made its model, must outlive the call.
StateDecision decide_by_program(const layers::LayerProgram& model, const std::string& name,
                                const weights::Tensor& tensor, const HasState& has);

}  // namespace paddle_ls::weight_map
