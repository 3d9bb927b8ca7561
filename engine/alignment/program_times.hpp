// Where two programs spend their time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/alignment/judge_runs.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::alignment {

// A site, or a layer of a model. Seconds are those of one repetition, on average.
struct PlaceTime {
  std::optional<std::uint32_t> site;
  std::uint32_t root = 0;
  std::string path;  // of a layer
  std::string class_name;
  ProgramLine made;
  double calls = 0;
  double total = 0;
  double own = 0;  // without what is measured inside
};

struct ProgramTimes {
  std::vector<double> repetitions;  // seconds of each
  std::vector<PlaceTime> places;
  std::optional<double> memory;         // the most that the process had, in bytes
  std::optional<double> memory_before;  // when the framework was imported

  double median() const;  // 0 without repetitions
};

// `text` as the run writes it; an error says why it cannot be read.
Result<ProgramTimes> read_times(std::string_view text);

// A place in both programs.
struct PairedTime {
  PlaceTime original;
  PlaceTime converted;

  double loss() const { return converted.own - original.own; }
};

// What both have, that with the largest loss first.
std::vector<PairedTime> paired_times(const ProgramTimes& original, const ProgramTimes& converted);

}  // namespace paddle_ls::alignment
