// The layers of a model as a tree.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/alignment/judge_runs.hpp"

namespace paddle_ls::cli {

struct LayerNode {
  std::string name;                                // the last part of the path
  const alignment::LayerResult* result = nullptr;  // null: it holds others and is never called
  std::vector<LayerNode> parts;                    // in the order in which they are called first

  // This layer or one nested in it differs.
  bool differs() const;
};

// The models, each as a tree; `layers` outlives them.
std::vector<LayerNode> layer_trees(const std::vector<alignment::LayerResult>& layers);

// "differs 0.02" or "agrees 2e-07, gradients differ 0.3"; empty where the layer is never called.
std::string result_words(const LayerNode& node);

// Lines of text for the layers that differ, each with its parents; layers that agree are only
// counted.
std::string layer_text(const std::vector<LayerNode>& models);

}  // namespace paddle_ls::cli
