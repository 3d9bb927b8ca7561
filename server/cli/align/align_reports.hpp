// What is printed of two runs.
#pragma once

#include <string>

#include "project/align/run_programs.hpp"

namespace paddle_ls::cli {

struct AlignedEntry {
  const project::Programs& programs;
  const project::Entry& entry;
  const project::ProgramPairs& pairs;
  const project::Aligned& aligned;
};

std::string align_text(const AlignedEntry& entry);

// One object in one line.
std::string align_json(const AlignedEntry& entry);

// "values: largest error 0.5 at [0, 3], of values up to 2".
std::string error_words(const alignment::Difference& difference);

}  // namespace paddle_ls::cli
