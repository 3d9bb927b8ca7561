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

// The results of the program's own tests.
std::string tests_text(const AlignedEntry& entry);

// One JSON object on one line.
std::string align_json(const AlignedEntry& entry);

// "off by up to 0.5 at [0, 3]: 1 is 1.5 (values are up to 2)".
std::string error_words(const alignment::RunDifference& difference);

// "torch.nn.ReLU becomes paddle.nn.ReLU: proof [difference]; needs review: ...".
std::string use_words(const project::PairedUse& use);

}  // namespace paddle_ls::cli
