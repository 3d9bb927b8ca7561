// How each layer of the models came out over all its calls.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/alignment/judge_runs.hpp"

namespace paddle_ls::alignment {

// The path of the layer that an event is of, or whose weight it is of.
std::string layer_path(const RunEvent& event);

class LayerResults {
 public:
  // A layer of the original returns.
  void note_layer(const RunEvent& event, const BothLines& made);

  // What an event is off by, relative to its size; nothing for what has no size.
  void note_error(const RunEvent& event, std::optional<double> error, bool differs);

  std::vector<LayerResult> take() { return std::move(results_); }

 private:
  LayerResult* result_of(const RunEvent& event);

  std::map<std::pair<std::uint32_t, std::string>, std::size_t> places_;
  std::vector<LayerResult> results_;
};

}  // namespace paddle_ls::alignment
