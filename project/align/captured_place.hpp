// The call of an expression or layer from which a reproducer of a difference is made.
#pragma once

#include <optional>

#include <boost/json/object.hpp>

#include "engine/alignment/judge_runs.hpp"
#include "project/align/program_pairs.hpp"

namespace paddle_ls::project {

// In the form of `capture` in the plan of a run; nothing if the difference is not in such a call.
std::optional<boost::json::object> captured_place(const alignment::RunDifference& difference,
                                                  const alignment::RunRecording& original,
                                                  const alignment::RunRecording& converted,
                                                  const ProgramPairs& pairs);

}  // namespace paddle_ls::project
