// The state of comparing two runs. Internal to judge*.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/alignment/judge_runs.hpp"
#include "engine/alignment/layer_results.hpp"
#include "engine/alignment/rounding.hpp"
#include "engine/alignment/run_events.hpp"
#include "engine/alignment/second_run.hpp"

namespace paddle_ls::alignment {

using EventsByNumber = std::unordered_map<std::size_t, const RunEvent*>;

// Null if there is no such event.
const RunEvent* event_numbered(const EventsByNumber& events, std::size_t number);

// A layer: the number of its model, and its path there.
using LayerPath = std::pair<std::uint32_t, std::string>;

struct Judging {
  Judging(const RunRecording& of_original, const RunRecording& of_converted,
          const RunRecording* perturbed_original);

  // The event of the converted run; null if there is none.
  const RunEvent* partner_of(const RunEvent& event) const {
    return event_numbered(partners, event.number);
  }
  // Whether the event is of a layer that a layer of the framework consists of: each framework has
  // different ones.
  bool is_inside_leaf(const RunEvent& event) const;

  const RunRecording& original;
  const RunRecording& converted;
  EventsByNumber partners;
  SecondRun perturbed;
  LargestValues largest;
  std::map<LayerPath, const RunEvent*> begun;   // the first call of each layer
  std::map<LayerPath, const RunEvent*> layers;  // what it returns
  std::set<LayerPath> leaves;
  std::size_t first_layer = 0;             // the first event of one
  std::optional<BothLines> last_gradient;  // that agreed
  LayerResults results;
  std::optional<RunDifference> construction;  // the first one while models are made
  RunVerdict verdict;
};

}  // namespace paddle_ls::alignment
