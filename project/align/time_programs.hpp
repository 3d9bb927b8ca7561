// Where a converted program takes longer than the original, and whether the conversion is the
// reason.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "project/align/program_runs.hpp"
#include "project/align/run_programs.hpp"

namespace paddle_ls::project {

// What the conversion has added at a place, and the seconds that it takes.
struct AddedTime {
  AddedWork work = AddedWork::helper;
  std::string name;
  double seconds = 0;
};

struct TimeLoss {
  std::string subject;  // the code of an expression, or the path of a layer and its class
  std::optional<std::uint32_t> site;
  alignment::BothLines at;
  double original = 0;  // seconds of one repetition, without what is measured inside
  double converted = 0;
  double calls = 0;
  std::vector<AddedTime> added;

  double seconds() const { return converted - original; }
};

struct TimedPrograms {
  TimedRun original;
  TimedRun converted;
  std::vector<TimeLoss>
      losses;                // the largest first; those of no more than a hundredth are left out
  double original_rest = 0;  // seconds of one repetition outside of all places: backward, steps
  double converted_rest = 0;
};

Result<TimedPrograms> time_programs(const Programs& programs, const Entry& entry,
                                    const ProgramPairs& pairs, const TimeWishes& wishes,
                                    const RunProgress& progress);

}  // namespace paddle_ls::project
