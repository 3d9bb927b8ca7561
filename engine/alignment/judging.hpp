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

using EventsByNumber = std::unordered_map<std::size_t, const Event*>;

// Null if there is no such event.
const Event* event_numbered(const EventsByNumber& events, std::size_t number);

// A layer: the number of its model, and its path there.
using LayerPath = std::pair<std::uint32_t, std::string>;

struct Judging {
  Judging(const Recording& of_original, const Recording& of_converted,
          const Recording* perturbed_original);

  // The event of the converted run; null if there is none.
  const Event* partner_of(const Event& event) const {
    return event_numbered(partners, event.number);
  }
  // Whether the event is of a layer that a layer of the framework consists of: each framework has
  // different ones.
  bool is_inside_leaf(const Event& event) const;

  const Recording& original;
  const Recording& converted;
  EventsByNumber partners;
  SecondRun perturbed;
  LargestValues largest;
  std::map<LayerPath, const Event*> begun;   // the first call of each layer
  std::map<LayerPath, const Event*> layers;  // what it returns
  std::set<LayerPath> leaves;
  std::size_t first_layer = 0;             // the first event of one
  std::optional<BothLines> last_gradient;  // that agreed
  LayerResults results;
  std::optional<Difference> construction;  // the first one while models are made
  Verdict verdict;
};

}  // namespace paddle_ls::alignment
