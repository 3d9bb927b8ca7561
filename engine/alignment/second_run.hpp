// What rounding does to the original: it ran a second time with weights that are off by their last
// bits, compared with its first run.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::alignment {

class SecondRun {
 public:
  // Null: there was none, and nothing is explained.
  explicit SecondRun(const RunRecording* compared);

  // Whether an error may be rounding. `event` is of the original's first run, `part` the place of
  // the error among those of its partner. To be asked in the order of the run.
  bool explains(const RunEvent& event, std::size_t part, const PartError& error);

 private:
  enum class Group : std::uint8_t { forward, gradients, state };
  using WeightInStep = std::tuple<std::uint32_t, std::uint32_t, std::string>;  // with its root
  using GroupInStep = std::pair<Group, std::uint32_t>;

  static Group group_of(EventKind kind);
  void find_levels(const RunRecording& compared);
  double level(Group group, std::uint32_t step) const;

  std::unordered_map<std::size_t, const RunEvent*> by_number_;  // of the first run
  std::map<GroupInStep, double> levels_;                        // what most errors do not exceed
  std::map<std::uint32_t, double> kinks_;                       // by step, what they have moved
  std::map<WeightInStep, double> explained_;  // errors of the gradients of weights
};

}  // namespace paddle_ls::alignment
