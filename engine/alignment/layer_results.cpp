#include "engine/alignment/layer_results.hpp"

#include <algorithm>

#include "engine/alignment/rounding.hpp"

namespace paddle_ls::alignment {
namespace {

void raise_to(std::optional<double>& largest, double error) {
  largest = std::max(largest.value_or(0), error);
}

bool is_of_layer(const RunEvent& event) {
  return event.kind == EventKind::layer || is_of_state(event.kind) ||
         (event.kind == EventKind::gradient && !event.site);
}

}  // namespace

std::string layer_path(const RunEvent& event) {
  if (!is_of_state(event.kind)) return event.path;
  const std::size_t dot = event.path.rfind('.');
  return dot == std::string::npos ? std::string() : event.path.substr(0, dot);
}

void LayerResults::note_layer(const RunEvent& event, const BothLines& made) {
  const auto [place, is_new] = places_.try_emplace({event.root, event.path}, results_.size());
  if (is_new) {
    results_.push_back({event.root, event.path, event.class_name, made, {}, {}, true, true});
  }
}

void LayerResults::note_error(const RunEvent& event, std::optional<double> error, bool differs) {
  LayerResult* result = is_of_layer(event) ? result_of(event) : nullptr;
  if (result == nullptr) return;
  const bool is_forward = event.kind == EventKind::layer;
  if (differs) (is_forward ? result->forward_agrees : result->backward_agrees) = false;
  if (error) raise_to(is_forward ? result->forward : result->backward, *error);
}

LayerResult* LayerResults::result_of(const RunEvent& event) {
  const auto found = places_.find({event.root, layer_path(event)});
  return found == places_.end() ? nullptr : &results_[found->second];
}

}  // namespace paddle_ls::alignment
