// Which call of which expression or layer a reproducer of a difference is made of.
#pragma once

#include <optional>

#include <boost/json/object.hpp>

#include "engine/alignment/judge.hpp"
#include "project/align/program_pairs.hpp"

namespace paddle_ls::project {

// As the plan of a run has it under `capture`; nothing where a difference is of no such call.
std::optional<boost::json::object> captured_place(const alignment::Difference& difference,
                                                  const alignment::Recording& original,
                                                  const alignment::Recording& converted,
                                                  const ProgramPairs& pairs);

}  // namespace paddle_ls::project
